/// How many diagnostics of each weight a run has reported.
package struct DiagnosticSummary: Sendable, Equatable {
  package private(set) var errors = 0
  package private(set) var warnings = 0
  package private(set) var notes = 0

  package init(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }

  /// "2 errors, 1 warning", or `nil` if there are neither; notes are not counted.
  package var text: String? { Self.text([(errors, "error"), (warnings, "warning")]) }

  /// The same with the notes.
  package var fullText: String? {
    Self.text([(errors, "error"), (warnings, "warning"), (notes, "note")])
  }

  private static func text(_ counts: [(Int, String)]) -> String? {
    let parts =
      counts
      .filter { $0.0 > 0 }
      .map { count, noun in "\(count) \(noun)\(count == 1 ? "" : "s")" }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
