import Foundation
import Testing

@testable import instant_schema

/// What docs/migrating.md says of names is what the tool does.
@Suite struct MigratingPageTests {
  private static let schema = """
    import { i } from "@instantdb/core";

    export default i.schema({
      entities: {
        $users: i.entity({ email: i.string().optional() }),
        NAME: i.entity({ created_at: i.number() }),
        todos: i.entity({
          status: i.string<"open" | "done">(),
          address: i.json<{ city: string }>(),
          anything: i.json(),
        }),
      },
      links: {
        userTodos: {
          forward: { on: "todos", has: "one", label: "owner" },
          reverse: { on: "$users", has: "many", label: "todos" },
        },
      },
      rooms: {
        chat: {
          presence: i.entity({ name: i.string() }),
          topics: { emoji: i.entity({ name: i.string() }) },
        },
      },
    });

    """

  @Test(arguments: [
    ("statuses", "Status"), ("status", "Status"), ("movies", "Movie"), ("series", "Series"),
    ("tasks", "TaskEntity"),
  ])
  func entities(name: String, type: String) throws {
    #expect(try page().contains("`\(type)`"))
    #expect(generated(name).contains("nonisolated struct \(type): EntityIdentifiable"))
  }

  @Test(arguments: [
    ("`createdAt`", "public var createdAt: Double"),
    ("`Todo.Address`", "  public nonisolated struct Address:"),
    ("`Schema.Links.userTodos`", "public static let userTodos = LinkKey<Todo, InstantUser>("),
    ("`ChatEmojiTopic`", "public nonisolated struct ChatEmojiTopic:"),
    ("`Schema.Topics.Chat.emoji`", "public static let emoji = TopicKey<ChatEmojiTopic>("),
    ("`Schema.instantUsers`", "public static let instantUsers = EntityKey<InstantUser>("),
    ("`Schema.Rooms.chat`", "public static let chat = RoomKey<ChatPresence>("),
    ("`JSONValue`", "public var anything: JSONValue"),
  ])
  func otherNames(words: String, swift: String) throws {
    #expect(try page().contains(words))
    #expect(generated("notes").contains(swift))
  }

  @Test func enumsOfAttributes() throws {
    #expect(try page().contains("`Todo.Status`"))
    #expect(generated("notes").contains("  public nonisolated enum Status: OpenEnum {"))
  }

  private func page() throws -> String {
    try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../docs/migrating.md"), encoding: .utf8)
  }

  private func generated(_ entity: String) -> String {
    let disk = MemoryFileSystem([
      "instant.schema.ts": Self.schema.replacing("NAME", with: entity)
    ])
    let run = ToolRun(
      ["generate", "--from", "instant.schema.ts", "--to", "Gen", "--allow-dirty"], disk: disk)
    #expect(run.exitCode == .success, "\(run.error)")
    return disk.texts.filter { $0.key.hasPrefix("Gen/") }.values.joined()
  }
}
