/// The SHA-1 of a message that comes in pieces, as FIPS 180-4 defines it. Git names blobs by it;
/// nothing here relies on it being hard to forge.
struct SHA1 {
  private var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
  private var block: [UInt8] = []
  private var length: UInt64 = 0
  private var schedule = [UInt32](repeating: 0, count: 80)

  init() {
    block.reserveCapacity(64)
  }

  mutating func update(_ bytes: ArraySlice<UInt8>) {
    length += UInt64(bytes.count)
    var rest = bytes
    if !block.isEmpty {
      let missing = rest.prefix(64 - block.count)
      block += missing
      rest = rest.dropFirst(missing.count)
      guard block.count == 64 else { return }
      block.withUnsafeBufferPointer { compress($0) }
      block.removeAll(keepingCapacity: true)
    }
    rest.withUnsafeBufferPointer { buffer in
      var start = 0
      while start + 64 <= buffer.count {
        compress(UnsafeBufferPointer(rebasing: buffer[start..<start + 64]))
        start += 64
      }
      block += buffer[start...]
    }
  }

  /// The digest in hexadecimal; the message cannot go on after it.
  mutating func finalize() -> String {
    let bitCount = length &* 8
    var padding: [UInt8] = [0x80]
    padding += [UInt8](repeating: 0, count: (119 - Int(length % 64)) % 64)
    for shift in stride(from: 56, through: 0, by: -8) {
      padding.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
    }
    update(padding[...])
    return state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private mutating func compress(_ block: UnsafeBufferPointer<UInt8>) {
    state.withUnsafeMutableBufferPointer { state in
      schedule.withUnsafeMutableBufferPointer { schedule in
        Self.expand(block, into: schedule)
        Self.mix(schedule, into: state)
      }
    }
  }

  private static func expand(
    _ block: UnsafeBufferPointer<UInt8>, into schedule: UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in 0..<16 {
      let byte = index * 4
      schedule[index] =
        UInt32(block[byte]) << 24 | UInt32(block[byte + 1]) << 16
        | UInt32(block[byte + 2]) << 8 | UInt32(block[byte + 3])
    }
    for index in 16..<80 {
      let mixed =
        schedule[index - 3] ^ schedule[index - 8] ^ schedule[index - 14] ^ schedule[index - 16]
      schedule[index] = rotate(mixed, by: 1)
    }
  }

  private static func mix(
    _ schedule: UnsafeMutableBufferPointer<UInt32>, into state: UnsafeMutableBufferPointer<UInt32>
  ) {
    var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
    func round(_ index: Int, _ choice: UInt32, _ constant: UInt32) {
      let next = rotate(a, by: 5) &+ choice &+ e &+ constant &+ schedule[index]
      (a, b, c, d, e) = (next, a, rotate(b, by: 30), c, d)
    }
    for index in 0..<20 { round(index, (b & c) | (~b & d), 0x5A82_7999) }
    for index in 20..<40 { round(index, b ^ c ^ d, 0x6ED9_EBA1) }
    for index in 40..<60 { round(index, (b & c) | (b & d) | (c & d), 0x8F1B_BCDC) }
    for index in 60..<80 { round(index, b ^ c ^ d, 0xCA62_C1D6) }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
  }

  private static func rotate(_ word: UInt32, by count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}
