/// The escapes in JSON strings.
enum JSONEscapes {
  /// The text that the bytes between two quotes stand for. They must follow JSON's grammar; half of
  /// a surrogate pair becomes U+FFFD, since no Swift text can hold it.
  static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"): result.append(contentsOf: String(scalar(in: &rest)).utf8)
      default: result.append(escape)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The scalar behind `\u`, with the second half of a surrogate pair if it follows.
  private static func scalar(in rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    let first = codeUnit(in: &rest)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let behindFirst = rest
    if UTF16.isLeadSurrogate(first), rest.popFirst() == UInt8(ascii: "\\"),
      rest.popFirst() == UInt8(ascii: "u")
    {
      let second = codeUnit(in: &rest)
      if UTF16.isTrailSurrogate(second) {
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
      }
    }
    rest = behindFirst
    return "\u{FFFD}"
  }

  private static func codeUnit(in rest: inout ArraySlice<UInt8>) -> UInt16 {
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
  }
}
