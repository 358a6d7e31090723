public import Foundation

extension String: FieldValue {
  public init(readingField field: FieldReader) throws {
    guard let value = field.string() else { throw field.mismatch(expected: "a string") }
    self = value
  }

  public func writingField() -> JSONValue? { .string(self) }
}

extension Double: FieldValue {
  public init(readingField field: FieldReader) throws {
    guard let value = field.number() else { throw field.mismatch(expected: "a number") }
    self = value
  }

  public func writingField() -> JSONValue? { .number(self) }
}

extension Bool: FieldValue {
  public init(readingField field: FieldReader) throws {
    guard let value = field.bool() else { throw field.mismatch(expected: "a boolean") }
    self = value
  }

  public func writingField() -> JSONValue? { .bool(self) }
}

extension JSONValue: FieldValue {
  /// Reads any value; null is `.null`. Only a missing value is an error.
  public init(readingField field: FieldReader) throws {
    guard let value = field.json else { throw RowError(.missing) }
    self = value
  }

  public func writingField() -> JSONValue? { self }
}

extension Date: FieldValue {
  /// Reads milliseconds since 1970 or any of the spellings that the server accepts.
  public init(readingField field: FieldReader) throws {
    if let milliseconds = field.number() {
      self = Date(millisecondsSince1970: milliseconds)
    } else if let text = field.string() {
      self = try Date(instantText: text)
    } else {
      throw field.mismatch(expected: "a date (a string, or a number of milliseconds)")
    }
  }

  /// ISO 8601 in UTC with milliseconds.
  public func writingField() -> JSONValue? { .string(instantText) }
}
