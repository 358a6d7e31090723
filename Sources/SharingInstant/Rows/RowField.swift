/// One field of a record: its name on the wire and how to reach it.
public struct RowField<Root>: Sendable {
  /// The name on the wire; in a tuple the position, as `0`.
  var name: String { place.name }
  /// Whether the field holds linked rows, which are read with a row but not written with it.
  let isLink: Bool
  let place: FieldPlace
  let access: FieldAccess
  let shape: WireShape
  private let path: any PartialKeyPath<Root> & Sendable

  /// An attribute.
  public init<Value: FieldValue>(_ name: String, _ path: any KeyPath<Root, Value> & Sendable) {
    self.init(path, isLink: false, FieldPlace(name, Value.self))
  }

  /// A link that has one.
  public init<Linked: EntityIdentifiable>(
    link label: String, _ path: any KeyPath<Root, Linked?> & Sendable
  ) {
    self.init(
      path, isLink: true, FieldPlace(label, Linked?.self) { try Linked(linkedBy: $0) })
  }

  /// A link that has many.
  public init<Linked: EntityIdentifiable>(
    links label: String, _ path: any KeyPath<Root, [Linked]?> & Sendable
  ) {
    self.init(path, isLink: true, FieldPlace(label, [Linked]?.self))
  }

  private init<Value: FieldValue>(
    _ path: any KeyPath<Root, Value> & Sendable, isLink: Bool, _ place: FieldPlace
  ) {
    self.place = place
    self.isLink = isLink
    self.path = path
    access = FieldAccess(path)
    shape = WireShape(of: Value.self)
  }

  /// Whether a key path leads to this field.
  ///
  /// - Parameter offset: The place of what it leads to in the record. Two values of one type at one
  ///   place are one value, unless they take no room. Comparing places is faster than comparing key
  ///   paths.
  func isReached(by path: PartialKeyPath<Root>, offset: Int?) -> Bool {
    guard let offset, access.size > 0 else { return self.path == path }
    return access.offset == offset && type(of: self.path).valueType == type(of: path).valueType
  }
}
