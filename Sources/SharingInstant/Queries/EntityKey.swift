/// The rows of one entity, and a query for them.
///
/// A key is a value: every method gives a new one and leaves the old as it was.
///
///     Schema.todos
///       .where(\.done, .eq(false))
///       .orderBy(\.createdAt, .desc)
///       .limit(20)
public struct EntityKey<Entity: EntityIdentifiable>: Hashable, Sendable {
  /// The name of the entity on the wire.
  public let namespace: String
  var options = QueryOptions()

  /// All rows of an entity.
  public init(namespace: String) {
    self.namespace = namespace
  }

  /// The query in the server's language, InstaQL.
  public var query: JSONValue { .object([namespace: options.json]) }

  /// The query as JSON text with sorted names, for example
  /// `{"todos":{"$":{"limit":20,"where":{"done":false}}}}`. Equal keys give equal text.
  public var json: String { query.description }

  func with(_ change: (inout QueryOptions) -> Void) -> Self {
    var key = self
    change(&key.options)
    return key
  }
}

extension EntityKey: CustomStringConvertible {
  /// The query as JSON text.
  public var description: String { json }
}
