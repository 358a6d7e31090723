public import Foundation

/// Rows out of what the server answers.
extension EntityKey {
  /// Reads rows.
  ///
  /// - Parameter data: JSON text: the result of a query, `{"todos":[…]}`, or the rows alone, `[…]`.
  /// - Throws: `JSONSyntaxError` where the text is not JSON, `RowError` where it holds no such rows
  ///   or one of them cannot be read; it names entity, id and attribute.
  public func decode(_ data: Data) throws -> [Entity] {
    let document = try JSONDocument(parsing: Array(data))
    return try rows(in: FieldReader(document, JSONDocument.root))
  }

  /// Reads rows.
  ///
  /// - Parameter json: The result of a query, `{"todos":[…]}`, or the rows alone, `[…]`.
  /// - Throws: `RowError`, as for text.
  public func decode(_ json: JSONValue) throws -> [Entity] {
    try rows(in: FieldReader(json))
  }

  private func rows(in result: FieldReader) throws -> [Entity] {
    let rows = result.isObject ? result.member(namespace) : result
    do {
      return try [Entity](readingField: rows)
    } catch let error as RowError {
      throw error.inside(namespace)
    }
  }
}
