/// A generated entity: a row with an id, in a namespace of the server.
public protocol EntityIdentifiable: RowRecord, Identifiable where ID == String {
  /// The name of the entity on the wire, for example `todos` or `$users`.
  static var namespace: String { get }
}

extension EntityIdentifiable {
  public init(readingField field: FieldReader) throws {
    guard field.isObject else {
      throw field.mismatch(expected: "an object").inEntity(Self.namespace, id: nil)
    }
    try self.init(row: RowReader(field, entity: Self.namespace))
  }
}
