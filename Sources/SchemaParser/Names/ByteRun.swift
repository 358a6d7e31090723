/// Bytes that stay where they are, to be hashed and compared eight at a time.
struct ByteRun {
  let start: UnsafePointer<UInt8>
  let count: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    start = bytes.baseAddress ?? ("" as StaticString).utf8Start
    count = bytes.count
  }

  var text: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The number that the bytes write, if JavaScript sorts a property of that name by it.
  var arrayIndex: UInt32? {
    guard count > 0, start[0] &- UInt8(ascii: "0") < 10,
      count == 1 || start[0] != UInt8(ascii: "0"),
      let index = UInt32(text), index != .max
    else { return nil }
    return index
  }

  /// A hash that nobody can foresee who does not know the seed.
  func hash(seed: UInt64) -> UInt32 {
    var hash = seed ^ UInt64(truncatingIfNeeded: count)
    var offset = 0
    while offset &+ 8 <= count {
      hash = Self.mix(hash ^ word(at: offset))
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < count {
      rest = rest &<< 8 | UInt64(start[offset])
      offset &+= 1
    }
    return UInt32(truncatingIfNeeded: Self.mix(hash ^ rest))
  }

  func isEqual(to other: ByteRun) -> Bool {
    guard count == other.count else { return false }
    var offset = 0
    while offset &+ 8 <= count {
      if word(at: offset) != other.word(at: offset) { return false }
      offset &+= 8
    }
    while offset < count {
      if start[offset] != other.start[offset] { return false }
      offset &+= 1
    }
    return true
  }

  private func word(at offset: Int) -> UInt64 {
    UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self)
  }

  private static func mix(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
