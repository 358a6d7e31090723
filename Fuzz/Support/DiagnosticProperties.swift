package import SchemaDiagnostics

/// What holds of every list of diagnostics: their ranges lie inside their files, their fix-its can
/// be applied, and each renderer can show them.
package func requireSound(_ diagnostics: [Diagnostic], in sources: SourceMap) {
  for diagnostic in diagnostics {
    requireInside(diagnostic.range, sources, diagnostic)
    for label in diagnostic.labels { requireInside(label.range, sources, diagnostic) }
    for fixIt in diagnostic.fixIts { requireApplicable(fixIt, sources, diagnostic) }
  }
  _ = TextRenderer().render(diagnostics, in: sources)
  _ = GitHubRenderer().render(diagnostics, in: sources)
  _ = JSONRenderer().render(diagnostics, in: sources)
}

private func requireInside(
  _ range: SourceRange, _ sources: SourceMap, _ diagnostic: Diagnostic
) {
  require(
    Int(range.file.index) < sources.files.count && range.start <= range.end
      && Int(range.end) <= sources[range.file].bytes.count,
    "a range lies inside its file: \(range) of \(diagnostic)")
}

private func requireApplicable(
  _ fixIt: FixIt, _ sources: SourceMap, _ diagnostic: Diagnostic
) {
  require(!fixIt.edits.isEmpty, "a fix-it edits something: \(diagnostic)")
  for edit in fixIt.edits { requireInside(edit.range, sources, diagnostic) }
  for file in sources.files {
    let mended = try? file.applying(fixIt.edits)
    require(mended != nil, "the edits of a fix-it do not overlap: \(diagnostic)")
    require(
      mended.map { String(validating: $0, as: UTF8.self) != nil } ?? false
        || String(validating: file.bytes, as: UTF8.self) == nil,
      "a fix-it leaves text behind: \(diagnostic)")
  }
}
