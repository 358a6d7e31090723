import SchemaDiagnostics

/// White space, comments and the marks of merge conflicts.
extension Lexer {
  mutating func skipTrivia() {
    while !cursor.isAtEnd {
      switch cursor.current {
      case UInt8(ascii: " "):
        cursor.advance(while: { $0 == UInt8(ascii: " ") })
      case UInt8(ascii: "\t"), 0x0B, 0x0C:
        cursor.advance()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        noteLineBreak()
        cursor.advance()
      case UInt8(ascii: "/") where cursor.peek() == UInt8(ascii: "/"):
        noteComment()
        skipLine()
      case UInt8(ascii: "/") where cursor.peek() == UInt8(ascii: "*"):
        noteComment()
        skipBlockComment()
      case UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ">"):
        guard skipConflictMark() else { return }
      case 0x80...:
        guard skipWideSpace() else { return }
      default:
        return
      }
    }
  }

  /// Moves to the end of the line, not past it.
  mutating func skipLine() {
    while true {
      cursor.advance(while: { !CharacterClass.isLineBreak($0) && $0 != 0xE2 })
      guard cursor.current == 0xE2, !CharacterClass.isLineBreak(cursor.scalar().value) else {
        return
      }
      cursor.advance()
    }
  }

  private mutating func skipBlockComment() {
    let start = cursor.offset
    cursor.advance(2)
    while !cursor.isAtEnd {
      let byte = cursor.current
      if byte == UInt8(ascii: "*"), cursor.peek() == UInt8(ascii: "/") {
        cursor.advance(2)
        return
      }
      if CharacterClass.isLineBreak(byte) { noteLineBreak() }
      if byte == 0xE2, CharacterClass.isLineBreak(cursor.scalar().value) { noteLineBreak() }
      cursor.advance()
    }
    reportUnclosed(
      .unterminatedComment, "expected `*/` at the end of a comment", opening: start..<start + 2)
  }

  private mutating func skipWideSpace() -> Bool {
    let (scalar, length) = cursor.scalar()
    if CharacterClass.isLineBreak(scalar) {
      noteLineBreak()
    } else if !CharacterClass.isWideSpace(scalar) {
      return false
    }
    cursor.advance(length)
    return true
  }
}
