/// A line of source as a terminal shows it, and a second line that marks a part of it.
///
/// Tabs become spaces, bytes and signs that cannot be shown become U+FFFD, and of a very long line
/// only the surroundings of the marked part remain.
struct ExcerptLine {
  private(set) var text = ""
  private(set) var marks = ""

  private static let tabStop = 4
  /// How much of a line is shown, in bytes: work on one line of 50 MB must not depend on it.
  private static let window = 160
  private static let leadIn = 60

  /// `marked` is a range of offsets within `line`; an empty one marks the place before its start.
  init(_ line: ArraySlice<UInt8>, marked: Range<Int>, first: Character, rest: Character) {
    let shown = Self.shownPart(of: line, around: marked)
    if shown.lowerBound > line.startIndex { text = "…" }
    var columns = text.isEmpty ? 0 : 1
    var markStart: Int?
    var markEnd = 0
    for cell in Cells(line[shown]) {
      let width = cell.scalar == "\t" ? Self.tabStop - columns % Self.tabStop : cell.columns
      if cell.offset >= marked.lowerBound, markStart == nil { markStart = columns }
      if cell.offset < marked.upperBound { markEnd = columns + width }
      if cell.scalar == "\t" {
        text += String(repeating: " ", count: width)
      } else {
        text.unicodeScalars.append(cell.scalar)
      }
      columns += width
    }
    if shown.upperBound < line.endIndex { text += "…" }
    let start = markStart ?? columns
    marks = String(repeating: " ", count: start) + String(first)
    marks += String(repeating: rest, count: max(0, markEnd - start - 1))
  }

  private static func shownPart(
    of line: ArraySlice<UInt8>, around marked: Range<Int>
  ) -> Range<Int> {
    guard line.count > window else { return line.indices }
    var start = max(line.startIndex, min(marked.lowerBound - leadIn, line.endIndex - window))
    while start > line.startIndex, isContinuation(line[start]) { start -= 1 }
    var end = min(line.endIndex, start + window)
    while end < line.endIndex, isContinuation(line[end]), end < start + window + 3 { end += 1 }
    return start..<end
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}

/// The scalars of a piece of source with their offsets and widths.
private struct Cells: Sequence, IteratorProtocol {
  struct Cell {
    let scalar: Unicode.Scalar
    let offset: Int
    let columns: Int
  }

  private var iterator: ArraySlice<UInt8>.Iterator
  private var parser = Unicode.UTF8.ForwardParser()
  private var offset: Int
  private var previous: Unicode.Scalar?

  init(_ bytes: ArraySlice<UInt8>) {
    iterator = bytes.makeIterator()
    offset = bytes.startIndex
  }

  mutating func next() -> Cell? {
    switch parser.parseScalar(from: &iterator) {
    case .emptyInput:
      return nil
    case .error(let length):
      return cell("\u{FFFD}", length: length)
    case .valid(let encoded):
      let scalar = Unicode.UTF8.decode(encoded)
      let isShown = scalar == "\t" || !DisplayWidth.isUnprintable(scalar)
      return cell(isShown ? scalar : "\u{FFFD}", length: encoded.count)
    }
  }

  private mutating func cell(_ scalar: Unicode.Scalar, length: Int) -> Cell {
    defer {
      offset += length
      previous = scalar
    }
    return Cell(
      scalar: scalar, offset: offset, columns: DisplayWidth.columns(of: scalar, after: previous))
  }
}
