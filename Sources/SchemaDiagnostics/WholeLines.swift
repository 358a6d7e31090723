extension SourceFile {
  /// The lines that a range begins and ends on, with the line break behind them: what to delete of
  /// something that has its lines for itself.
  package func wholeLines(of range: SourceRange) -> SourceRange {
    var start = range.offsets.lowerBound
    var end = range.offsets.upperBound
    while start > 0, !isLineBreak(start - 1) { start -= 1 }
    while end < bytes.count, !isLineBreak(end) { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\n") { end += 1 }
    return SourceRange(
      file: id, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
  }

  private func isLineBreak(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r")
  }
}
