/// A number as JavaScript writes it when it is used as a key (ECMA-262, Number::toString).
struct NumberKey: CustomStringConvertible {
  let value: Double

  init(_ value: Double) {
    self.value = value
  }

  var description: String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity" }
    guard value != 0 else { return "0" }
    return (value < 0 ? "-" : "") + magnitude
  }

  private var magnitude: String {
    let (digits, point) = decimalDigits
    let count = digits.count
    if point > 21 || point <= -6 { return exponential(digits, exponent: point - 1) }
    if point >= count { return digits + String(repeating: "0", count: point - count) }
    if point > 0 { return digits.prefix(point) + "." + digits.dropFirst(point) }
    return "0." + String(repeating: "0", count: -point) + digits
  }

  private func exponential(_ digits: String, exponent: Int) -> String {
    let fraction = digits.count > 1 ? "." + digits.dropFirst() : ""
    return digits.prefix(1) + fraction + "e" + (exponent < 0 ? "-" : "+") + String(abs(exponent))
  }

  /// The shortest digits that tell the number from others, and where among them the point stands.
  private var decimalDigits: (digits: String, point: Int) {
    let parts = abs(value).description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1] : ""
    let all = mantissa[0] + fraction
    let digits = all.drop { $0 == "0" }
    let point = mantissa[0].count - (all.count - digits.count)
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let trailingZeros = digits.reversed().prefix { $0 == "0" }.count
    return (String(digits.dropLast(trailingZeros)), point + exponent)
  }
}
