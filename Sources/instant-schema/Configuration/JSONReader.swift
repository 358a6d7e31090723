/// Where a text is not JSON.
struct JSONSyntaxError: Error {
  let message: String
  let offset: Int
}

/// Reads JSON as RFC 8259 defines it. Numbers are checked by their characters alone, since no
/// setting is one.
struct JSONReader {
  private let bytes: [UInt8]
  private var offset = 0
  private static let depthLimit = 64

  static func read(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONNode {
    var reader = JSONReader(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.offset = 3 }
    let node = try reader.node(depth: 0)
    reader.skipSpace()
    if reader.offset < bytes.count { throw reader.error("Expected the end of the file") }
    return node
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func node(depth: Int) throws(JSONSyntaxError) -> JSONNode {
    skipSpace()
    guard depth < Self.depthLimit else { throw error("Nested too deeply") }
    let start = offset
    return JSONNode(value: try value(depth: depth), offset: start)
  }

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONNode.Value {
    switch peek {
    case UInt8(ascii: "{"): return .object(try members(depth: depth))
    case UInt8(ascii: "["): return .array(try elements(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    default:
      let start = offset
      while let byte = peek, Self.isWordByte(byte) { offset += 1 }
      switch String(decoding: bytes[start..<offset], as: UTF8.self) {
      case "null": return .null
      case "true": return .boolean(true)
      case "false": return .boolean(false)
      case let word where word.utf8.first.map(Self.isNumberStart) == true: return .number
      default:
        offset = start
        throw error("Expected a value")
      }
    }
  }

  private mutating func members(depth: Int) throws(JSONSyntaxError) -> [JSONNode.Member] {
    offset += 1
    var members: [JSONNode.Member] = []
    skipSpace()
    if consume("}") { return members }
    repeat {
      skipSpace()
      let keyOffset = offset
      guard peek == UInt8(ascii: "\"") else { throw error("Expected a key in double quotes") }
      let key = try string()
      skipSpace()
      guard consume(":") else { throw error("Expected ':' after the key") }
      let value = try node(depth: depth + 1)
      members.append(JSONNode.Member(key: key, keyOffset: keyOffset, value: value))
      skipSpace()
    } while consume(",")
    guard consume("}") else { throw error("Expected ',' or '}'") }
    return members
  }

  private mutating func elements(depth: Int) throws(JSONSyntaxError) -> [JSONNode] {
    offset += 1
    var elements: [JSONNode] = []
    skipSpace()
    if consume("]") { return elements }
    repeat {
      elements.append(try node(depth: depth + 1))
      skipSpace()
    } while consume(",")
    guard consume("]") else { throw error("Expected ',' or ']'") }
    return elements
  }

  // MARK: - Strings

  private mutating func string() throws(JSONSyntaxError) -> String {
    let start = offset
    offset += 1
    var content: [UInt8] = []
    while let byte = peek, byte >= 0x20 {
      offset += 1
      if byte == UInt8(ascii: "\"") {
        guard let text = String(validating: content, as: UTF8.self) else {
          offset = start
          throw error("Expected UTF-8 in the string")
        }
        return text
      }
      if byte == UInt8(ascii: "\\") {
        content += String(try escape()).utf8
      } else {
        content.append(byte)
      }
    }
    offset = start
    throw error("Expected '\"' at the end of the string")
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let letter = peek
    offset += 1
    switch letter {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default:
      offset -= 2
      throw error("Unknown escape sequence")
    }
  }

  private mutating func unicodeEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let high = try codeUnit()
    if let scalar = Unicode.Scalar(high) { return scalar }
    if UTF16.isLeadSurrogate(high), consume("\\"), consume("u") {
      let low = try codeUnit()
      if UTF16.isTrailSurrogate(low) {
        let pair = UTF16.EncodedScalar([high, low])
        return UTF16.decode(pair)
      }
    }
    throw error("Unpaired surrogate")
  }

  private mutating func codeUnit() throws(JSONSyntaxError) -> UInt16 {
    let digits = bytes[offset..<min(offset + 4, bytes.count)]
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, text.first != "+", let unit = UInt16(text, radix: 16) else {
      throw error("Expected four hexadecimal digits")
    }
    offset += 4
    return unit
  }

  // MARK: - Bytes

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D {
      offset += 1
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  private static func isNumberStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func error(_ message: String) -> JSONSyntaxError {
    JSONSyntaxError(message: message, offset: offset)
  }
}
