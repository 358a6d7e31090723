/// Does two pieces of work that need nothing of each other.
///
/// What they make is the same whoever runs them; only the time differs.
package protocol WorkRunner: Sendable {
  /// Returns when both are done.
  func both<First, Second: Sendable>(
    _ first: () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second)
}

/// Does one after the other.
package struct SerialRunner: WorkRunner {
  package init() {}

  package func both<First, Second: Sendable>(
    _ first: () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    (first(), second())
  }
}

extension WorkRunner {
  /// Makes something of the halves of a range, or of all of it if it is short: starting a thread
  /// takes as long as printing two or three entities.
  func halves<Part: Sendable>(
    of range: Range<Int>, _ make: @Sendable (Range<Int>) -> Part
  ) -> [Part] {
    guard range.count >= 16 else { return [make(range)] }
    let middle = range.lowerBound + range.count / 2
    let parts = both {
      make(range.lowerBound..<middle)
    } _: {
      make(middle..<range.upperBound)
    }
    return [parts.0, parts.1]
  }
}
