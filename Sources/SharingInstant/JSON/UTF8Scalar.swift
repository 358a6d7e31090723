/// Well-formed UTF-8 (Unicode, table 3-7).
enum UTF8Scalar {
  /// The number of bytes of the scalar of two to four bytes that starts at an index, or nil where
  /// none does.
  static func length(in bytes: [UInt8], at index: Int) -> Int? {
    let lead = bytes[index]
    guard let length = length(lead: lead), index + length <= bytes.count,
      secondBytes(lead: lead).contains(bytes[index + 1]),
      bytes[(index + 2)..<(index + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return nil }
    return length
  }

  private static func length(lead: UInt8) -> Int? {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }

  /// Excludes longer spellings than needed, surrogates and what lies behind U+10FFFF.
  private static func secondBytes(lead: UInt8) -> ClosedRange<UInt8> {
    switch lead {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }
}
