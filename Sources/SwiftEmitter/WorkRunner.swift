import SchemaModel

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
  /// What is worth its while for a schema: starting a thread takes as long as printing two or three
  /// entities.
  func suited(to schema: ValidatedSchema) -> any WorkRunner {
    schema.entities.count < 16 ? SerialRunner() : self
  }

  /// Makes something of both halves of a range.
  func halves<Part: Sendable>(
    of range: Range<Int>, _ make: @Sendable (Range<Int>) -> Part
  ) -> [Part] {
    let middle = range.lowerBound + range.count / 2
    let parts = both {
      make(range.lowerBound..<middle)
    } _: {
      make(middle..<range.upperBound)
    }
    return [parts.0, parts.1]
  }
}
