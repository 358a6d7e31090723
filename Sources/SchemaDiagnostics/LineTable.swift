/// A place as editors count it: both numbers start at 1, columns count UTF-8 bytes.
package struct SourcePosition: Hashable, Sendable {
  package let line: Int
  package let column: Int
}

/// Where the lines of a file begin. LF, CRLF and a lone CR each end a line.
package struct LineTable: Sendable {
  private let starts: [Int]

  package init(_ bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isLoneCarriageReturn =
        byte == UInt8(ascii: "\r")
        && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
      if byte == UInt8(ascii: "\n") || isLoneCarriageReturn {
        starts.append(index + 1)
      }
    }
    self.starts = starts
  }

  package var lineCount: Int { starts.count }

  /// The offset of the first byte of a line; lines count from 1.
  package func start(ofLine line: Int) -> Int { starts[line - 1] }

  /// The line and column of a byte offset; an offset past the end belongs to the last line.
  package func position(at offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
  }
}
