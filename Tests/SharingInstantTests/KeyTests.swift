import SharingInstant
import Testing

@Suite struct KeyTests {
  @Test func linksAreKnownByTheirForwardSide() {
    let renamed = LinkKey<Todo, InstantUser>(
      forward: LinkSide(on: "todos", label: "owner", has: .many),
      reverse: LinkSide(on: "$users", label: "tasks", has: .one))
    let other = LinkKey<Todo, InstantUser>(
      forward: LinkSide(on: "todos", label: "author", has: .one),
      reverse: LinkSide(on: "$users", label: "todos", has: .many))
    #expect(Schema.Links.todoOwner == renamed)
    #expect(Schema.Links.todoOwner.hashValue == renamed.hashValue)
    #expect(Schema.Links.todoOwner != other)
  }

  @Test func sidesSayWhatTheSchemaSays() {
    let link = Schema.Links.todoOwner
    #expect(link.forward.isRequired && link.forward.cascades && link.forward.has == .one)
    #expect(!link.reverse.isRequired && !link.reverse.cascades && link.reverse.has == .many)
  }

  @Test func roomsAndTopicsAreNamedAsOnTheWire() {
    #expect(Schema.Rooms.chat == RoomKey(type: "chat"))
    #expect(Schema.Topics.Chat.emoji == TopicKey(room: "chat", name: "emoji"))
    #expect(Schema.Topics.Chat.emoji != TopicKey(room: "game", name: "emoji"))
  }
}
