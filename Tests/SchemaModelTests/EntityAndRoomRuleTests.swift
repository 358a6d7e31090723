import SchemaDiagnostics
import SchemaModel
import Testing

/// What can be wrong with system entities, rooms and the schema as a whole.
@Suite struct EntityAndRoomRuleTests {
  @Test func newAttributesOfSystemEntitiesAreOptional() throws {
    var draft = SchemaDraft()
    draft.entity(
      "$users", ["nick": "i.string()", "age": "i.number().clientRequired()", "id": "i.string()"])
    draft.expect([
      (.requiredSystemAttribute, "nick: «i.string()»"),
      (.clientRequired, "«clientRequired()»"),
      (.declaredID, "«id»"),
    ])
    #expect(try draft.fixed().contains("nick: i.string().optional(),"))
  }

  @Test func theCatalogKnowsBetter() {
    var draft = SchemaDraft()
    draft.entity(
      "$users",
      ["email": "i.string().unique().indexed()", "type": "i.string().optional()"])
    draft.entity("$files", ["path": "i.string().unique().indexed()", "url": "i.any()"])
    draft.expect([
      (.catalogOptionality, "«i.string().unique().indexed()», type"),
      (.catalogOptionality, "«i.any()»"),
    ])
    #expect(
      draft.diagnostics.map(\.message) == [
        "`$users.email` is an optional string, whatever the schema says",
        "`$files.url` is a required string, whatever the schema says",
      ])
  }

  @Test func aRoomHasAPresence() throws {
    var draft = SchemaDraft()
    draft.room("chat", presence: nil)
    draft.expect([(.missingPresence, "«chat»")])
    #expect(try draft.fixed().contains("chat: { presence: i.entity({}),}"))
  }

  @Test func unknownKeysOfARoom() throws {
    var draft = SchemaDraft()
    draft.room("chat", presence: nil, also: ["presense"])
    draft.room("lobby", presence: [:], also: ["topic", "colour"])
    draft.expect([
      (.missingPresence, "«presense»"), (.unknownKey, "«topic»"), (.unknownKey, "«colour»"),
    ])
    #expect(
      draft.diagnostics.map { $0.fixIts.map(\.message) } == [
        ["write `presence`"], ["write `topics`"], [],
      ])
  }

  @Test func unknownPartsOfASchema() {
    var draft = SchemaDraft()
    draft.entity("posts")
    draft.unknownPart("link")
    draft.unknownPart("entitys")
    draft.expect([(.unknownKey, "«link»"), (.unknownKey, "«entitys»")])
    #expect(draft.diagnostics.map { $0.fixIts.map(\.message) } == [["write `links`"], []])
  }

  @Test func clientRequiredIsOnlyGoodToKnow() {
    var draft = SchemaDraft()
    draft.entity("posts", ["title": "i.string().clientRequired()"])
    draft.room("chat", presence: ["name": "i.string().clientRequired()"])
    draft.expect([
      (.clientRequired, "title: i.string().«clientRequired()»"),
      (.clientRequired, "name: i.string().«clientRequired()»"),
    ])
    #expect(SchemaValidator.validate(draft.schema).value != nil)
  }

  @Test func warningsDoNotStopASchemaAndErrorsDo() {
    var draft = SchemaDraft()
    draft.entity("a.b", ["id": "i.string()", "x.y": "i.string()"])
    #expect(SchemaValidator.validate(draft.schema).value != nil)
    draft.entity("$new")
    #expect(SchemaValidator.validate(draft.schema).value == nil)
  }

  @Test(.timeLimit(.minutes(15)))
  func thousandsOfMistakesAreFoundInLinearTime() {
    var schema = SchemaDraft().schema
    let range = schema.range
    let text = { (value: String) in Located(value, at: range) }
    let constant = { (value: String) in Located(Constant.string(value), at: range) }
    for index in 0..<20_000 {
      schema.entities.append(
        Entity(
          name: text("entity\(index)"),
          attributes: [Attribute(name: text("title"), valueType: .string, range: range)]))
      let side = LinkSide(
        range: range, on: constant("entitty\(index)"), has: constant("one"),
        label: constant("label"))
      schema.links.append(Link(name: text("link\(index)"), forward: side, reverse: side))
    }
    #expect(SchemaValidator.validate(schema).value == nil)
  }
}
