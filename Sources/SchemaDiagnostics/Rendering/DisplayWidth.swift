/// How many columns of a terminal text takes.
enum DisplayWidth {
  /// The columns of one scalar that follows `previous`: 0, 1 or 2.
  static func columns(of scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Int {
    if scalar.value < 0x300 { return 1 }
    if scalar == variationSelector16 {
      // It turns the sign before it into an emoji, which is wide.
      guard let previous else { return 0 }
      return 2 - min(2, columns(of: previous, after: nil))
    }
    if scalar.properties.isEmojiModifier, previous?.properties.isEmojiModifierBase == true {
      return 0
    }
    if previous == zeroWidthJoiner, scalar.properties.isEmoji { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide(scalar) ? 2 : 1
    }
  }

  /// Signs that would move the cursor, colour the terminal or turn the direction of the text
  /// around; what is shown must be what is there.
  static func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static let variationSelector16: Unicode.Scalar = "\u{FE0F}"
  private static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"

  /// The blocks whose signs Unicode's East Asian Width calls wide or full width.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation && !isRegionalIndicator(scalar)
    }
  }

  /// Two of them make one flag, which is as wide as two letters.
  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
