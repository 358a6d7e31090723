/// Prints JSON in its one canonical form: no white space, the names of an object sorted by their
/// UTF-8 bytes, whole numbers without a fraction.
struct JSONTextWriter {
  private var bytes: [UInt8] = []

  /// The canonical text of a value.
  static func text(of value: JSONValue) -> String {
    var writer = JSONTextWriter()
    writer.write(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private mutating func write(_ value: JSONValue) {
    switch value {
    case .null: write("null")
    case .bool(let value): write(value ? "true" : "false")
    case .number(let value): write(value.jsonText)
    case .string(let value): writeQuoted(value)
    case .array(let elements): writeArray(elements)
    case .object(let members): writeObject(members)
    }
  }

  private mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func writeArray(_ elements: [JSONValue]) {
    write("[")
    for (index, element) in elements.enumerated() {
      if index > 0 { write(",") }
      write(element)
    }
    write("]")
  }

  private mutating func writeObject(_ members: [String: JSONValue]) {
    write("{")
    let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for (index, (name, value)) in sorted.enumerated() {
      if index > 0 { write(",") }
      writeQuoted(name)
      write(":")
      write(value)
    }
    write("}")
  }

  private mutating func writeQuoted(_ text: String) {
    write("\"")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): write("\\\"")
      case UInt8(ascii: "\\"): write("\\\\")
      case 0x08: write("\\b")
      case 0x09: write("\\t")
      case 0x0A: write("\\n")
      case 0x0C: write("\\f")
      case 0x0D: write("\\r")
      case 0..<0x20: writeEscape(of: byte)
      default: bytes.append(byte)
      }
    }
    write("\"")
  }

  private mutating func writeEscape(of control: UInt8) {
    let digits = String(control, radix: 16)
    write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as canonical JSON text: no white space, names sorted by their UTF-8 bytes, whole
  /// numbers without a fraction. NaN and infinity, which JSON cannot hold, print as `null`, as in
  /// JavaScript.
  public var description: String { JSONTextWriter.text(of: self) }
}

extension Double {
  /// The whole number that this is, where a `Double` tells every whole number from its neighbours
  /// (up to 2⁵³); nil for fractions, for larger numbers and for -0, whose sign an integer would
  /// lose.
  var exactWholeNumber: Int64? {
    guard abs(self) <= 9_007_199_254_740_992, self == rounded(.towardZero) else { return nil }
    return self == 0 && sign == .minus ? nil : Int64(self)
  }

  /// The number as JSON. What is no number (NaN, infinity) becomes `null`, as in JavaScript.
  fileprivate var jsonText: String {
    guard isFinite else { return "null" }
    if let whole = exactWholeNumber { return String(whole) }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
