/// One side of a link, as the schema gives it.
public struct LinkSide: Hashable, Sendable {
  /// The namespace of the entity that has the label.
  public let on: String
  /// The name under which that entity reaches the other one.
  public let label: String
  /// How many rows the label leads to.
  public let has: LinkCardinality
  /// Whether every row must be linked.
  public let isRequired: Bool
  /// Whether deleting the row that the label leads to deletes the row that has the label.
  public let cascades: Bool

  /// One side of a link.
  public init(
    on: String, label: String, has: LinkCardinality, isRequired: Bool = false,
    cascades: Bool = false
  ) {
    self.on = on
    self.label = label
    self.has = has
    self.isRequired = isRequired
    self.cascades = cascades
  }
}
