import SchemaDiagnostics

/// Shows messages in the manner in which the renderers of `SchemaDiagnostics` show diagnostics.
struct MessageRenderer {
  let style: DiagnosticStyle
  let decorator: any TextDecorator

  /// The message as text that ends with a line feed.
  func render(_ message: Message) -> String {
    switch style {
    case .text: text(message)
    case .github: annotation(message)
    case .json: json(message)
    }
  }

  private func text(_ message: Message) -> String {
    let severity = decorator.decorate(
      "\(message.severity.rawValue):", as: .severity(message.severity))
    let place = place(of: message).map { decorator.decorate($0, as: .message) + " " } ?? ""
    var text = "\(place)\(severity) \(decorator.decorate(visible(message.text), as: .message))\n"
    for note in message.notes {
      text += "  \(decorator.decorate("note:", as: .severity(.note))) \(visible(note))\n"
    }
    return text
  }

  /// `file:line:column:`, where editors can jump to it; without a line the text names the file.
  private func place(of message: Message) -> String? {
    guard let path = message.path, let line = message.line else { return nil }
    return visible("\(path):\(line):" + (message.column.map { "\($0):" } ?? ""))
  }

  private func annotation(_ message: Message) -> String {
    let command =
      switch message.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties: [String] = []
    if let path = message.path { properties.append("file=\(escaped(path, isProperty: true))") }
    if let line = message.line { properties.append("line=\(line)") }
    if let column = message.column { properties.append("col=\(column)") }
    properties.append("title=\(message.kind.rawValue)")
    let body = ([message.text] + message.notes.map { "note: \($0)" }).joined(separator: "\n")
    let list = properties.joined(separator: ",")
    return "::\(command) \(list)::\(escaped(body, isProperty: false))\n"
  }

  private func json(_ message: Message) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("id", message.kind.rawValue)
      json.member("severity", message.severity.rawValue)
      json.member("message", message.text)
      json.member("path", message.path)
      json.member("line", message.line)
      json.member("column", message.column)
      json.member("notes", message.notes) { $0.string($1) }
    }
    return String(decoding: json.take(), as: UTF8.self) + "\n"
  }

  private func escaped(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Names come from outside; what they hold must not steer the terminal.
  private func visible(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      if isControl, scalar != "\n" {
        result += scalar.escaped(asASCII: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
