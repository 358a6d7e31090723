/// The value of a JSON number.
enum JSONNumber {
  /// The nearest `Double` to the number that these bytes spell. They must follow JSON's grammar.
  static func value(of bytes: ArraySlice<UInt8>) -> Double {
    // Most numbers are short and whole, and a `Double` holds all of 15 digits.
    if bytes.count <= 15, let whole = shortWholeNumber(bytes) { return whole }
    return Double(String(decoding: bytes, as: UTF8.self)) ?? .nan
  }

  private static func shortWholeNumber(_ bytes: ArraySlice<UInt8>) -> Double? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    var value = 0
    for byte in isNegative ? bytes.dropFirst() : bytes {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return isNegative ? -Double(value) : Double(value)
  }
}
