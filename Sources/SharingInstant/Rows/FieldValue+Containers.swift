extension Optional: FieldValue where Wrapped: FieldValue {
  /// Missing and null are both nil.
  public init(readingField field: FieldReader) throws {
    self = field.isEmpty ? nil : try Wrapped(readingField: field)
  }

  public func writingField() -> JSONValue? { self?.writingField() }
}

extension Array: FieldValue where Element: FieldValue {
  public init(readingField field: FieldReader) throws {
    guard let elements = field.elements() else { throw field.mismatch(expected: "an array") }
    self = []
    reserveCapacity(elements.count)
    for element in elements {
      do {
        append(try Element(readingField: element))
      } catch let error as RowError {
        throw error.inside(String(count))
      }
    }
  }

  /// An element that is nil is written as null, so that the others keep their places.
  public func writingField() -> JSONValue? {
    .array(map { $0.writingField() ?? .null })
  }
}

extension Dictionary: FieldValue where Key == String, Value: FieldValue {
  public init(readingField field: FieldReader) throws {
    guard let members = field.members() else { throw field.mismatch(expected: "an object") }
    self = [:]
    reserveCapacity(members.count)
    for (name, value) in members where self[name] == nil {
      do {
        self[name] = try Value(readingField: value)
      } catch let error as RowError {
        throw error.inside(name)
      }
    }
  }

  /// A value that is nil is written as null, so that its name is kept.
  public func writingField() -> JSONValue? {
    .object(mapValues { $0.writingField() ?? .null })
  }
}
