/// The SHA-1 of a message that comes in pieces, as FIPS 180-4 defines it. Git names blobs by it;
/// nothing here relies on it being hard to forge.
///
/// It runs over the whole schema in builds without optimization too, so the loops are over words in
/// memory, of which such builds make a few instructions, and not over collections.
struct SHA1 {
  private var state = State()
  /// The beginning of a block whose end has not come yet.
  private var block: [UInt8] = []
  private var length: UInt64 = 0

  private static let blockSize = 64

  mutating func update(_ bytes: ArraySlice<UInt8>) {
    length += UInt64(bytes.count)
    var rest = bytes
    if !block.isEmpty {
      let missing = rest.prefix(Self.blockSize - block.count)
      block += missing
      rest = rest.dropFirst(missing.count)
      guard block.count == Self.blockSize else { return }
      compress(block[...])
      block.removeAll(keepingCapacity: true)
    }
    let whole = rest.count - rest.count % Self.blockSize
    compress(rest.prefix(whole))
    block += rest.dropFirst(whole)
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
    return [state.a, state.b, state.c, state.d, state.e].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Takes in whole blocks.
  private mutating func compress(_ blocks: ArraySlice<UInt8>) {
    blocks.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 80) { words in
        guard let words = words.baseAddress else { return }
        var offset = 0
        while offset < bytes.count {
          Self.expand(start + offset, into: words)
          state.mix(words)
          offset += Self.blockSize
        }
      }
    }
  }

  /// Makes the words of all rounds out of a block.
  private static func expand(
    _ block: UnsafePointer<UInt8>, into words: UnsafeMutablePointer<UInt32>
  ) {
    var index = 0
    while index < 16 {
      let bytes = block + index &* 4
      words[index] =
        UInt32(bytes[0]) &<< 24 | UInt32(bytes[1]) &<< 16 | UInt32(bytes[2]) &<< 8
        | UInt32(bytes[3])
      index &+= 1
    }
    while index < 80 {
      let mixed =
        words[index &- 3] ^ words[index &- 8] ^ words[index &- 14] ^ words[index &- 16]
      words[index] = mixed &<< 1 | mixed &>> 31
      index &+= 1
    }
  }
}

extension SHA1 {
  /// The five words that the digest is made of.
  fileprivate struct State {
    var a: UInt32 = 0x6745_2301
    var b: UInt32 = 0xEFCD_AB89
    var c: UInt32 = 0x98BA_DCFE
    var d: UInt32 = 0x1032_5476
    var e: UInt32 = 0xC3D2_E1F0

    /// Takes in a block whose words have been expanded.
    mutating func mix(_ words: UnsafePointer<UInt32>) {
      var next = self
      var index = 0
      while index < 20 {
        next.round(next.d ^ next.b & (next.c ^ next.d), 0x5A82_7999 &+ words[index])
        index &+= 1
      }
      while index < 40 {
        next.round(next.b ^ next.c ^ next.d, 0x6ED9_EBA1 &+ words[index])
        index &+= 1
      }
      while index < 60 {
        next.round(next.b & next.c | (next.b | next.c) & next.d, 0x8F1B_BCDC &+ words[index])
        index &+= 1
      }
      while index < 80 {
        next.round(next.b ^ next.c ^ next.d, 0xCA62_C1D6 &+ words[index])
        index &+= 1
      }
      a &+= next.a
      b &+= next.b
      c &+= next.c
      d &+= next.d
      e &+= next.e
    }

    @inline(__always)
    private mutating func round(_ choice: UInt32, _ addend: UInt32) {
      let first = (a &<< 5 | a &>> 27) &+ choice &+ e &+ addend
      e = d
      d = c
      c = b &<< 30 | b &>> 2
      b = a
      a = first
    }
  }
}
