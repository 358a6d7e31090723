// Written by hand in the form of generated code.
public import SharingInstant

public nonisolated enum Schema {
  /// Something to do.
  public static let todos = EntityKey<Todo>(namespace: "todos")
  public static let comments = EntityKey<Comment>(namespace: "comments")
  public static let instantUsers = EntityKey<InstantUser>(namespace: "$users")
}

private typealias InstantSchemaOutputFormat = InstantSchemaOutputFormat1

public nonisolated struct ChatPresence: Codable, Sendable, Equatable {
  public var name: String
  public var isTyping: Bool

  public init(name: String, isTyping: Bool) {
    self.name = name
    self.isTyping = isTyping
  }
}

nonisolated extension ChatPresence: RowRecord {
  public static let fields: RowFields<ChatPresence> = [
    RowField("name", \.name),
    RowField("is_typing", \.isTyping),
  ]

  public init(values: inout RowValues) {
    self.init(name: values.next(), isTyping: values.next())
  }
}

nonisolated extension Schema {
  public nonisolated enum Rooms {
    public static let chat = RoomKey<ChatPresence>(type: "chat")
  }

  public nonisolated enum Topics {
    public nonisolated enum Chat {
      public static let emoji = TopicKey<ChatPresence>(room: "chat", name: "emoji")
    }
  }

  public nonisolated enum Links {
    public static let todoOwner = LinkKey<Todo, InstantUser>(
      forward: LinkSide(on: "todos", label: "owner", has: .one, isRequired: true, cascades: true),
      reverse: LinkSide(on: "$users", label: "todos", has: .many)
    )
  }
}
