/// A value kept behind a reference, for structs that contain themselves. It copies and compares as
/// the value does.
public struct Indirect<Value> {
  private let storage: Box<Value>

  /// Boxes a value.
  public init(_ value: Value) {
    storage = .boxed(value)
  }

  /// The boxed value.
  public var value: Value {
    switch storage {
    case .boxed(let value): value
    }
  }
}

private indirect enum Box<Value> {
  case boxed(Value)
}

extension Indirect: CustomDebugStringConvertible {
  /// What the value says of itself: a printed row shows no box.
  public var debugDescription: String { String(reflecting: value) }
}

extension Indirect: Sendable where Value: Sendable {}
extension Box: Sendable where Value: Sendable {}

extension Indirect: Equatable where Value: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.value == right.value
  }
}

extension Indirect: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
