import SchemaDiagnostics
import SchemaModel
import Testing

extension SchemaDraft {
  var diagnostics: [Diagnostic] { SchemaValidator.validate(schema).diagnostics }

  /// Expects exactly these diagnostics, each at the one place where the text around `«…»` stands.
  func expect(
    _ expected: [(DiagnosticID, String)], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = diagnostics.map { ($0.id, $0.range) }
    let wanted = expected.map { ($0.0, range(of: $0.1, sourceLocation)) }
    #expect(found.map(\.0) == wanted.map(\.0), sourceLocation: sourceLocation)
    #expect(
      found.map { slice($0.1) } == wanted.map { $0.1.map(slice) }, sourceLocation: sourceLocation)
    #expect(found.map(\.1) == wanted.map(\.1), sourceLocation: sourceLocation)
  }

  /// The text after the first fix-it of the first diagnostic.
  func fixed(_ index: Int = 0) throws -> String {
    let fixIt = try #require(diagnostics.first?.fixIts.dropFirst(index).first)
    let file = SourceFile(id: FileID(index: 0), path: "instant.schema.ts", bytes: Array(text.utf8))
    return String(decoding: try file.applying(fixIt.edits), as: UTF8.self)
  }

  func slice(_ range: SourceRange) -> String {
    String(decoding: Array(text.utf8)[range.offsets], as: UTF8.self)
  }

  /// The range of what stands between the marks, or `nil` if the whole is not in the text once.
  func range(of marked: String, _ sourceLocation: SourceLocation) -> SourceRange? {
    let parts = marked.split(omittingEmptySubsequences: false) { $0 == "«" || $0 == "»" }
    guard parts.count == 3 else { return nil }
    let bytes = Array(text.utf8)
    let needle = Array(parts.joined().utf8)
    let hits = bytes.indices.filter { bytes[$0...].starts(with: needle) }
    #expect(
      hits.count == 1, "\(marked) must stand once in\n\(text)", sourceLocation: sourceLocation)
    return hits.first.map { hit in
      let start = hit + parts[0].utf8.count
      return SourceRange(
        file: FileID(index: 0), start: UInt32(start), end: UInt32(start + parts[1].utf8.count))
    }
  }
}
