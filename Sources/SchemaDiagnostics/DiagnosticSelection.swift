/// The diagnostics that are worth printing for people, where there are too many to read.
///
/// Of each weight the first ones are kept, so that many warnings never hide an error.
package struct DiagnosticSelection: Sendable {
  /// What is kept, in the order given.
  package let shown: [Diagnostic]
  /// What is left out.
  package let hidden: DiagnosticSummary

  /// How many of a weight are kept.
  package static let limit = 100

  package init(of diagnostics: [Diagnostic]) {
    var counts: [Severity: Int] = [:]
    var shown: [Diagnostic] = []
    var hidden: [Diagnostic] = []
    for diagnostic in diagnostics {
      counts[diagnostic.severity, default: 0] += 1
      if counts[diagnostic.severity, default: 0] <= Self.limit {
        shown.append(diagnostic)
      } else {
        hidden.append(diagnostic)
      }
    }
    self.shown = shown
    self.hidden = DiagnosticSummary(hidden)
  }

  /// What to say about those that are left out, if there are any.
  package var remark: String? {
    hidden.fullText.map { "\($0) more; --diagnostics json prints all" }
  }
}
