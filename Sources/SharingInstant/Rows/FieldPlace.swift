/// How one field is read from a row, and the room that its value takes until the record is made.
///
/// Values of the frequent types are read without the detour over their conformances.
final class FieldPlace: Sendable {
  /// The name on the wire.
  let name: String
  let type: any FieldValue.Type
  let size: Int
  let alignment: Int
  private let reading: Reading
  private let destruction: @Sendable (UnsafeMutableRawPointer) -> Void

  private enum Reading: Sendable {
    case string, optionalString, number, optionalNumber, bool, optionalBool
    case other(@Sendable (FieldReader, UnsafeMutableRawPointer) throws -> Void)
  }

  /// - Parameter read: What reads a value, if it is not read as all of its type are.
  init<Value: FieldValue>(
    _ name: String, _ type: Value.Type, read: (@Sendable (FieldReader) throws -> Value)? = nil
  ) {
    self.name = name
    self.type = type
    size = MemoryLayout<Value>.size
    alignment = MemoryLayout<Value>.alignment
    destruction = { $0.assumingMemoryBound(to: Value.self).deinitialize(count: 1) }
    reading =
      switch type {
      case is String.Type: .string
      case is String?.Type: .optionalString
      case is Double.Type: .number
      case is Double?.Type: .optionalNumber
      case is Bool.Type: .bool
      case is Bool?.Type: .optionalBool
      default:
        .other { field, place in
          let value = try read?(field) ?? Value(readingField: field)
          place.initializeMemory(as: Value.self, to: value)
        }
      }
  }

  /// Puts the value of a field into memory that holds none.
  func read(_ field: FieldReader, into place: UnsafeMutableRawPointer) throws {
    switch reading {
    case .string: try Self.put(String(readingField: field), into: place)
    case .optionalString: try Self.put(String?(readingField: field), into: place)
    case .number: try Self.put(Double(readingField: field), into: place)
    case .optionalNumber: try Self.put(Double?(readingField: field), into: place)
    case .bool: try Self.put(Bool(readingField: field), into: place)
    case .optionalBool: try Self.put(Bool?(readingField: field), into: place)
    case .other(let read): try read(field, place)
    }
  }

  /// Ends the life of the value in memory.
  func destroyValue(in place: UnsafeMutableRawPointer) {
    destruction(place)
  }

  private static func put<Value>(_ value: Value, into place: UnsafeMutableRawPointer) {
    place.initializeMemory(as: Value.self, to: value)
  }
}
