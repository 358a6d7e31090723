/// Makes files that can be run, each in a process of its own: a program that another test starts while
/// this process writes a file inherits the open file, and until it ends the system refuses to run it.
package enum Executable {
  /// Writes a script.
  package static func write(_ text: String, to path: String) throws {
    let script = "mkdir -p \"$(dirname \"$1\")\" && cat > \"$1\" && chmod 755 \"$1\""
    try run(["-c", script, "sh", path], input: Array(text.utf8))
  }

  /// Copies a program.
  package static func copy(_ source: String, to path: String) throws {
    try run(["-c", "mkdir -p \"$(dirname \"$2\")\" && cp \"$1\" \"$2\"", "sh", source, path])
  }

  package struct NotMade: Error {
    package let text: String
  }

  private static func run(_ arguments: [String], input: [UInt8] = []) throws {
    let result = try Program(path: "sh").run(arguments, input: input)
    if !result.succeeded { throw NotMade(text: result.output) }
  }
}
