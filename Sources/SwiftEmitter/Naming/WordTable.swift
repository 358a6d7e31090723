/// A set of ASCII words that are written in the source, for lookups in the hot path.
///
/// A `Set` hashes with protection against words that were chosen to collide, which no words here
/// are. Without it, a table costs a tenth to make and to ask: the first counts for a program that
/// runs for a few milliseconds, the second for one that asks several times for every name.
struct WordTable: Sendable {
  let words: [String]
  /// For each hash the number of a word, from one; zero where there is none.
  private var slots: [UInt16]

  /// - Parameter words: written by hand, so that there are few.
  init(_ words: [String]) {
    self.words = words
    var size = 64
    while size < 4 * words.count { size *= 2 }
    slots = [UInt16](repeating: 0, count: size)
    for (index, word) in words.enumerated() {
      var slot = Self.hash(word) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = UInt16(index + 1)
    }
  }

  func contains(_ word: String) -> Bool { index(of: word) != nil }

  func index(of word: String) -> Int? {
    var slot = Self.hash(word) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if words[index] == word { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Length and three letters tell words apart well enough.
  static func hash(_ word: String) -> Int {
    let hash = word.utf8.withContiguousStorageIfAvailable { bytes in
      guard let first = bytes.first, let last = bytes.last else { return 0 }
      return bytes.count &+ Int(first) &* 31 &+ Int(last) &* 7 &+ Int(bytes[bytes.count / 2]) &* 131
    }
    return hash ?? 0
  }
}
