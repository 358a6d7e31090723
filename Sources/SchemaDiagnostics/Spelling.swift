/// Finds what a misspelt word was meant to be: the "did you mean" of every closed vocabulary.
package enum Spelling {
  /// The candidate that `word` most likely stands for, or `nil` if none is near.
  ///
  /// A candidate is near if few edits lead to it (one for each three letters, at least one; the
  /// swap of two neighbours is one edit, upper and lower case are the same letter), or else if
  /// `word` of three letters or more abbreviates it. Of equally near candidates the first wins.
  package static func nearest(
    to word: String, in candidates: some Sequence<String>
  ) -> String? {
    let letters = folded(word)
    var limit = tolerance(letters.count)
    var best: String?
    var longForm: String?
    for candidate in candidates where !candidate.utf8.elementsEqual(word.utf8) {
      // Equal but for the bytes: the same word for Unicode.
      if candidate == word { return candidate }
      let excess = candidate.utf8.count - letters.count
      if abs(excess) <= limit, let distance = distance(letters, folded(candidate), limit: limit) {
        best = candidate
        if distance == 0 { break }
        limit = distance - 1
      } else if best == nil, longForm == nil, excess > 0, letters.count >= 3,
        folded(candidate).starts(with: letters)
      {
        longForm = candidate
      }
    }
    return best ?? longForm
  }

  private static func tolerance(_ length: Int) -> Int {
    length < 2 ? 0 : max(1, length / 3)
  }

  /// The bytes of a word with small letters for the big ones of ASCII. Bytes serve as letters: the
  /// words compared are names in code, and where they are not ASCII an edit may count twice.
  private static func folded(_ word: String) -> [UInt8] {
    var bytes = Array(word.utf8)
    for index in bytes.indices where bytes[index] &- UInt8(ascii: "A") < 26 {
      bytes[index] |= 0x20
    }
    return bytes
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two words
  /// (optimal string alignment), or `nil` if it is above `limit`.
  private static func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
    let prefix = zip(a, b).prefix { $0 == $1 }.count
    let suffix = zip(a.dropFirst(prefix).reversed(), b.dropFirst(prefix).reversed())
      .prefix { $0 == $1 }.count
    return alignment(
      Array(a[prefix..<a.count - suffix]), Array(b[prefix..<b.count - suffix]), limit: limit)
  }

  private static func alignment(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for row in a.indices {
      var current = [row + 1]
      current.reserveCapacity(b.count + 1)
      var least = row + 1
      for column in b.indices {
        let replacing = last[column] + (a[row] == b[column] ? 0 : 1)
        var cost = min(replacing, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
        least = min(least, cost)
      }
      // A swap reaches back two rows, at the price of one.
      if least > limit + 1 { return nil }
      beforeLast = last
      last = current
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
