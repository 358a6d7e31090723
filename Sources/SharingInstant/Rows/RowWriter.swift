/// Writes rows for the server: the object in `["create", "todos", id, {…}]` and `["update",
/// "todos", id, {…}]`.
///
/// The id stands beside that object and is not in it; links are set by steps of their own.
public enum RowWriter {
  /// The attributes of a new row. What is nil is left out.
  public static func create<Entity: EntityIdentifiable>(_ entity: Entity) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    for (field, value) in zip(Entity.fields.fields, Entity.fields.values(of: entity))
    where field.isWritable {
      members[field.name] = value
    }
    return members
  }

  /// The attributes that differ between two states of a row, null for what became nil. Empty where
  /// nothing changed.
  public static func update<Entity: EntityIdentifiable>(
    from old: Entity, to new: Entity
  ) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    for (field, value) in Entity.fields.changes(from: old, to: new) where field.isWritable {
      members[field.name] = value ?? .null
    }
    return members
  }
}

extension RowField {
  fileprivate var isWritable: Bool { !isLink && name != "id" }
}
