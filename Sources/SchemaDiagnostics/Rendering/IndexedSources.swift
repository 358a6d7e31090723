/// The files of a run with the line tables of those that diagnostics mention, each made once.
package struct IndexedSources: Sendable {
  private let sources: SourceMap
  private let tables: [FileID: LineTable]

  package init(_ sources: SourceMap, for diagnostics: [Diagnostic]) {
    self.sources = sources
    var tables: [FileID: LineTable] = [:]
    for range in diagnostics.lazy.flatMap(\.ranges) where tables[range.file] == nil {
      tables[range.file] = LineTable(sources[range.file].bytes)
    }
    self.tables = tables
  }

  package subscript(id: FileID) -> SourceFile { sources[id] }

  package func span(of range: SourceRange) -> SourceSpan {
    let table = lineTable(of: range.file)
    return SourceSpan(
      path: sources[range.file].path,
      start: table.position(at: range.offsets.lowerBound),
      end: table.position(at: range.offsets.upperBound))
  }

  /// The offsets of a line without the bytes that end it; lines count from 1.
  package func offsets(ofLine line: Int, in file: FileID) -> Range<Int> {
    let table = lineTable(of: file)
    let bytes = sources[file].bytes
    let start = table.start(ofLine: line)
    guard line < table.lineCount else { return start..<bytes.count }
    var end = table.start(ofLine: line + 1) - 1
    if end > start, bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return start..<end
  }

  private func lineTable(of file: FileID) -> LineTable {
    tables[file] ?? LineTable(sources[file].bytes)
  }
}

/// A range as editors count it, with the path of its file; `end` is exclusive.
package struct SourceSpan: Hashable, Sendable {
  package let path: String
  package let start: SourcePosition
  package let end: SourcePosition
}

extension Diagnostic {
  /// Every range that the diagnostic speaks of, its own first.
  var ranges: [SourceRange] {
    [range] + labels.map(\.range) + fixIts.flatMap(\.edits).map(\.range)
  }
}
