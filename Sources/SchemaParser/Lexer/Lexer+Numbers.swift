import SchemaDiagnostics

/// Numbers.
extension Lexer {
  mutating func scanNumber() -> TokenKind {
    let start = cursor.offset
    let kind = scanDigits()
    if CharacterClass.isNameStart(cursor.current) || cursor.current >= 0x80 {
      let nameStart = cursor.offset
      scanNameParts()
      if cursor.offset > nameStart {
        report(
          .invalidNumber, "a number and a name need a space or an operator between them",
          from: start, to: cursor.offset,
          fixIts: cursor.current == UInt8(ascii: ":") ? [inQuotes(start, cursor.offset)] : [])
      }
    }
    return kind
  }

  /// What was meant as the name of a property.
  private func inQuotes(_ start: Int, _ end: Int) -> FixIt {
    let range = range(start, end)
    return FixIt(
      "put it in quotes", edits: [FixIt.Edit(range, "\"\(file.text(in: range))\"")])
  }

  private mutating func scanDigits() -> TokenKind {
    if cursor.current == UInt8(ascii: "0") {
      switch cursor.peek() | 0x20 {
      case UInt8(ascii: "x"): return scanPrefixed { CharacterClass.hexadecimalValue($0) != nil }
      case UInt8(ascii: "o"): return scanPrefixed { $0 & 0xF8 == UInt8(ascii: "0") }
      case UInt8(ascii: "b"): return scanPrefixed { $0 & 0xFE == UInt8(ascii: "0") }
      default: break
      }
    }
    let start = cursor.offset
    scanRun(CharacterClass.isDigit)
    if cursor.current == UInt8(ascii: "n"), cursor.offset > start {
      cursor.advance()
      return .bigint
    }
    if cursor.consume(UInt8(ascii: ".")) { scanRun(CharacterClass.isDigit) }
    if cursor.current | 0x20 == UInt8(ascii: "e") { scanExponent(from: start) }
    return .number
  }

  private mutating func scanPrefixed(_ isDigit: (UInt8) -> Bool) -> TokenKind {
    let start = cursor.offset
    cursor.advance(2)
    let digits = cursor.offset
    scanRun(isDigit)
    if cursor.offset == digits {
      report(.invalidNumber, "the number has no digits", from: start, to: cursor.offset)
    }
    return cursor.consume(UInt8(ascii: "n")) ? .bigint : .number
  }

  private mutating func scanExponent(from start: Int) {
    cursor.advance()
    if !cursor.consume(UInt8(ascii: "+")) { _ = cursor.consume(UInt8(ascii: "-")) }
    let digits = cursor.offset
    scanRun(CharacterClass.isDigit)
    if cursor.offset == digits {
      report(.invalidNumber, "the exponent has no digits", from: start, to: cursor.offset)
    }
  }

  /// Moves past digits with single underscores between them.
  private mutating func scanRun(_ isDigit: (UInt8) -> Bool) {
    var isAfterDigit = false
    while !cursor.isAtEnd {
      if isDigit(cursor.current) {
        isAfterDigit = true
      } else if cursor.current == UInt8(ascii: "_") {
        if !isAfterDigit || !isDigit(cursor.peek()) {
          report(
            .invalidNumber, "`_` may only stand between two digits", from: cursor.offset,
            to: cursor.offset + 1)
        }
        isAfterDigit = false
      } else {
        return
      }
      cursor.advance()
    }
  }
}
