/// Finds the kind of a word by its bytes: a hash table of the language's words, verified by
/// comparison, because a `switch` over strings costs more than the rest of the lexer.
struct Keywords {
  private static let mask = 511
  private static let longest = 11

  private let slots: [TokenKind?]

  init() {
    var slots = [TokenKind?](repeating: nil, count: Self.mask + 1)
    for kind in TokenKind.words {
      let text = kind.spelling
      let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      var slot = Self.hash(first: bytes[0], second: bytes[1], last: bytes.last ?? 0, bytes.count)
      while slots[slot] != nil { slot = (slot + 1) & Self.mask }
      slots[slot] = kind
    }
    self.slots = slots
  }

  /// The kind of the word from `start` to the cursor; `identifier` if the language does not know it.
  func kind(from start: Int, to cursor: Cursor) -> TokenKind {
    let count = cursor.offset - start
    guard count >= 2, count <= Self.longest, cursor.byte(at: start) >= UInt8(ascii: "a") else {
      return .identifier
    }
    var slot = Self.hash(
      first: cursor.byte(at: start), second: cursor.byte(at: start + 1),
      last: cursor.byte(at: cursor.offset - 1), count)
    while let kind = slots[slot] {
      if matches(kind.spelling, cursor, start, count) { return kind }
      slot = (slot + 1) & Self.mask
    }
    return .identifier
  }

  private func matches(_ text: StaticString, _ cursor: Cursor, _ start: Int, _ count: Int) -> Bool {
    guard text.utf8CodeUnitCount == count else { return false }
    for index in 0..<count where text.utf8Start[index] != cursor.byte(at: start + index) {
      return false
    }
    return true
  }

  private static func hash(first: UInt8, second: UInt8, last: UInt8, _ count: Int) -> Int {
    (Int(first) &* 7 &+ Int(second) &* 31 &+ Int(last) &* 13 &+ count &* 61) & mask
  }
}
