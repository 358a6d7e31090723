/// Builds one JSON text without white space, piece by piece, in one buffer of UTF-8.
///
/// Members and elements come out in the order of the calls, so the same calls give the same bytes.
package struct JSONWriter: ~Copyable {
  private var buffer = TextBuffer()
  private var needsComma = false

  package init() {}

  package var text: String { buffer.text }

  /// Takes the text out and leaves the writer empty.
  package mutating func take() -> [UInt8] { buffer.take() }

  // MARK: - Containers

  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    container(open: "{", close: "}", members)
  }

  package mutating func array<Element>(
    _ elements: some Sequence<Element>, each write: (inout JSONWriter, Element) -> Void
  ) {
    container(open: "[", close: "]") { writer in
      for element in elements { write(&writer, element) }
    }
  }

  /// The name of a member of an object; exactly one value must follow.
  package mutating func key(_ name: String) {
    separate()
    quote(name)
    append(":")
    needsComma = false
  }

  // MARK: - Values

  package mutating func string(_ value: String) {
    separate()
    quote(value)
  }

  package mutating func integer(_ value: Int) {
    literal(String(value))
  }

  package mutating func boolean(_ value: Bool) {
    literal(value ? "true" : "false")
  }

  package mutating func null() {
    literal("null")
  }

  // MARK: - Members

  package mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  /// A member that is `null` where there is no text.
  package mutating func member(_ name: String, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  package mutating func member(_ name: String, _ value: Int) {
    key(name)
    integer(value)
  }

  package mutating func member(_ name: String, _ value: Bool) {
    key(name)
    boolean(value)
  }

  package mutating func member<Element>(
    _ name: String, _ elements: some Sequence<Element>,
    each write: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    array(elements, each: write)
  }

  // MARK: - Bytes

  private mutating func container(
    open: StaticString, close: StaticString, _ contents: (inout JSONWriter) -> Void
  ) {
    separate()
    append(open)
    needsComma = false
    contents(&self)
    append(close)
    needsComma = true
  }

  private mutating func literal(_ text: String) {
    separate()
    buffer.append(text)
  }

  private mutating func separate() {
    if needsComma { append(",") }
    needsComma = true
  }

  private mutating func append(_ text: StaticString) {
    buffer.append(text)
  }

  private mutating func quote(_ text: String) {
    append("\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\r"): append("\\r")
      case UInt8(ascii: "\t"): append("\\t")
      case 0..<0x20:
        append("\\u00")
        buffer.append(Self.hexDigits[Int(byte >> 4)])
        buffer.append(Self.hexDigits[Int(byte & 0xF)])
      default: buffer.append(byte)
      }
    }
    append("\"")
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}
