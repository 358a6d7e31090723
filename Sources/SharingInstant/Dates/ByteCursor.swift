/// A place in a short text of bytes.
struct ByteCursor {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: some Collection<UInt8>) {
    self.bytes = Array(bytes)
  }

  var isAtEnd: Bool { position == bytes.count }

  private var next: UInt8? { isAtEnd ? nil : bytes[position] }

  mutating func skipSpaces() {
    while next == UInt8(ascii: " ") { position += 1 }
  }

  /// Skips to the byte behind the next `end`; stays where there is none.
  mutating func skip(through end: Unicode.Scalar) {
    guard let index = bytes[position...].firstIndex(of: UInt8(ascii: end)) else { return }
    position = index + 1
  }

  /// Takes the byte if it comes next.
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    position += 1
    return true
  }

  /// Takes a sign: 1 or -1.
  mutating func takeSign() -> Int? {
    if take("+") { return 1 }
    return take("-") ? -1 : nil
  }

  /// Takes a run of ASCII letters; nil where none comes next.
  mutating func word() -> String? {
    let start = position
    while let byte = next, byte.isASCIILetter { position += 1 }
    return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Takes a run of digits; nil, and takes nothing, where it is shorter or longer than `digits`.
  mutating func number(digits: ClosedRange<Int>) -> (value: Int, digits: Int)? {
    var (value, end) = (0, position)
    while end < bytes.count, let digit = bytes[end].digitValue, end - position < digits.upperBound {
      value = value * 10 + digit
      end += 1
    }
    let isLonger = end < bytes.count && bytes[end].digitValue != nil
    guard digits.contains(end - position), !isLonger else { return nil }
    defer { position = end }
    return (value, end - position)
  }

  /// Takes the digits behind a decimal point, as milliseconds rounded to the nearest; nil where
  /// there are none.
  mutating func fractionInMilliseconds() -> Int? {
    let start = position
    var tenths = 0
    for place in 0... {
      guard let digit = next?.digitValue else {
        guard position > start else { return nil }
        for _ in min(place, 4)..<4 { tenths *= 10 }
        break
      }
      if place < 4 { tenths = tenths * 10 + digit }
      position += 1
    }
    return (tenths + 5) / 10
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var digitValue: Int? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) ? Int(self - UInt8(ascii: "0")) : nil
  }
}
