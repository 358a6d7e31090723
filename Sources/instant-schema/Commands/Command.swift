/// One thing that the tool can be asked to do.
protocol Command {
  /// - Throws: `Failure` for what stops the command; what it only finds is its exit code.
  func run(_ session: Session) throws(Failure) -> ExitCode
}

/// Prints a text that is known without looking at anything.
struct PrintCommand: Command {
  let text: String

  func run(_ session: Session) -> ExitCode {
    session.console.output(text)
    return .success
  }
}
