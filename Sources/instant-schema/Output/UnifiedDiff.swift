/// The difference between two texts in the form that `diff -u` and git print and `patch` reads.
struct UnifiedDiff {
  private let oldLines: [ArraySlice<UInt8>]
  private let newLines: [ArraySlice<UInt8>]
  private let difference: LineDifference
  private static let context = 3

  /// A CR before the end of a line does not count as a difference.
  init(from old: [UInt8], to new: [UInt8]) {
    oldLines = Self.lines(of: old)
    newLines = Self.lines(of: new)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      let next = numbers.count
      numbers[line] = next
      return next
    }
    difference = LineDifference(from: oldLines.map(number), to: newLines.map(number))
  }

  /// The first line of the old text where the two differ, counted from 1; of a text that only
  /// lacks lines at its end, its last.
  var firstDifferingLine: Int? {
    let firstChange = changes().first
    return firstChange.map { max(1, min($0.old.lowerBound + 1, oldLines.count)) }
  }

  /// The text of the difference; nothing if there is none.
  ///
  /// - Parameters:
  ///   - oldName: what stands after `---`.
  ///   - newName: what stands after `+++`.
  func text(oldName: String, newName: String) -> String {
    let hunks = hunks()
    if hunks.isEmpty { return "" }
    var bytes = Array("--- \(oldName)\n+++ \(newName)\n".utf8)
    for hunk in hunks { write(hunk, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: - Hunks

  /// Lines of the old text that make room for lines of the new one.
  private struct Change {
    let old: Range<Int>
    let new: Range<Int>
  }

  private func changes() -> [Change] {
    var changes: [Change] = []
    var x = 0
    var y = 0
    while x < oldLines.count || y < newLines.count {
      let (startX, startY) = (x, y)
      while x < oldLines.count, difference.removed[x] { x += 1 }
      while y < newLines.count, difference.added[y] { y += 1 }
      if x > startX || y > startY {
        changes.append(Change(old: startX..<x, new: startY..<y))
      } else {
        x += 1
        y += 1
      }
    }
    return changes
  }

  /// The changes in groups of those whose context would touch.
  private func hunks() -> [[Change]] {
    var hunks: [[Change]] = []
    for change in changes() {
      let gap = hunks.last?.last.map { change.old.lowerBound - $0.old.upperBound }
      if let gap, gap <= 2 * Self.context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private func write(_ hunk: [Change], to bytes: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, oldLines.count - last.old.upperBound)
    let old = first.old.lowerBound - before..<last.old.upperBound + after
    let new = first.new.lowerBound - before..<last.new.upperBound + after
    bytes += "@@ -\(Self.place(old)) +\(Self.place(new)) @@\n".utf8
    var next = old.lowerBound
    for change in hunk {
      for index in next..<change.old.lowerBound { Self.write(" ", oldLines[index], to: &bytes) }
      for index in change.old { Self.write("-", oldLines[index], to: &bytes) }
      for index in change.new { Self.write("+", newLines[index], to: &bytes) }
      next = change.old.upperBound
    }
    for index in next..<old.upperBound { Self.write(" ", oldLines[index], to: &bytes) }
  }

  private static func place(_ lines: Range<Int>) -> String {
    let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
  }

  // MARK: - Lines

  private static func write(
    _ sign: StaticString, _ line: ArraySlice<UInt8>, to bytes: inout [UInt8]
  ) {
    sign.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes += line
    if line.last != lineFeed { bytes += "\n\\ No newline at end of file\n".utf8 }
  }

  /// The lines with the LF that ends each but perhaps the last, and without a CR before it.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let bytes = LineEnds.normalized(bytes)
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == lineFeed {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static let lineFeed = UInt8(ascii: "\n")
}
