import SchemaDiagnostics
import SwiftEmitter

/// `check`: tells whether generated code is what its schema gives, and writes nothing.
struct CheckCommand: Command {
  private let schema: String
  private let output: String?
  private let root: String?
  private let options: OutputOptions

  init(_ arguments: Arguments) throws(UsageError) {
    schema = try arguments.required(.from)
    output = arguments[.to]
    root = arguments[.root]
    options = try OutputOptions(arguments)
  }

  func run(_ session: Session) throws(Failure) -> ExitCode {
    let file = try SchemaFile.read(schema, root: root, from: session.disk, session.console)
    let pipeline = Pipeline(
      schema: file, options: options.generation, namesBlobs: options.namesBlobs,
      runner: session.runner)
    let result = pipeline.generate()
    session.reporter.report(result.diagnostics, in: result.sources)
    guard let files = result.files else { return .schemaErrors }
    guard let output else {
      session.reporter.progress("\(name) has no errors")
      return .success
    }
    return try compare(files, with: output, session)
  }

  private func compare(
    _ files: [GeneratedFile], with directory: String, _ session: Session
  ) throws(Failure) -> ExitCode {
    var isStale = false
    do throws(FileError) {
      let output = try OutputDirectory(directory, on: session.disk)
      for file in files {
        let path = Path.join(directory, file.name.rawValue)
        let contents = try output.contents(of: file.name)
        if let message = difference(of: file, from: contents, at: path, session) {
          session.reporter.report(message)
          isStale = true
        }
      }
    } catch {
      throw Failure(error)
    }
    if !isStale { session.reporter.progress("\(directory) is up to date with \(name)") }
    return isStale ? .stale : .success
  }

  /// Prints the difference, if there is one, and says where.
  private func difference(
    of file: GeneratedFile, from contents: [UInt8]?, at path: String, _ session: Session
  ) -> Message? {
    let notes = ["run: \(session.invocation.command(generation))"]
    guard let contents else {
      let diff = UnifiedDiff(from: [], to: file.contents)
      session.reporter.result(diff: diff.text(oldName: "/dev/null", newName: path))
      return Message(.staleOutput, .error, "\(path) is missing", path: path, notes: notes)
    }
    let expected = file.contents
    if contents == expected { return nil }
    let diff = UnifiedDiff(from: contents, to: expected)
    guard let line = diff.firstDifferingLine else { return nil }
    session.reporter.result(diff: diff.text(oldName: path, newName: path + " (generated)"))
    return Message(
      .staleOutput, .error, "this is not what \(name) gives", path: path, line: line,
      notes: notes)
  }

  /// The schema as messages call it.
  private var name: String { SchemaFile.name(of: schema) }

  /// The arguments of the command that brings the output up to date.
  private var generation: [String] {
    let files = OptionName.from.words(schema) + OptionName.to.words(output ?? "")
    let isInput = schema == SchemaFile.standardInput
    return ["generate"] + files + options.words + (isInput ? [OptionName.allowDirty.spelling] : [])
  }
}
