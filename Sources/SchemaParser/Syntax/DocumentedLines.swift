import SchemaDiagnostics

extension SourceFileSyntax {
  /// Where a declaration begins together with the documentation right above its line.
  func documentedStart(of token: TokenIndex) -> UInt32 {
    let first = token.index == 0 ? 0 : Int(self[token.previous].end)
    var start = lineStart(of: Int(self[token].start), notBefore: first)
    while let above = documentation(above: start, notBefore: first) { start = above }
    return UInt32(truncatingIfNeeded: max(start, first))
  }

  /// The start of the comment that ends on the line above a line.
  private func documentation(above line: Int, notBefore first: Int) -> Int? {
    var end = line
    while end > first, isSpace(file.bytes[end - 1]) { end -= 1 }
    // An empty line parts a comment from what is below it.
    guard end > first, file.bytes[end..<line].count(where: { $0 == UInt8(ascii: "\n") }) <= 1 else {
      return nil
    }
    let lineStart = lineStart(of: end, notBefore: first)
    // What stands behind the token before says something about that one.
    guard lineStart > first else { return nil }
    let text = file.bytes[lineStart..<end].drop(while: isSpace)
    if text.starts(with: Array("///".utf8)) { return lineStart }
    guard text.suffix(2).elementsEqual("*/".utf8) else { return nil }
    var opening = end - 3
    while opening > first, !file.bytes[opening...].starts(with: Array("/*".utf8)) { opening -= 1 }
    let openingLine = self.lineStart(of: opening, notBefore: first)
    guard openingLine > first, file.bytes[opening...].starts(with: Array("/**".utf8)),
      file.bytes[openingLine..<opening].allSatisfy(isSpace)
    else { return nil }
    return openingLine
  }

  /// The start of the line of an offset; `first` if the line begins before that.
  private func lineStart(of offset: Int, notBefore first: Int) -> Int {
    var start = offset
    while start > first, file.bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    CharacterClass.isLineBreak(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
