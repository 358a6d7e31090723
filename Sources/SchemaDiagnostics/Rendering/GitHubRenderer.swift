/// Workflow commands of GitHub Actions, which become annotations of a pull request.
package struct GitHubRenderer: DiagnosticRenderer {
  package init() {}

  package func render(_ diagnostic: Diagnostic, in sources: IndexedSources) -> String {
    let properties = properties(of: diagnostic, in: sources)
      .map { "\($0.name)=\(Self.escape($0.value, for: .property))" }
      .joined(separator: ",")
    let message = Self.escape(body(of: diagnostic, in: sources), for: .message)
    return "::\(Self.command(for: diagnostic.severity)) \(properties)::\(message)\n"
  }

  private func properties(
    of diagnostic: Diagnostic, in sources: IndexedSources
  ) -> [(name: String, value: String)] {
    let span = sources.span(of: diagnostic.range)
    var properties = [("file", span.path), ("line", "\(span.start.line)")]
    // GitHub knows columns only within one line and drops them, with a complaint, elsewhere.
    if span.start.line == span.end.line {
      properties.append(("col", "\(span.start.column)"))
    }
    properties.append(("endLine", "\(span.end.line)"))
    if span.start.line == span.end.line {
      properties.append(("endColumn", "\(span.end.column)"))
    }
    properties.append(("title", diagnostic.id.rawValue))
    return properties.map { (name: $0.0, value: $0.1) }
  }

  private func body(of diagnostic: Diagnostic, in sources: IndexedSources) -> String {
    var lines = [diagnostic.message]
    for label in diagnostic.labels {
      let span = sources.span(of: label.range)
      lines.append("\(span.path):\(span.start.line):\(span.start.column): \(label.message)")
    }
    lines += diagnostic.notes.map { "note: \($0)" }
    lines += diagnostic.fixIts.map { "help: \($0.message)" }
    return lines.joined(separator: "\n")
  }

  private static func command(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private enum Place { case property, message }

  private static func escape(_ text: String, for place: Place) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch (scalar, place) {
      case ("%", _): escaped += "%25"
      case ("\r", _): escaped += "%0D"
      case ("\n", _): escaped += "%0A"
      case (":", .property): escaped += "%3A"
      case (",", .property): escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
