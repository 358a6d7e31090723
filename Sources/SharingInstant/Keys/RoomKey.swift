/// A type of room and what its members show of themselves.
public struct RoomKey<Presence: RowRecord>: Hashable, Sendable {
  /// The type of the room on the wire, for example `chat`.
  public let type: String

  /// A type of room.
  public init(type: String) {
    self.type = type
  }
}
