/// A link between two entities, with both its sides.
///
/// Two keys are equal where entity and label of their forward sides are: that is what the server
/// knows a link by. The link's name in the schema is never sent, and the official command line's
/// `pull` makes it up anew.
public struct LinkKey<ForwardEntity: EntityIdentifiable, ReverseEntity: EntityIdentifiable>:
  Sendable
{
  /// The side of `ForwardEntity`.
  public let forward: LinkSide
  /// The side of `ReverseEntity`.
  public let reverse: LinkSide

  /// A link.
  public init(forward: LinkSide, reverse: LinkSide) {
    self.forward = forward
    self.reverse = reverse
  }
}

extension LinkKey: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.forward.on == right.forward.on && left.forward.label == right.forward.label
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(forward.on)
    hasher.combine(forward.label)
  }
}
