/// A value that an attribute can hold.
///
/// `String`, `Double`, `Bool`, `Date`, `JSONValue`, arrays, dictionaries and optionals of these,
/// and every generated type conform. A type of your own conforms by reading `field.json` and
/// writing a `JSONValue`.
public protocol FieldValue: Equatable, Sendable {
  /// Reads the value of an attribute.
  ///
  /// - Throws: `RowError` where the value is missing or of another kind. Whoever reads the row adds
  ///   its entity, its id and the attribute's name to the error.
  init(readingField field: FieldReader) throws

  /// The value as JSON, or nil where there is nothing to write: an optional that is nil.
  func writingField() -> JSONValue?
}
