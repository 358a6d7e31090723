/// What a literal or name means, from its bytes. Made on demand: few literals are ever asked for.
struct LiteralText {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether it is not simply its bytes that it means.
  let isEscaped: Bool

  /// The text between the first `head` and the last `tail` bytes, with escapes resolved and line
  /// breaks of templates made `\n`, as JavaScript has it.
  func cooked(droppingHead head: Int, tail: Int) -> String {
    let content = UnsafeBufferPointer(rebasing: bytes.dropFirst(head).dropLast(tail))
    return isEscaped ? resolveEscapes(content) : String(decoding: content, as: UTF8.self)
  }

  private func resolveEscapes(_ content: UnsafeBufferPointer<UInt8>) -> String {
    var cursor = Cursor(content)
    var result = String.UnicodeScalarView()
    while !cursor.isAtEnd {
      if cursor.current == UInt8(ascii: "\\") {
        appendEscape(&cursor, to: &result)
      } else if cursor.consume(UInt8(ascii: "\r")) {
        _ = cursor.consume(UInt8(ascii: "\n"))
        result.append("\n")
      } else {
        let (scalar, length) = cursor.scalar()
        result.append(scalar)
        cursor.advance(length)
      }
    }
    return String(result)
  }

  private func appendEscape(_ cursor: inout Cursor, to result: inout String.UnicodeScalarView) {
    if let escape = EscapeSequence.unicode(at: cursor) ?? EscapeSequence.hexadecimal(at: cursor) {
      result.append(escape.scalar)
      return cursor.advance(to: escape.end)
    }
    cursor.advance()
    let (scalar, length) = cursor.scalar()
    switch scalar {
    case "0"..."7": return result.append(octal(&cursor))
    case "n": result.append("\n")
    case "t": result.append("\t")
    case "r": result.append("\r")
    case "b": result.append("\u{8}")
    case "f": result.append("\u{C}")
    case "v": result.append("\u{B}")
    case "\r" where cursor.peek() == UInt8(ascii: "\n"): cursor.advance()
    case _ where CharacterClass.isLineBreak(scalar) || length == 0: break
    default: result.append(scalar)
    }
    cursor.advance(length)
  }

  /// `\0` and the old escapes of up to three octal digits.
  private func octal(_ cursor: inout Cursor) -> Unicode.Scalar {
    var value: UInt32 = 0
    var count = 0
    while count < 3, case let digit = cursor.current &- UInt8(ascii: "0"), digit < 8,
      value * 8 + UInt32(digit) < 256
    {
      value = value * 8 + UInt32(digit)
      count += 1
      cursor.advance()
    }
    return Unicode.Scalar(value) ?? "\0"
  }

  /// The value of a number in any of JavaScript's notations.
  var number: Double {
    let digits = bytes.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "n") }
    guard digits.count > 1, digits[0] == UInt8(ascii: "0") else { return decimal(digits) }
    switch digits[1] | 0x20 {
    case UInt8(ascii: "x"): return integer(digits.dropFirst(2), radix: 16)
    case UInt8(ascii: "o"): return integer(digits.dropFirst(2), radix: 8)
    case UInt8(ascii: "b"): return integer(digits.dropFirst(2), radix: 2)
    default:
      let isOctal = digits.allSatisfy { $0 & 0xF8 == UInt8(ascii: "0") }
      return isOctal ? integer(digits[...], radix: 8) : decimal(digits)
    }
  }

  private func integer(_ digits: ArraySlice<UInt8>, radix: Double) -> Double {
    digits.reduce(0) { $0 * radix + Double(CharacterClass.hexadecimalValue($1) ?? 0) }
  }

  private func decimal(_ digits: [UInt8]) -> Double {
    var text = String(decoding: digits, as: UTF8.self)
    if text.hasPrefix(".") { text = "0" + text }
    if text.hasSuffix(".") { text += "0" }
    return Double(text.replacing(".e", with: ".0e").replacing(".E", with: ".0E")) ?? .nan
  }
}
