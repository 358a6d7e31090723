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
    var best: (candidate: String, distance: Int)?
    var longForm: String?
    for candidate in candidates where candidate != word {
      let other = folded(candidate)
      let limit = best.map { $0.distance - 1 } ?? tolerance(letters.count)
      if let distance = distance(letters, other, limit: limit) {
        best = (candidate, distance)
        if distance == 0 { break }
      } else if longForm == nil, letters.count >= 3, other.starts(with: letters) {
        longForm = candidate
      }
    }
    return best?.candidate ?? longForm
  }

  private static func tolerance(_ length: Int) -> Int {
    length < 2 ? 0 : max(1, length / 3)
  }

  private static func folded(_ word: String) -> [UInt32] {
    word.unicodeScalars.map { scalar in
      ("A"..."Z").contains(scalar) ? scalar.value + 32 : scalar.value
    }
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two words
  /// (optimal string alignment), or `nil` if it is above `limit`.
  private static func distance(_ a: [UInt32], _ b: [UInt32], limit: Int) -> Int? {
    guard limit >= 0, abs(a.count - b.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for row in 0..<a.count {
      var current = [row + 1]
      current.reserveCapacity(b.count + 1)
      for column in 0..<b.count {
        let replacing = last[column] + (a[row] == b[column] ? 0 : 1)
        var cost = min(replacing, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      if min(current.min() ?? 0, last.min() ?? 0) > limit { return nil }
      beforeLast = last
      last = current
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
