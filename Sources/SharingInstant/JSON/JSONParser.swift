/// Parses JSON text (RFC 8259) into nodes, in one pass and without recursion.
struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0
  private var nodes: [JSONNode] = []
  /// The indices of the containers around `position`.
  private var open: [Int] = []

  /// Deeper nesting is refused, since what reads the nodes recurses.
  private static let depthLimit = 512

  /// The nodes of a text, the outermost value first.
  ///
  /// - Throws: `JSONSyntaxError` where the text is not JSON, holds bytes that are not UTF-8 or a
  ///   number that no `Double` comes near, is nested more than 512 deep, or is longer than 4 GiB.
  static func nodes(in bytes: [UInt8]) throws -> [JSONNode] {
    guard bytes.count < UInt32.max else {
      throw JSONSyntaxError(offset: 0, explanation: "a text of more than 4 GiB")
    }
    var parser = JSONParser(bytes: bytes)
    try parser.parseDocument()
    return parser.nodes
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    nodes.reserveCapacity(bytes.count / 8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private mutating func parseDocument() throws {
    try parseValue()
    while let container = open.last {
      switch nodes[container].kind {
      case .object: try parseMember(of: container)
      default: try parseElement(of: container)
      }
    }
    skipWhiteSpace()
    guard position == bytes.count else { throw error("expected the end of the text") }
  }

  // MARK: Containers

  private mutating func parseMember(of object: Int) throws {
    let isFirst = nodes.count == object + 1
    skipWhiteSpace()
    if take("}") { return close(object) }
    if !isFirst {
      guard take(",") else { throw error("expected ‘,’ or ‘}’") }
      skipWhiteSpace()
    }
    guard next == UInt8(ascii: "\"") else { throw error("expected a name in quotes") }
    try parseString()
    skipWhiteSpace()
    guard take(":") else { throw error("expected ‘:’") }
    try parseValue()
  }

  private mutating func parseElement(of array: Int) throws {
    let isFirst = nodes.count == array + 1
    skipWhiteSpace()
    if take("]") { return close(array) }
    if !isFirst {
      guard take(",") else { throw error("expected ‘,’ or ‘]’") }
    }
    try parseValue()
  }

  private mutating func begin(_ kind: JSONNode.Kind) throws {
    guard open.count < Self.depthLimit else { throw error("nested too deep") }
    open.append(nodes.count)
    append(kind, from: position, to: position)
    position += 1
  }

  private mutating func close(_ container: Int) {
    open.removeLast()
    nodes[container].end = UInt32(position)
    nodes[container].next = UInt32(nodes.count)
  }

  // MARK: Values

  private mutating func parseValue() throws {
    skipWhiteSpace()
    switch next {
    case UInt8(ascii: "\""): try parseString()
    case UInt8(ascii: "{"): try begin(.object)
    case UInt8(ascii: "["): try begin(.array)
    case UInt8(ascii: "t"): try parseWord("true", .bool)
    case UInt8(ascii: "f"): try parseWord("false", .bool)
    case UInt8(ascii: "n"): try parseWord("null", .null)
    default: try parseNumber()
    }
  }

  private mutating func parseWord(_ word: StaticString, _ kind: JSONNode.Kind) throws {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count,
      bytes[position..<end].elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    else { throw error("expected a value") }
    append(kind, from: position, to: end)
    position = end
  }

  private mutating func parseNumber() throws {
    let start = position
    _ = take("-")
    if !take("0") {
      guard skipDigits() else { throw error("expected a value") }
    }
    if take(".") {
      guard skipDigits() else { throw error("expected a digit") }
    }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard skipDigits() else { throw error("expected a digit") }
    }
    // Fewer digits than this and no exponent make no number too large.
    if position - start > 300 || bytes[start..<position].contains(where: { $0 | 0x20 == 0x65 }) {
      guard JSONNumber.value(of: bytes[start..<position]).isFinite else {
        throw JSONSyntaxError(offset: start, explanation: "a number that is too large")
      }
    }
    append(.number, from: start, to: position)
  }

  private mutating func skipDigits() -> Bool {
    let start = position
    while let byte = next, byte &- UInt8(ascii: "0") < 10 { position += 1 }
    return position > start
  }

  // MARK: Strings

  private mutating func parseString() throws {
    position += 1
    let start = position
    var kind = JSONNode.Kind.string
    while true {
      guard let byte = next else { throw error("expected the end of a string") }
      switch byte {
      case UInt8(ascii: "\""):
        append(kind, from: start, to: position)
        position += 1
        return
      case UInt8(ascii: "\\"):
        kind = .escapedString
        try skipEscape()
      case 0..<0x20: throw error("a control character in a string")
      case 0..<0x80: position += 1
      default: try skipScalar()
      }
    }
  }

  private mutating func skipEscape() throws {
    position += 1
    switch next {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 1
    case UInt8(ascii: "u"):
      position += 1
      for _ in 0..<4 {
        guard let byte = next, Character(Unicode.Scalar(byte)).isHexDigit else {
          throw error("expected four hexadecimal digits")
        }
        position += 1
      }
    default: throw error("an unknown escape")
    }
  }

  /// Skips a scalar of more than one byte.
  private mutating func skipScalar() throws {
    let length = UTF8Scalar.length(in: bytes, at: position)
    guard let length else { throw error("bytes that are not UTF-8") }
    position += length
  }

  // MARK: Bytes

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  private mutating func skipWhiteSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func append(_ kind: JSONNode.Kind, from start: Int, to end: Int) {
    nodes.append(
      JSONNode(
        kind: kind, start: UInt32(start), end: UInt32(end), next: UInt32(nodes.count + 1)))
  }

  private func error(_ explanation: String) -> JSONSyntaxError {
    JSONSyntaxError(offset: position, explanation: explanation)
  }
}
