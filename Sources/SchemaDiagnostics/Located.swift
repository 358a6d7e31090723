/// A value together with the place in a file that it was read from.
///
/// Other modules may look into it as they compile: a generic type that they cannot look into is
/// looked up, at each use, when the program runs.
@usableFromInline package struct Located<Value> {
  @usableFromInline package var value: Value
  @usableFromInline package var range: SourceRange

  @inlinable package init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
