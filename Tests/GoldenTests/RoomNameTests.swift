import SchemaDiagnostics
import SwiftEmitter
import TestSupport
import Testing

@testable import instant_schema

/// Rooms and topics whose names are nearly the same, as those that differ in case alone.
@Suite struct RoomNameTests {
  /// Two rooms with a topic each.
  struct Pair: CustomTestStringConvertible, Sendable {
    let first: (room: String, topic: String)
    let second: (room: String, topic: String)
    /// The type that both topics would have.
    let type: String

    var testDescription: String { type }

    /// - Parameters:
    ///   - room: stands before the second room.
    ///   - topic: stands before the topic of that.
    func schema(room: String = "", topic: String = "") -> MarkedText {
      MarkedText(
        """
        import { i } from "@instantdb/core";
        export default i.schema({ entities: {}, links: {}, rooms: {
          "\(first.room)": { presence: i.entity({}), topics: { "\(first.topic)": i.entity({}) } },
          \(room)
          "\(second.room)": { presence: i.entity({}), topics: {
            \(topic)
            «"\(second.topic)"»: i.entity({}) } },
        } });
        """)
    }
  }

  static let pairs = [
    Pair(first: ("chat", "emoji"), second: ("Chat", "emoji"), type: "ChatEmojiTopic"),
    Pair(first: ("my-room", "emoji"), second: ("my_room", "emoji"), type: "MyRoomEmojiTopic"),
    Pair(first: ("a", "bC"), second: ("aB", "c"), type: "ABCTopic"),
  ]

  private func generate(_ text: MarkedText, prefix: String = "") -> GenerationResult {
    let schema = SchemaFile(
      path: "instant.schema.ts", bytes: text.bytes, provider: NoSources())
    return Pipeline(
      schema: schema, options: GenerationOptions(prefix: prefix), namesBlobs: false
    ).generate()
  }

  @Test(arguments: pairs)
  func topicsWhoseTypesMeetAreRefused(_ pair: Pair) throws {
    let text = pair.schema()
    let errors = generate(text).diagnostics.filter { $0.severity == .error }
    let error = try #require(errors.first)
    #expect(errors.map(\.id) == [.swiftNameClash])
    #expect(error.range == text.ranges()[0])
    #expect(
      error.message
        == "topic `\(pair.second.room).\(pair.second.topic)` and "
        + "`\(pair.first.room).\(pair.first.topic)` would both be called `\(pair.type)` in Swift")
    #expect(
      error.notes == ["`/** @swiftName name */` before it or its room gives it another name"])
  }

  /// What the note of a clash says to do gives Swift that compiles, and so do names that differ in
  /// case where no two types meet.
  @Test func anotherNameForTheRoomOrTheTopicIsAWayOut() throws {
    let scratch = try TemporaryDirectory()
    var texts = Self.pairs.flatMap {
      [
        $0.schema(room: "/** @swiftName other */"), $0.schema(topic: "/** @swiftName other */"),
      ]
    }
    texts.append(
      MarkedText(
        """
        import { i } from "@instantdb/core";
        export default i.schema({ entities: {}, links: {}, rooms: {
          chat: { presence: i.entity({}), topics: { emoji: i.entity({}), Emoji: i.entity({}) } },
          Chat: { presence: i.entity({}), topics: { sound: i.entity({}), Text: i.entity({}) } },
          CHAT: { presence: i.entity({}) },
        } });
        """))
    var files: [String] = []
    for (index, text) in texts.enumerated() {
      let result = generate(text, prefix: "S\(index)")
      let errors = result.diagnostics.filter { $0.severity == .error }.map(\.message)
      files += try scratch.write(try #require(result.files, "\(errors)"), to: "S\(index)")
    }
    let output = try SwiftCompiler.typecheck(
      files, ["-swift-version", "6", "-warnings-as-errors"])
    #expect(output == "")
  }

  @Test(arguments: ["not-a-name", "2nd", "@swiftName"])
  func impossibleRequestsAreRefused(_ name: String) {
    let request = name == "@swiftName" ? "/** «@swiftName» */" : "/** @swiftName «\(name)» */"
    for rooms in [
      "\n\(request)\n chat: { presence: i.entity({}), topics: { emoji: i.entity({}) } }",
      "chat: { presence: i.entity({}), topics: {\n\(request)\n emoji: i.entity({}) } }",
    ] {
      let text = MarkedText(
        """
        import { i } from "@instantdb/core";
        export default i.schema({ entities: {}, links: {}, rooms: { \(rooms) } });
        """)
      let diagnostics = generate(text).diagnostics
      #expect(diagnostics.map(\.id) == [.invalidSwiftName])
      #expect(diagnostics.map(\.range) == text.ranges())
    }
  }
}
