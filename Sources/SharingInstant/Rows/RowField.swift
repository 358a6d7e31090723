/// One field of a record: its name on the wire and how to reach it.
public struct RowField<Root>: Sendable {
  /// The name on the wire; in a tuple the position, as `0`.
  public let name: String
  /// Whether the field holds linked rows, which are read with a row but not written with it.
  public let isLink: Bool
  let access: FieldAccess<Root>

  /// An attribute.
  public init<Value: FieldValue>(_ name: String, _ path: any KeyPath<Root, Value> & Sendable) {
    self.name = name
    isLink = false
    access = FieldAccess(path)
  }

  /// A link that has one.
  public init<Linked: EntityIdentifiable>(
    link label: String, _ path: any KeyPath<Root, Linked?> & Sendable
  ) {
    name = label
    isLink = true
    access = FieldAccess(path)
  }

  /// A link that has many.
  public init<Linked: EntityIdentifiable>(
    links label: String, _ path: any KeyPath<Root, [Linked]?> & Sendable
  ) {
    name = label
    isLink = true
    access = FieldAccess(path)
  }
}
