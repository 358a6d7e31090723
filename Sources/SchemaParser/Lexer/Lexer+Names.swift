import SchemaDiagnostics

/// Names with characters outside ASCII or with escapes.
extension Lexer {
  /// Scans a name that begins with such a character; or what is no name at all.
  mutating func scanWideName() -> TokenKind {
    let start = cursor.offset
    if cursor.current == UInt8(ascii: "\\") {
      scanNameParts()
      if cursor.offset > start { return .identifier }
    } else if CharacterClass.isNameStart(cursor.scalar().value) {
      scanNameParts()
      return .identifier
    }
    let (scalar, length) = cursor.scalar()
    if let quotes = TypographicQuotes(opening: scalar) { return scanString(in: quotes) }
    cursor.advance(length)
    report(
      .unexpectedCharacter, "`\(scalar)` has no meaning here", from: start, to: cursor.offset)
    return .unknown
  }

  /// Moves past all characters that may go on a name.
  mutating func scanNameParts() {
    while !cursor.isAtEnd {
      let byte = cursor.current
      if CharacterClass.isNameContinue(byte) {
        cursor.advance()
      } else if byte >= 0x80 {
        let (scalar, length) = cursor.scalar()
        guard CharacterClass.isNameContinue(scalar) else { return }
        cursor.advance(length)
      } else if byte == UInt8(ascii: "\\"), let escape = EscapeSequence.unicode(at: cursor) {
        guard CharacterClass.isNameContinue(escape.scalar) else { return }
        noteEscape()
        cursor.advance(to: escape.end)
      } else {
        return
      }
    }
  }
}
