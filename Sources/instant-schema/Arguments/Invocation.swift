/// How the user calls this program, for the commands that messages give to be pasted.
struct Invocation: Equatable {
  /// The words before the arguments.
  let text: String

  /// A shell starts a program that it finds on PATH by its name alone; SwiftPM gives the path of the
  /// one that it has built.
  ///
  /// - Parameter name: what the program was started as.
  init(startedAs name: String) {
    text = name.contains("/") ? "swift run instant-schema" : "instant-schema"
  }

  /// A command with these words as its arguments.
  func command(_ words: [String]) -> String {
    ([text] + words.map(ShellWord.quoted)).joined(separator: " ")
  }
}
