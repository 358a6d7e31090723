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

  /// The value under a name on the wire; in a tuple the position, as `0`.
  func member(_ name: String) -> FieldReader { field.member(name) }

  /// An error in the value under a name, with the row that it is in.
  func located(_ error: RowError, at name: String) -> RowError {
    let error = error.inside(name)
    guard let entity else { return error }
    return error.inEntity(entity, id: field.member("id").string())
  }
}

extension EntityIdentifiable {
  /// The row behind a link that has one, or nil where there is none or the query did not ask for
  /// it.
  init?(linkedBy field: FieldReader) throws {
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
