import Testing

@testable import instant_schema

@Suite struct LineDifferenceTests {
  @Test func equalTextsDoNotDiffer() {
    let difference = LineDifference(from: [1, 2, 3], to: [1, 2, 3])
    #expect(!difference.removed.contains(true))
    #expect(!difference.added.contains(true))
  }

  @Test func theScriptIsCorrectAndAsShortAsCanBe() {
    var generator = Random(state: 7)
    for round in 0..<400 {
      let alphabet = UInt64(1 + round % 6)
      let old = (0..<Int(generator.next() % 14)).map { _ in Int(generator.next() % alphabet) }
      let new = (0..<Int(generator.next() % 14)).map { _ in Int(generator.next() % alphabet) }
      let difference = LineDifference(from: old, to: new)
      #expect(kept(old, difference.removed) == kept(new, difference.added))
      let cost = difference.removed.count { $0 } + difference.added.count { $0 }
      #expect(cost == old.count + new.count - 2 * longestCommonLength(old, new), "\(old) \(new)")
    }
  }

  @Test func textsWithLittleInCommonStillGiveACorrectScript() {
    var generator = Random(state: 3)
    let old = (0..<600).map { _ in Int(generator.next() % 50) }
    let new = (0..<700).map { _ in Int(generator.next() % 50) }
    let difference = LineDifference(from: old, to: new, costLimit: 8)
    #expect(kept(old, difference.removed) == kept(new, difference.added))
  }

  @Test func longTextsWithoutACommonLineTakeNoQuadraticTime() {
    let difference = LineDifference(from: Array(0..<200_000), to: Array(200_000..<400_000))
    #expect(!difference.removed.contains(false))
    #expect(!difference.added.contains(false))
  }

  private func kept(_ lines: [Int], _ isChanged: [Bool]) -> [Int] {
    zip(lines, isChanged).filter { !$0.1 }.map(\.0)
  }

  private func longestCommonLength(_ a: [Int], _ b: [Int]) -> Int {
    var row = Array(repeating: 0, count: b.count + 1)
    for x in a {
      var diagonal = 0
      for (index, y) in b.enumerated() {
        let above = row[index + 1]
        row[index + 1] = x == y ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[b.count]
  }
}

/// A small generator of the same numbers in every run (xorshift).
private struct Random {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
