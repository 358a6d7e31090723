/// A position in the bytes of a file that only moves forward.
///
/// Every access is checked against the end; past it, a byte reads as `0`, which is told from a NUL
/// in the file by `isAtEnd`.
struct Cursor {
  private let bytes: UnsafePointer<UInt8>
  let end: Int
  private(set) var offset: Int

  /// The bytes must outlive the cursor.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int = 0) {
    self.bytes = bytes.baseAddress ?? Self.nothing
    self.end = bytes.count
    self.offset = offset
  }

  /// Where no byte is, none is read.
  private static var nothing: UnsafePointer<UInt8> { ("" as StaticString).utf8Start }

  var isAtEnd: Bool { offset >= end }

  /// The byte at the cursor.
  var current: UInt8 { offset < end ? bytes[offset] : 0 }

  /// A byte after the cursor.
  func peek(_ distance: Int = 1) -> UInt8 { byte(at: offset + distance) }

  func byte(at offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  /// Moves on, at most to the end.
  mutating func advance(_ count: Int = 1) {
    offset = min(offset + count, end)
  }

  mutating func advance(to newOffset: Int) { offset = min(max(newOffset, offset), end) }

  /// Moves past a byte if it is the one at the cursor.
  mutating func consume(_ byte: UInt8) -> Bool {
    guard current == byte, !isAtEnd else { return false }
    offset += 1
    return true
  }

  /// Moves on while bytes satisfy a condition.
  @inline(__always)
  mutating func advance(while condition: (UInt8) -> Bool) {
    var position = offset
    while position < end, condition(bytes[position]) { position &+= 1 }
    offset = position
  }

  func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= end else { return false }
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
