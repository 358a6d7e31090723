import SchemaDiagnostics
import SwiftEmitter

/// `sample`: writes a small schema and its Swift to start from.
struct SampleCommand: Command {
  private let schema: String
  private let output: String
  private let root: String?
  private let options: OutputOptions
  private let keepsSchema: Bool
  private let replacesSchema: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    schema = arguments[.schema] ?? "instant.schema.ts"
    output = try arguments.required(.to)
    root = arguments[.root]
    options = try OutputOptions(arguments)
    keepsSchema = arguments.has(.skipSchema)
    replacesSchema = arguments.has(.force)
    if schema == SchemaFile.standardInput {
      throw UsageError(
        message: "The value '-' is invalid for '--schema'; it needs a file", command: .sample)
    }
    if keepsSchema, replacesSchema {
      throw UsageError(
        message: "'--skip-schema' keeps the schema and '--force' replaces it; pass one of them",
        command: .sample)
    }
  }

  func run(_ session: Session) throws(Failure) -> ExitCode {
    let file = try keepsSchema ? existingSchema(session) : sampleSchema(session)
    let pipeline = Pipeline(
      schema: file, options: options.generation, namesBlobs: options.namesBlobs,
      runner: session.runner)
    let result = pipeline.generate()
    session.reporter.report(result.diagnostics, in: result.sources)
    guard let files = result.files else { return .schemaErrors }
    // The schema comes last: with it there, a second attempt would be refused.
    try GeneratedOutput(session: session).write(files, to: output)
    if !keepsSchema { try write(file, session) }
    session.reporter.progress(nextSteps(session.invocation))
    return .success
  }

  private func existingSchema(_ session: Session) throws(Failure) -> SchemaFile {
    try SchemaFile.read(schema, root: root, from: session.disk, session.console)
  }

  private func sampleSchema(_ session: Session) throws(Failure) -> SchemaFile {
    let kind: FileKind?
    do throws(FileError) { kind = try session.disk.kind(of: schema) } catch { throw Failure(error) }
    switch kind {
    case nil: break
    case .regular: if !replacesSchema { throw isThereAlready }
    case .directory: throw Failure(FileError(path: schema, reason: .isDirectory))
    case .symbolicLink, .special: throw Failure(FileError(path: schema, reason: .notRegular))
    }
    return SchemaFile(
      path: Path.normalized(schema), bytes: Array(SampleSchema.text.utf8), provider: NoSources())
  }

  private var isThereAlready: Failure {
    Failure(
      .fileFailure,
      [
        Message(
          .file, .error, "\(schema) is there already", path: schema,
          notes: [
            "pass --skip-schema to keep it and generate from it", "pass --force to replace it",
          ])
      ])
  }

  private func write(_ file: SchemaFile, _ session: Session) throws(Failure) {
    let temporary = Path.join(
      Path.parent(of: schema),
      ".\(Path.name(of: schema)).\(session.processes.current).instant-schema-tmp")
    do throws(FileError) {
      try session.disk.createDirectory(Path.parent(of: schema))
      try session.disk.create(temporary, for: schema, [file.bytes])
      try session.disk.move(temporary, to: schema)
    } catch {
      throw Failure(error)
    }
    session.reporter.progress("written \(schema)")
  }

  private func nextSteps(_ invocation: Invocation) -> String {
    let both = [schema, output].map(ShellWord.path).joined(separator: " ")
    let arguments = OptionName.from.words(schema) + OptionName.to.words(output) + options.words
    return """

      Next:
        1. Commit both: git add \(both) && git commit
        2. Edit \(schema), or pull your own: npx instant-cli@latest pull schema
        3. Commit it, and then: \(invocation.command(["generate"] + arguments))
        4. In CI: \(invocation.command(["check"] + arguments))
      """
  }
}
