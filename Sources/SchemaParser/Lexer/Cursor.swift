/// A position in the bytes of a file that only moves forward.
///
/// Every access is checked against the end; past it, a byte reads as `0`, which is told from a NUL
/// in the file by `isAtEnd`.
struct Cursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var offset: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  var isAtEnd: Bool { offset >= bytes.count }
  var end: Int { bytes.count }

  /// The byte at the cursor.
  var current: UInt8 { byte(at: offset) }

  /// A byte after the cursor.
  func peek(_ distance: Int = 1) -> UInt8 { byte(at: offset + distance) }

  func byte(at offset: Int) -> UInt8 {
    offset < bytes.count ? bytes[offset] : 0
  }

  /// Moves on, at most to the end.
  mutating func advance(_ count: Int = 1) {
    offset = min(offset + count, bytes.count)
  }

  mutating func advance(to end: Int) { offset = min(max(end, offset), bytes.count) }

  /// Moves past a byte if it is the one at the cursor.
  mutating func consume(_ byte: UInt8) -> Bool {
    guard current == byte, !isAtEnd else { return false }
    offset += 1
    return true
  }

  /// Moves on while bytes satisfy a condition.
  mutating func advance(while condition: (UInt8) -> Bool) {
    while offset < bytes.count, condition(bytes[offset]) { offset += 1 }
  }

  func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    for index in 0..<count where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  /// The scalar at the cursor and its length in bytes. The bytes are known to be UTF-8; at the end
  /// the length is 0.
  func scalar() -> (value: Unicode.Scalar, length: Int) {
    let first = UInt32(current)
    let length = isAtEnd ? 0 : first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = length < 2 ? first : first & (0x7F >> UInt32(length))
    for distance in stride(from: 1, to: length, by: 1) {
      value = value << 6 | UInt32(peek(distance) & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}
