/// Which characters Swift allows in identifiers (The Swift Programming Language, "Identifiers"),
/// without those that cannot be seen or that turn the direction of text.
enum IdentifierCharacters {
  static func canContinue(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 {
      return isLetter(scalar.value) || isDigit(scalar) || scalar == "_"
    }
    return isIn(heads, scalar) || isIn(marks, scalar)
  }

  static func canStart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return isLetter(scalar.value) || scalar == "_" }
    return isIn(heads, scalar) && !scalar.properties.isDefaultIgnorableCodePoint
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  private static func isLetter(_ value: UInt32) -> Bool {
    let lower = value | 0x20
    return lower >= 0x61 && lower <= 0x7A
  }

  /// Changes the form of the characters beside it.
  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}"
  }

  private static func isIn(_ ranges: [ClosedRange<UInt32>], _ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar.value) }
      && (!scalar.isInvisible || isJoiner(scalar))
  }

  private static let heads: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
    0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF,
    0x200C...0x200D, 0x203F...0x2040, 0x2054...0x2054, 0x2070...0x20CF, 0x2100...0x218F,
    0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
    0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
    0xFDF0...0xFDFF, 0xFE10...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD, 0x10000...0x1FFFD,
    0x20000...0x2FFFD,
    0x30000...0x3FFFD, 0x40000...0x4FFFD, 0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD,
    0x80000...0x8FFFD, 0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD,
    0xD0000...0xDFFFD, 0xE0000...0xEFFFD,
  ]

  /// Combining marks and variation selectors, which may follow but not begin.
  private static let marks: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
  ]
}

extension IdentifierCharacters {
  /// Whether a text can stand as a name, in backticks if it is a keyword.
  static func isIdentifier(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, text != "_", canStart(first) else { return false }
    return scalars.indices.allSatisfy { canStand($0, in: scalars) }
  }

  /// Whether a character of a text can be part of a name where it stands there.
  static func canStand(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    canContinue(scalars[index]) && !isHidden(index, in: scalars)
  }

  /// Whether a character shows nothing where it stands in a text.
  ///
  /// Swift takes most of those that have no form of their own anywhere, and holds names to be
  /// different that nobody can tell apart. So only those that form others count: a joiner between
  /// two characters beyond ASCII, as Persian, Indic scripts and emoji have it, and a variation
  /// selector behind one.
  static func isHidden(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let scalar = scalars[index]
    guard scalar.properties.isDefaultIgnorableCodePoint else { return false }
    let before = scalars[..<index]
    if scalar.properties.isVariationSelector { return !isFormed(before.last) }
    let isSelected = before.last?.properties.isVariationSelector ?? false
    return !isJoiner(scalar) || !isFormed(isSelected ? before.dropLast().last : before.last)
      || !isFormed(scalars[(index + 1)...].first)
  }

  /// Whether the form of a character in a name can depend on those beside it.
  private static func isFormed(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, !scalar.isASCII else { return false }
    return canContinue(scalar) && !scalar.properties.isDefaultIgnorableCodePoint
  }
}
