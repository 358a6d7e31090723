/// Chance that is the same for the same seed, everywhere.
struct Chance {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// Xorshift: good enough to choose by.
  mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 11) % limit
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[number(below: choices.count)]
  }
}
