/// The terminal, or what stands for it: the two output streams, standard input and the environment.
protocol Console: AnyObject {
  /// Takes a command's result. It reaches standard output when the command is done.
  func output(_ bytes: [UInt8])

  /// Tells the user something, at once, on standard error.
  func error(_ bytes: [UInt8])

  /// Sends on what `output` has taken.
  ///
  /// - Throws: `FileError` if standard output does not take it all.
  func flush() throws(FileError)

  /// All of standard input.
  func input(limit: Int) throws(FileError) -> [UInt8]

  func isTerminal(_ stream: OutputStream) -> Bool

  /// The value of a variable of the environment, if it is set.
  func variable(_ name: String) -> String?
}

enum OutputStream: Sendable {
  case output, error
}

extension Console {
  func output(_ text: String) { output(Array(text.utf8)) }
  func error(_ text: String) { error(Array(text.utf8)) }
}
