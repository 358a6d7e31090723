/// The lines that differ between two texts, found with the linear-space algorithm of Myers
/// ("An O(ND) Difference Algorithm and Its Variations", 1986).
///
/// The result is a shortest script, except where the texts have so little in common that looking
/// for one would take quadratic time; there a longer one is good enough.
struct LineDifference {
  /// For every line of the old text, whether the new one lacks it.
  private(set) var removed: [Bool]
  /// For every line of the new text, whether the old one lacks it.
  private(set) var added: [Bool]

  private let old: [Int]
  private let new: [Int]
  private let costLimit: Int

  /// - Parameters:
  ///   - old: numbers that stand for the lines; equal lines have equal numbers.
  ///   - new: the same for the other text.
  ///   - costLimit: how many differences are looked through before a part is given up.
  init(from old: [Int], to new: [Int], costLimit: Int = 1_024) {
    self.old = old
    self.new = new
    self.costLimit = costLimit
    removed = Array(repeating: false, count: old.count)
    added = Array(repeating: false, count: new.count)
    compare()
  }

  private mutating func compare() {
    var pending = [Box(old: old.indices, new: new.indices)]
    while let next = pending.popLast() {
      let box = trimmed(next)
      if box.old.isEmpty {
        for index in box.new { added[index] = true }
      } else if box.new.isEmpty {
        for index in box.old { removed[index] = true }
      } else if let (x, y) = middle(of: box) {
        pending.append(Box(old: x..<box.old.upperBound, new: y..<box.new.upperBound))
        pending.append(Box(old: box.old.lowerBound..<x, new: box.new.lowerBound..<y))
      } else {
        for index in box.old { removed[index] = true }
        for index in box.new { added[index] = true }
      }
    }
  }

  /// A part of both texts that corresponds.
  private struct Box {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// Without the equal lines at its start and at its end.
  private func trimmed(_ box: Box) -> Box {
    var box = box
    while let first = box.old.first, let other = box.new.first, old[first] == new[other] {
      box.old = first + 1..<box.old.upperBound
      box.new = other + 1..<box.new.upperBound
    }
    while let last = box.old.last, let other = box.new.last, old[last] == new[other] {
      box.old = box.old.lowerBound..<last
      box.new = box.new.lowerBound..<other
    }
    return box
  }

  /// A point that a shortest way through the box passes, or `nil` if it is too far to find.
  ///
  /// Both texts begin and end differently here, so that there are two differences at least and the
  /// point is never a corner.
  private func middle(of box: Box) -> (Int, Int)? {
    let limit = min((box.old.count + box.new.count + 1) / 2, costLimit)
    var forward = Search(limit: limit)
    var backward = Search(limit: limit)
    let delta = box.old.count - box.new.count

    for cost in 0...limit {
      for diagonal in stride(from: -cost, through: cost, by: 2) {
        guard let (x, y) = forward.advance(diagonal, cost, through: box, { old[$0] == new[$1] })
        else { continue }
        let opposite = delta - diagonal
        if delta % 2 != 0, abs(opposite) < cost, x + backward[opposite] >= box.old.count {
          return (box.old.lowerBound + x, box.new.lowerBound + y)
        }
      }
      for diagonal in stride(from: -cost, through: cost, by: 2) {
        let reached = backward.advance(diagonal, cost, through: box) { x, y in
          old[mirrored(x, in: box.old)] == new[mirrored(y, in: box.new)]
        }
        guard let (x, y) = reached else { continue }
        let opposite = delta - diagonal
        if delta % 2 == 0, abs(opposite) <= cost, x + forward[opposite] >= box.old.count {
          return (box.old.upperBound - x, box.new.upperBound - y)
        }
      }
    }
    return nil
  }

  private func mirrored(_ index: Int, in range: Range<Int>) -> Int {
    range.upperBound - 1 - (index - range.lowerBound)
  }

  /// How far each diagonal of a box can be followed with a number of differences.
  private struct Search {
    private var reached: [Int]
    private let origin: Int

    /// Far enough below zero that no further step makes it a place in the box.
    private static let nowhere = Int.min / 2

    init(limit: Int) {
      origin = limit + 1
      reached = Array(repeating: 0, count: 2 * limit + 3)
    }

    subscript(diagonal: Int) -> Int { reached[origin + diagonal] }

    /// Follows a diagonal with one more difference than before, and then equal lines.
    ///
    /// - Returns: where that leads, counted from the corner of the box; `nil` if out of the box.
    mutating func advance(
      _ diagonal: Int, _ cost: Int, through box: Box, _ areEqual: (Int, Int) -> Bool
    ) -> (Int, Int)? {
      var x = start(on: diagonal, cost)
      var y = x - diagonal
      guard (0...box.old.count).contains(x), (0...box.new.count).contains(y) else {
        reached[origin + diagonal] = Self.nowhere
        return nil
      }
      while x < box.old.count, y < box.new.count,
        areEqual(box.old.lowerBound + x, box.new.lowerBound + y)
      {
        x += 1
        y += 1
      }
      reached[origin + diagonal] = x
      return (x, y)
    }

    private func start(on diagonal: Int, _ cost: Int) -> Int {
      if cost == 0 { return 0 }
      let below = self[diagonal - 1]
      let above = self[diagonal + 1]
      if diagonal == -cost || (diagonal != cost && below < above) { return above }
      return below + 1
    }
  }
}
