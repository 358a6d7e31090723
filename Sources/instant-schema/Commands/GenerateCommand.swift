import SchemaDiagnostics
import SwiftEmitter

/// `generate`: writes the Swift of a schema.
struct GenerateCommand: Command {
  private let schema: String
  private let output: String
  private let root: String?
  private let options: OutputOptions
  private let asksGit: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    if arguments.has(.app) {
      throw UsageError(
        message: "Pulling a schema from a server is not available yet. Run 'npx "
          + "instant-cli@latest pull schema', then pass the file that it writes with '--from'",
        command: .generate)
    }
    schema = try arguments.required(.from)
    output = try arguments.required(.to)
    root = arguments[.root]
    options = try OutputOptions(arguments)
    asksGit = !arguments.has(.allowDirty)
    if asksGit, schema == SchemaFile.standardInput {
      throw UsageError(
        message: "A schema from standard input is not committed anywhere. Pass '--allow-dirty' to "
          + "generate from it all the same",
        command: .generate)
    }
  }

  func run(_ session: Session) throws(Failure) -> ExitCode {
    let file = try SchemaFile.read(schema, root: root, from: session.disk, session.console)
    let pipeline = Pipeline(
      schema: file, options: options.generation, namesBlobs: options.namesBlobs,
      runner: session.runner)
    let check = TraceabilityCheck(git: session.git, schema: schema, output: output)
    let (result, answer) = generate(pipeline, check, session.runner)
    session.reporter.report(result.diagnostics, in: result.sources)
    guard let files = result.files else { return .schemaErrors }
    if let answer {
      let imports = result.sources.files.dropFirst().map(\.path)
      try check.judge(answer, imports: imports, session.reporter)
    }
    try GeneratedOutput(session: session).write(files, to: output)
    return .success
  }

  private func generate(
    _ pipeline: Pipeline, _ check: TraceabilityCheck, _ runner: any WorkRunner
  ) -> (GenerationResult, TraceabilityCheck.Answer?) {
    guard asksGit else { return (pipeline.generate(), nil) }
    return runner.both {
      pipeline.generate()
    } _: {
      check.ask()
    }
  }
}
