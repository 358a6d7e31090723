import SchemaDiagnostics

/// Something to tell that is not about a place in a schema's text.
struct Message: Equatable {
  let kind: Kind
  let severity: Severity
  let text: String
  /// The file that it is about, if there is one.
  var path: String?
  /// Where in the file; a column only together with a line. Both count from 1.
  var line: Int?
  var column: Int?
  /// What else helps, the way out above all.
  var notes: [String] = []

  /// The stable name of a kind of message, as diagnostics have theirs.
  enum Kind: String {
    case usage, configuration, file, git
    case staleOutput = "stale-output"
    case outsideRepository = "outside-repository"
    case outsideTargets = "outside-targets"
    case otherFile = "other-file"
    case moreDiagnostics = "more-diagnostics"
  }

  init(
    _ kind: Kind, _ severity: Severity, _ text: String, path: String? = nil, line: Int? = nil,
    column: Int? = nil, notes: [String] = []
  ) {
    self.kind = kind
    self.severity = severity
    self.text = text
    self.path = path
    self.line = line
    self.column = column
    self.notes = notes
  }
}

/// Why a command stopped.
struct Failure: Error, Equatable {
  let exitCode: ExitCode
  let messages: [Message]

  /// A file that could not be read or written.
  init(_ error: FileError, notes: [String] = []) {
    exitCode = .fileFailure
    messages = [
      Message(
        .file, .error, "\(error.path): \(error.reasonText)", path: error.path, notes: notes)
    ]
  }

  init(_ error: ConfigurationError) {
    exitCode = .usage
    messages = [
      Message(
        .configuration, .error, error.message, path: error.path, line: error.position.line,
        column: error.position.column)
    ]
  }

  init(_ exitCode: ExitCode, _ messages: [Message]) {
    self.exitCode = exitCode
    self.messages = messages
  }
}
