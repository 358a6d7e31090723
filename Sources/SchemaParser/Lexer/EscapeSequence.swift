/// A backslash and what belongs to it, in a string, template or name.
struct EscapeSequence {
  /// What it stands for; half of a surrogate pair is U+FFFD.
  let scalar: Unicode.Scalar
  /// The offset after it.
  let end: Int

  /// `\uXXXX` or `\u{X…}` at a cursor, a surrogate pair of them taken as one.
  static func unicode(at cursor: Cursor) -> EscapeSequence? {
    guard let (unit, end) = codeUnit(cursor, at: cursor.offset) else { return nil }
    if unit & 0xFC00 == 0xD800, let (low, pairEnd) = codeUnit(cursor, at: end),
      low & 0xFC00 == 0xDC00
    {
      let value = 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF)
      return EscapeSequence(scalar: Unicode.Scalar(value) ?? "\u{FFFD}", end: pairEnd)
    }
    return EscapeSequence(scalar: Unicode.Scalar(unit) ?? "\u{FFFD}", end: end)
  }

  /// `\xXX` at a cursor.
  static func hexadecimal(at cursor: Cursor) -> EscapeSequence? {
    guard cursor.current == UInt8(ascii: "\\"), cursor.peek() == UInt8(ascii: "x"),
      let value = digits(cursor, from: cursor.offset + 2, count: 2)
    else { return nil }
    return EscapeSequence(scalar: Unicode.Scalar(UInt8(value)), end: cursor.offset + 4)
  }

  private static func codeUnit(_ cursor: Cursor, at offset: Int) -> (value: UInt32, end: Int)? {
    guard cursor.byte(at: offset) == UInt8(ascii: "\\"),
      cursor.byte(at: offset + 1) == UInt8(ascii: "u")
    else { return nil }
    guard cursor.byte(at: offset + 2) == UInt8(ascii: "{") else {
      return digits(cursor, from: offset + 2, count: 4).map { ($0, offset + 6) }
    }
    return braced(cursor, from: offset + 3)
  }

  private static func braced(_ cursor: Cursor, from start: Int) -> (value: UInt32, end: Int)? {
    var end = start
    var value: UInt32 = 0
    while let digit = CharacterClass.hexadecimalValue(cursor.byte(at: end)) {
      value = value << 4 | digit
      guard value <= 0x10FFFF else { return nil }
      end += 1
    }
    guard end > start, cursor.byte(at: end) == UInt8(ascii: "}") else { return nil }
    return (value, end + 1)
  }

  private static func digits(_ cursor: Cursor, from start: Int, count: Int) -> UInt32? {
    var value: UInt32 = 0
    for offset in start..<start + count {
      guard let digit = CharacterClass.hexadecimalValue(cursor.byte(at: offset)) else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}
