/// Compares one field of two records, given pointers to the records.
///
/// Equality of rows is what user interfaces ask for all day. Stored properties of the frequent
/// types are therefore compared where they lie, without copying them and without the detour over
/// their conformances.
enum FieldComparison: Sendable {
  case string(at: Int)
  case optionalString(at: Int)
  case number(at: Int)
  case optionalNumber(at: Int)
  case bool(at: Int)
  case optionalBool(at: Int)
  case other(@Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Bool)

  /// Compares a stored property.
  init<Value: FieldValue>(_ type: Value.Type, at offset: Int) {
    self =
      switch type {
      case is String.Type: .string(at: offset)
      case is String?.Type: .optionalString(at: offset)
      case is Double.Type: .number(at: offset)
      case is Double?.Type: .optionalNumber(at: offset)
      case is Bool.Type: .bool(at: offset)
      case is Bool?.Type: .optionalBool(at: offset)
      default: .other { Self.areEqual($0, $1, at: offset, as: Value.self) }
      }
  }

  func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    switch self {
    case .string(let offset): Self.areEqual(left, right, at: offset, as: String.self)
    case .optionalString(let offset): Self.areEqual(left, right, at: offset, as: String?.self)
    case .number(let offset): Self.areEqual(left, right, at: offset, as: Double.self)
    case .optionalNumber(let offset): Self.areEqual(left, right, at: offset, as: Double?.self)
    case .bool(let offset): Self.areEqual(left, right, at: offset, as: Bool.self)
    case .optionalBool(let offset): Self.areEqual(left, right, at: offset, as: Bool?.self)
    case .other(let areEqual): areEqual(left, right)
    }
  }

  private static func areEqual<Value: Equatable>(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, at offset: Int, as type: Value.Type
  ) -> Bool {
    (left + offset).assumingMemoryBound(to: type).pointee
      == (right + offset).assumingMemoryBound(to: type).pointee
  }
}

extension [FieldComparison] {
  func areAllEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    for comparison in self where !comparison.areEqual(left, right) { return false }
    return true
  }
}
