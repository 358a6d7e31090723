/// A string without a closing quote, as far as it most likely goes.
struct UnterminatedString {
  private let cursor: Cursor
  /// Where the closing quote is missing: before the brackets, commas and semicolons that end the
  /// line, as far as these brackets are not opened inside the string.
  let end: Int

  /// - Parameters:
  ///   - start: the opening quote.
  ///   - lineEnd: the end of its line.
  init(from start: Cursor, to lineEnd: Int) {
    cursor = start
    let first = start.offset + 1
    var tail = lineEnd
    while tail > first, Self.mayFollow(start.byte(at: tail - 1)) { tail -= 1 }
    // What a backslash stands before belongs to it.
    if tail > first, tail < lineEnd, start.byte(at: tail - 1) == UInt8(ascii: "\\") { tail += 1 }
    var open = 0
    for offset in first..<tail { open += Self.nesting(start.byte(at: offset)) }
    while tail < lineEnd, open > 0 {
      open += Self.nesting(start.byte(at: tail))
      tail += 1
    }
    end = tail
  }

  /// Whether the string holds a word or several, and no signs of code that it has swallowed.
  var isPlain: Bool {
    let content = cursor.offset + 1..<end
    return !content.isEmpty && content.allSatisfy { Self.isPlain(cursor.byte(at: $0)) }
  }

  /// Whether a byte may stand between the end of a string and that of its line.
  private static func mayFollow(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: " "), UInt8(ascii: "\t"):
      true
    default: false
    }
  }

  private static func nesting(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): -1
    default: 0
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"),
      UInt8(ascii: "@"), 0x80...:
      true
    default: CharacterClass.isNameContinue(byte)
    }
  }
}
