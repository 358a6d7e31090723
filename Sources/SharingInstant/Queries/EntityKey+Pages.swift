/// Order and number of rows.
extension EntityKey {
  /// Orders the rows. The server takes one order, so a later one replaces it; it sorts by
  /// attributes that are indexed and typed, as the documentation of their properties says.
  public func orderBy<Value: FieldValue>(
    _ attribute: KeyPath<Entity, Value>, _ direction: SortDirection = .asc
  ) -> Self {
    let name = Entity.fields.name(of: attribute)
    return with { $0.order = .init(attribute: name, direction: direction) }
  }

  /// Orders the rows by the time at which the server first stored them, which is no attribute and
  /// is never returned.
  public func orderByServerCreatedAt(_ direction: SortDirection = .asc) -> Self {
    with { $0.order = .init(attribute: "serverCreatedAt", direction: direction) }
  }

  /// Asks for at most `count` rows. Replaces `first` and `last`; the server takes one of the three.
  public func limit(_ count: Int) -> Self {
    with { $0.window = .limit(count) }
  }

  /// Asks for the first `count` rows after a cursor. Replaces `limit` and `last`.
  public func first(_ count: Int) -> Self {
    with { $0.window = .first(count) }
  }

  /// Asks for the last `count` rows before a cursor. Replaces `limit` and `first`.
  public func last(_ count: Int) -> Self {
    with { $0.window = .last(count) }
  }

  /// Leaves out the first `count` rows. The server takes it at the top of a query only.
  public func offset(_ count: Int) -> Self {
    with { $0.offset = count }
  }

  /// Asks for rows after a cursor. The server takes it at the top of a query only.
  public func after(_ cursor: PageCursor, inclusive: Bool = false) -> Self {
    with { $0.after = .init(cursor: cursor, isInclusive: inclusive) }
  }

  /// Asks for rows before a cursor. The server takes it at the top of a query only.
  public func before(_ cursor: PageCursor, inclusive: Bool = false) -> Self {
    with { $0.before = .init(cursor: cursor, isInclusive: inclusive) }
  }
}
