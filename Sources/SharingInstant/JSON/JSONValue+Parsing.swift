public import Foundation

extension JSONValue {
  /// Reads JSON text.
  ///
  /// - Throws: `JSONSyntaxError` where the text is not JSON.
  public init(parsing data: Data) throws {
    self = try JSONDocument(parsing: Array(data)).json(at: JSONDocument.root)
  }

  /// Reads JSON text.
  ///
  /// - Throws: `JSONSyntaxError` where the text is not JSON.
  public init(parsing text: String) throws {
    self = try JSONDocument(parsing: Array(text.utf8)).json(at: JSONDocument.root)
  }
}
