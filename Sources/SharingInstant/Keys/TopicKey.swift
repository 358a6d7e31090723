/// A topic of a type of room and what is sent under it.
public struct TopicKey<Payload: RowRecord>: Hashable, Sendable {
  /// The type of the room on the wire.
  public let room: String
  /// The name of the topic on the wire.
  public let name: String

  /// A topic.
  public init(room: String, name: String) {
    self.room = room
    self.name = name
  }
}
