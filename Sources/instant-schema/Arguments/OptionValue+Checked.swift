import SchemaDiagnostics

/// A text that an option does not take.
struct InvalidValue: Error {
  /// What it takes instead, to be put after a message.
  let advice: String
}

extension OptionValue {
  /// The text itself, if it may stand here.
  func checked(_ text: String) throws(InvalidValue) -> String {
    switch self {
    case .file, .directory:
      if text.isEmpty { throw InvalidValue(advice: "; it needs a path") }
    case .choice(_, let words):
      guard words.contains(text) else {
        let meant = Spelling.nearest(to: text, in: words).map { "; did you mean '\($0)'?" } ?? "."
        throw InvalidValue(advice: "\(meant) It is one of \(words.joined(separator: ", "))")
      }
    case .text:
      if text.isEmpty { throw InvalidValue(advice: "; it must not be empty") }
    }
    return text
  }
}
