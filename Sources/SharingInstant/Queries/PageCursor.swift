/// A place in the order of a query's rows, as the server gave it: `start-cursor` or `end-cursor` of
/// a page. It is passed back as it came.
public struct PageCursor: Hashable, Sendable {
  /// The cursor as it came.
  public let json: JSONValue

  /// A cursor.
  public init(_ json: JSONValue) {
    self.json = json
  }
}
