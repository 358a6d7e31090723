import SchemaDiagnostics
import SchemaModel
import Testing

/// What comes out of the validator when nothing is wrong.
@Suite struct ValidSchemaTests {
  private func validate(_ draft: SchemaDraft) throws -> ValidatedSchema {
    try #require(SchemaValidator.validate(draft.schema).value)
  }

  @Test func resolvesBothSidesOfALink() throws {
    let draft = SchemaDraft.link(
      forward: [
        "required": "true", "label": "\"author\"", "onDelete": "\"cascade\"", "has": "\"one\"",
        "on": "\"posts\"",
      ], reverse: SchemaDraft.posts)
    draft.expect([])
    let schema = try validate(draft)
    let link = try #require(schema.links.first)
    #expect(link.isRequired)
    #expect(schema.entities[link.forward.entity].name.value == "posts")
    #expect(schema.entities[link.reverse.entity].name.value == "profiles")
    #expect(link.forward.cardinality == .one && link.reverse.cardinality == .many)
    #expect(link.forward.cascades && !link.reverse.cascades)

    let forward = try #require(schema.entities[0].linkFields.first)
    #expect(forward.label.value == "author" && forward.target == 1 && forward.isForward)
    #expect(forward.cardinality == .one && forward.link == 0)
    let reverse = try #require(schema.entities[1].linkFields.first)
    #expect(reverse.label.value == "posts" && reverse.target == 0 && !reverse.isForward)
    #expect(reverse.cardinality == .many && reverse.link == 0)
  }

  @Test func fieldsOfLinksAreInTheOrderOfTheLinks() throws {
    var draft = SchemaDraft()
    draft.entity("nodes")
    for name in ["b", "a"] {
      draft.link(
        name, forward: ["on": "\"nodes\"", "has": "\"one\"", "label": "\"\(name)Parent\""],
        reverse: ["on": "\"nodes\"", "has": "\"many\"", "label": "\"\(name)Children\""])
    }
    draft.expect([])
    let labels = try validate(draft).entities[0].linkFields.map(\.label.value)
    #expect(labels == ["bParent", "bChildren", "aParent", "aChildren"])
  }

  @Test func valuesThatAreAsGoodAsAbsent() throws {
    let draft = SchemaDraft.link(
      forward: [
        "on": "\"posts\"", "has": "\"one\"", "label": "\"author\"", "required": "undefined",
        "onDelete": "null",
      ], reverse: SchemaDraft.posts)
    draft.expect([])
    let link = try #require(try validate(draft).links.first)
    #expect(!link.isRequired && !link.forward.cascades)
  }

  @Test func linkedSystemEntitiesFollowInCatalogOrder() throws {
    var draft = SchemaDraft()
    draft.entity("posts")
    for system in ["$streams", "$users"] {
      draft.link(
        "to\(system)",
        forward: ["on": "\"posts\"", "has": "\"one\"", "label": "\"\(system.dropFirst())\""],
        reverse: ["on": "\"\(system)\"", "has": "\"many\"", "label": "\"posts\""])
    }
    let schema = try validate(draft)
    #expect(schema.entities.map(\.name.value) == ["posts", "$users", "$streams"])
    #expect(schema.entities.map(\.isDeclared) == [true, false, false])
    #expect(schema.entities[1].attributes.map(\.name.value) == ["email", "imageURL", "type"])
    #expect(schema.entities[1].attributes.map(\.isRequired) == [false, false, false])
    #expect(schema.entities[2].attributes.filter(\.isRequired).map(\.name.value) == ["clientId"])
    #expect(schema.links.map(\.reverse.entity) == [2, 1])
  }

  @Test func theCatalogOverrulesTheSchema() throws {
    var draft = SchemaDraft()
    draft.entity(
      "$users",
      ["id": "i.string()", "email": "i.any().unique()", "nick": "i.string().optional()"])
    let attributes = try validate(draft).entities[0].attributes
    #expect(attributes.map(\.name.value) == ["email", "nick"])
    #expect(attributes[0].valueType == .string)
    #expect(!attributes[0].isRequired && attributes[0].isIndexed && attributes[0].isUnique)
  }

  @Test func roomsKeepTheirOrder() throws {
    var draft = SchemaDraft()
    draft.room("chat", presence: ["name": "i.string()", "id": "i.string()"], topics: ["b", "a"])
    draft.room("$lobby", presence: [:])
    draft.expect([])
    let rooms = try validate(draft).rooms
    #expect(rooms.map(\.name.value) == ["chat", "$lobby"])
    #expect(rooms[0].presence.map(\.name.value) == ["name", "id"])
    #expect(rooms[0].topics.map(\.name.value) == ["b", "a"])
  }

  @Test func nothingAtAllIsASchema() throws {
    let draft = SchemaDraft()
    draft.expect([])
    #expect(try validate(draft).entities.isEmpty)
  }
}
