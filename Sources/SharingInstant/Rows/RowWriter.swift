/// Writes rows for the server: the object in `["create", "todos", id, {…}]` and `["update", "todos", id, {…}]`.
///
/// The id stands beside that object and is not in it; links are set by steps of their own.
public enum RowWriter {
  /// The attributes of a new row. What is nil is left out.
  public static func create<Entity: EntityIdentifiable>(_ entity: Entity) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    for field in attributes(of: Entity.self) {
      members[field.name] = field.access.json(entity)
    }
    return members
  }

  /// The attributes that differ between two states of a row, null for what became nil. Empty where
  /// nothing changed.
  public static func update<Entity: EntityIdentifiable>(
    from old: Entity, to new: Entity
  ) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    for field in attributes(of: Entity.self) where !field.access.areEqual(old, new) {
      members[field.name] = field.access.json(new) ?? .null
    }
    return members
  }

  private static func attributes<Entity: EntityIdentifiable>(
    of type: Entity.Type
  ) -> [RowField<Entity>] {
    Entity.fields.fields.filter { !$0.isLink && $0.name != "id" }
  }
}
