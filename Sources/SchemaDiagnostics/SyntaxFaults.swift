/// Where the syntax of files is at fault, and what is only said in consequence.
///
/// What a later stage makes of a piece of code with a fault in it says nothing about what its
/// author had in mind.
package struct SyntaxFaults: Sendable {
  /// The places that syntax reports speak of and would edit, in order, for each file.
  private let places: [FileID: [UInt32]]
  /// The lines on which text is read as code and code as text.
  private let brokenLines: [FileID: [SourceRange]]

  /// - Parameters:
  ///   - diagnostics: what lexing and parsing have to say.
  package init(_ diagnostics: [Diagnostic], in sources: SourceMap) {
    guard !diagnostics.isEmpty else {
      (places, brokenLines) = ([:], [:])
      return
    }
    var places: [FileID: [UInt32]] = [:]
    for diagnostic in diagnostics {
      let edits = diagnostic.fixIts.flatMap(\.edits).map(\.range)
      for range in [diagnostic.range] + edits {
        places[range.file, default: []].append(range.start)
      }
    }
    self.places = places.mapValues { $0.sorted() }
    let strings = diagnostics.filter(\.isAboutWholeLine).map(\.range)
    self.brokenLines = Dictionary(grouping: strings, by: \.file).mapValues { ranges in
      ranges.sorted { $0.start < $1.start }.reduce(into: []) { lines, range in
        // Many faults may stand on one line, which is looked for once.
        if let last = lines.last, range.start <= last.end { return }
        lines.append(sources[range.file].line(around: range.start))
      }
    }
  }

  /// The diagnostics of a later stage without those that follow from a fault of the syntax: those
  /// about a piece of code that has one in it or at one of its ends.
  package func withoutConsequences(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if places.isEmpty { return diagnostics }
    return diagnostics.filter { !isConsequence($0.range) }
  }

  private func isConsequence(_ range: SourceRange) -> Bool {
    if let lines = brokenLines[range.file],
      case let next = lines.partitioningIndex(where: { $0.start > range.start }), next > 0,
      range.start <= lines[next - 1].end
    {
      return true
    }
    guard let places = places[range.file] else { return false }
    let first = places.partitioningIndex { $0 >= range.start }
    return first < places.count && places[first] <= range.end
  }
}

extension Diagnostic {
  /// Whether a line is misread from one end to the other.
  fileprivate var isAboutWholeLine: Bool {
    switch id {
    case .unterminatedString, .unterminatedRegularExpression, .unexpectedCharacter: true
    default: false
    }
  }
}

extension SourceFile {
  /// The line on which an offset lies.
  fileprivate func line(around offset: UInt32) -> SourceRange {
    var start = Int(offset)
    var end = Int(offset)
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    return SourceRange(
      file: id, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
  }
}

extension Array {
  /// The index of the first element of a sorted array for which a condition holds, which then
  /// holds for all after it.
  fileprivate func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
