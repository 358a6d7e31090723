/// `parse`: prints what a schema means.
struct ParseCommand: Command {
  private let schema: String
  private let root: String?
  private let format: Format

  /// How the model is printed.
  enum Format: String {
    case text, json
  }

  init(_ arguments: Arguments) throws(UsageError) {
    schema = try arguments.requiredOperand()
    root = arguments[.root]
    format = arguments.choice(.format, default: .text)
  }

  func run(_ session: Session) throws(Failure) -> ExitCode {
    let file = try SchemaFile.read(schema, root: root, from: session.disk, session.console)
    let model = Pipeline.model(of: file)
    session.reporter.report(model.diagnostics, in: model.sources)
    if let schema = model.schema {
      switch format {
      case .json: session.reporter.result(SchemaJSON.bytes(schema))
      case .text: session.reporter.result(Array(SchemaText.text(schema).utf8))
      }
    }
    return model.hasErrors ? .schemaErrors : .success
  }
}
