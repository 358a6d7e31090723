/// How the parts of a rendered diagnostic look.
package protocol TextDecorator: Sendable {
  func decorate(_ text: String, as part: TextPart) -> String
}

/// The parts of a rendered diagnostic that may look different.
package enum TextPart: Sendable {
  case severity(Severity)
  case message
  case gutter
  case mark(Severity)
  case insertion
  case help
}

/// Leaves all text as it is: for files and pipes.
package struct PlainDecorator: TextDecorator {
  package init() {}

  package func decorate(_ text: String, as part: TextPart) -> String { text }
}

/// Colours text with ANSI escape sequences: for terminals.
package struct ANSIDecorator: TextDecorator {
  package init() {}

  package func decorate(_ text: String, as part: TextPart) -> String {
    text.isEmpty ? text : "\u{1B}[\(code(for: part))m\(text)\u{1B}[0m"
  }

  private func code(for part: TextPart) -> String {
    switch part {
    case .severity(.error): "1;31"
    case .severity(.warning): "1;33"
    case .severity(.note): "1;36"
    case .message: "1"
    case .gutter: "2"
    case .mark(.error): "31"
    case .mark(.warning): "33"
    case .mark(.note): "36"
    case .insertion: "32"
    case .help: "1;32"
    }
  }
}
