/// One way to show diagnostics: to people, to GitHub, to programs.
package protocol DiagnosticRenderer: Sendable {
  /// The diagnostic as text that ends with a line feed.
  func render(_ diagnostic: Diagnostic, in sources: IndexedSources) -> String
}

extension DiagnosticRenderer {
  /// All diagnostics in the given order, one after the other.
  package func render(_ diagnostics: [Diagnostic], in sources: SourceMap) -> String {
    let indexed = IndexedSources(sources, for: diagnostics)
    var text = ""
    for diagnostic in diagnostics {
      text += render(diagnostic, in: indexed)
    }
    return text
  }
}
