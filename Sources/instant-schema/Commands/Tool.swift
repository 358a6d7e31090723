import SchemaDiagnostics
import SwiftEmitter

/// The whole program, from its arguments to its exit code.
struct Tool {
  let disk: any FileSystem
  let git: any Git
  let processes: any ProcessTable
  let runner: any WorkRunner
  let console: any Console
  let invocation: Invocation

  /// - Parameter words: the arguments, without the program's name.
  func run(_ words: [String]) -> ExitCode {
    let exitCode = answer(words)
    do throws(FileError) {
      try console.flush()
    } catch {
      console.error("error: standard output could not be written: \(error.reasonText)\n")
      return .fileFailure
    }
    return exitCode
  }

  private func answer(_ words: [String]) -> ExitCode {
    guard !words.isEmpty else {
      console.error(HelpText.overview())
      return .usage
    }
    var reporter = Reporter(console: console, arguments: ArgumentParser.reporting(of: words))
    do throws(UsageError) {
      let arguments = try ArgumentParser.parse(words)
      reporter = Reporter(console: console, arguments: arguments)
      return try run(arguments, reporter)
    } catch {
      reporter.report(Message(.usage, .error, error.message))
      reporter.hint(HelpText.hint(for: error.command))
      return .usage
    }
  }

  private func run(_ arguments: Arguments, _ reporter: Reporter) throws(UsageError) -> ExitCode {
    var arguments = arguments
    do throws(Failure) {
      try ConfigurationFinder(disk: disk).complete(&arguments)
    } catch {
      return fail(error, reporter)
    }
    let command = try command(for: arguments)
    do throws(Failure) {
      return try command.run(
        Session(
          disk: disk, git: git, processes: processes, runner: runner, console: console,
          reporter: reporter, invocation: invocation))
    } catch {
      return fail(error, reporter)
    }
  }

  private func fail(_ failure: Failure, _ reporter: Reporter) -> ExitCode {
    for message in failure.messages { reporter.report(message) }
    return failure.exitCode
  }

  private func command(for arguments: Arguments) throws(UsageError) -> any Command {
    if arguments.has(.version) { return PrintCommand(text: HelpText.version + "\n") }
    guard let command = arguments.command else { return PrintCommand(text: HelpText.overview()) }
    if arguments.has(.help) { return PrintCommand(text: HelpText.help(for: command)) }
    switch command {
    case .generate: return try GenerateCommand(arguments)
    case .check: return try CheckCommand(arguments)
    case .sample: return try SampleCommand(arguments)
    case .parse: return try ParseCommand(arguments)
    case .completions:
      _ = try arguments.requiredOperand()
      return PrintCommand(text: BashCompletions.script())
    case .help:
      let topic = arguments.operand.flatMap(CommandName.init(rawValue:))
      return PrintCommand(text: topic.map(HelpText.help) ?? HelpText.overview())
    }
  }
}
