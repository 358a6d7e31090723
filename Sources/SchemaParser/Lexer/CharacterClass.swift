/// ECMAScript's classes of characters. Bytes are tested by masks, since every byte of a file is.
enum CharacterClass {
  /// `$`, `_`, letters.
  static func isNameStart(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }

  /// `$`, `_`, letters, digits.
  static func isNameContinue(_ byte: UInt8) -> Bool { isNameStart(byte) || isDigit(byte) }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? isNameStart(UInt8(truncatingIfNeeded: scalar.value)) : scalar.properties.isIDStart
  }

  static func isNameContinue(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isNameContinue(UInt8(truncatingIfNeeded: scalar.value)) }
    return scalar.properties.isIDContinue || scalar == "\u{200C}" || scalar == "\u{200D}"
  }

  /// U+2028 and U+2029.
  static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{2028}" || scalar == "\u{2029}" || scalar == "\n" || scalar == "\r"
  }

  /// White space outside ASCII. U+0085 and U+FEFF are white space to TypeScript.
  static func isWideSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{FEFF}" || scalar == "\u{85}"
      || scalar.properties.generalCategory == .spaceSeparator
  }

  /// What a hexadecimal digit counts for.
  static func hexadecimalValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
