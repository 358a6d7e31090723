/// A row about to be read: the values of one entity, one presence, or one object inside a JSON
/// attribute.
///
/// It knows whose row it is, so that every error names entity, id and attribute.
public struct RowReader: Sendable {
  private let field: FieldReader
  private let entity: String?

  /// A reader of a row.
  ///
  /// - Parameters:
  ///   - json: The row.
  ///   - entity: The namespace of the entity, for error messages; nil where the row belongs to
  ///     none.
  public init(_ json: JSONValue, entity: String? = nil) {
    self.init(FieldReader(json), entity: entity)
  }

  init(_ field: FieldReader, entity: String?) {
    self.field = field
    self.entity = entity
  }

  /// The row as it came.
  public var json: JSONValue { field.json ?? .null }

  /// The value of an attribute.
  ///
  /// - Parameter name: The name on the wire; in a tuple the position, as `0`.
  /// - Throws: `RowError` where a required value is missing or a value is of another kind.
  public func read<Value: FieldValue>(_ name: String) throws -> Value {
    do {
      return try Value(readingField: field.member(name))
    } catch let error as RowError {
      throw located(error, at: name)
    }
  }

  /// The row behind a link that has one, or nil where there is none or the query did not ask for
  /// it.
  ///
  /// - Parameter label: The label of the link.
  /// - Throws: `RowError` where more than one row has come, or one that cannot be read. The server
  ///   sends an object, null or an array of at most one row, depending on how it is asked.
  public func link<Linked: EntityIdentifiable>(_ label: String) throws -> Linked? {
    do {
      return try Linked(linkedBy: field.member(label))
    } catch let error as RowError {
      throw located(error, at: label)
    }
  }

  /// The rows behind a link that has many, or nil where the query did not ask for them.
  ///
  /// - Parameter label: The label of the link.
  /// - Throws: `RowError` where a row cannot be read.
  public func links<Linked: EntityIdentifiable>(_ label: String) throws -> [Linked]? {
    try read(label)
  }

  private func located(_ error: RowError, at name: String) -> RowError {
    let error = error.inside(name)
    guard let entity else { return error }
    return error.inEntity(entity, id: field.member("id").string())
  }
}

extension EntityIdentifiable {
  fileprivate init?(linkedBy field: FieldReader) throws {
    guard let rows = field.elements() else {
      guard !field.isEmpty else { return nil }
      try self.init(readingField: field)
      return
    }
    guard rows.count < 2 else {
      throw RowError(.invalid("this link has one, but \(rows.count) rows have come"))
    }
    guard let row = rows.first else { return nil }
    try self.init(readingField: row)
  }
}
