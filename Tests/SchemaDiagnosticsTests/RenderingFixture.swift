import SchemaDiagnostics
import TestSupport

/// One file with marked places, ready to be complained about.
struct RenderingFixture {
  let sources: SourceMap
  let ranges: [SourceRange]

  init(_ marked: String, path: String = "instant.schema.ts") {
    let source = MarkedText(marked)
    var sources = SourceMap()
    let file = sources.add(path: path, bytes: source.bytes)
    self.sources = sources
    self.ranges = source.ranges(in: file.id)
  }

  /// The plain text of an error at the first mark.
  func text(
    labels: [Diagnostic.Label] = [], notes: [String] = [], fixIts: [FixIt] = []
  ) -> String {
    TextRenderer().render(
      [
        Diagnostic(
          .unknownBuilder, "no such builder", at: ranges[0], labels: labels, notes: notes,
          fixIts: fixIts)
      ], in: sources)
  }

  /// The lines of `text` below the first: the excerpt.
  func excerpt() -> String {
    text().split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst().joined(separator: "\n")
  }
}
