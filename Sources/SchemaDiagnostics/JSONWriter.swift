/// Builds one JSON text without white space, piece by piece, in one buffer of UTF-8.
///
/// Members and elements come out in the order of the calls, so the same calls give the same bytes.
@usableFromInline package struct JSONWriter: ~Copyable {
  private var buffer = TextBuffer()
  private var needsComma = false

  package init() {}

  /// Takes the text out and leaves the writer empty.
  package mutating func take() -> [UInt8] { buffer.take().concatenated }

  // MARK: - Containers

  @inlinable package mutating func object(_ members: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    members(&self)
    close(UInt8(ascii: "}"))
  }

  @inlinable package mutating func array<Element>(
    _ elements: some Sequence<Element>, each write: (inout JSONWriter, Element) -> Void
  ) {
    open(UInt8(ascii: "["))
    for element in elements { write(&self, element) }
    close(UInt8(ascii: "]"))
  }

  /// The name of a member of an object; exactly one value must follow. It has nothing to escape.
  @usableFromInline package mutating func key(_ name: StaticString) {
    separate()
    buffer.append(UInt8(ascii: "\""))
    buffer.append(name)
    buffer.append("\":")
    needsComma = false
  }

  // MARK: - Values

  package mutating func string(_ value: String) {
    separate()
    quote(value)
  }

  package mutating func integer(_ value: Int) {
    separate()
    buffer.append(String(value))
  }

  package mutating func boolean(_ value: Bool) {
    separate()
    buffer.append(value ? "true" : "false" as StaticString)
  }

  package mutating func null() {
    separate()
    buffer.append("null" as StaticString)
  }

  // MARK: - Members

  package mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  /// A member that is `null` where there is no text.
  package mutating func member(_ name: StaticString, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    integer(value)
  }

  /// A member that is `null` where there is no number.
  package mutating func member(_ name: StaticString, _ value: Int?) {
    key(name)
    if let value { integer(value) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ value: Bool) {
    key(name)
    boolean(value)
  }

  @inlinable package mutating func member<Element>(
    _ name: StaticString, _ elements: some Sequence<Element>,
    each write: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    array(elements, each: write)
  }

  // MARK: - Bytes

  @usableFromInline mutating func open(_ bracket: UInt8) {
    separate()
    buffer.append(bracket)
    needsComma = false
  }

  @usableFromInline mutating func close(_ bracket: UInt8) {
    buffer.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { buffer.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func quote(_ text: String) {
    buffer.append(UInt8(ascii: "\""))
    if text.allBytesSatisfy({ !Self.isEscaped($0) }) {
      buffer.append(text)
    } else {
      for byte in text.utf8 { append(byte) }
    }
    buffer.append(UInt8(ascii: "\""))
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func append(_ byte: UInt8) {
    guard Self.isEscaped(byte) else { return buffer.append(byte) }
    switch byte {
    case UInt8(ascii: "\n"): buffer.append("\\n")
    case UInt8(ascii: "\r"): buffer.append("\\r")
    case UInt8(ascii: "\t"): buffer.append("\\t")
    case 0..<0x20:
      buffer.append("\\u00")
      buffer.append(Self.hexDigits[Int(byte >> 4)])
      buffer.append(Self.hexDigits[Int(byte & 0xF)])
    default:
      buffer.append(UInt8(ascii: "\\"))
      buffer.append(byte)
    }
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}
