import SchemaDiagnostics
import SchemaParser
import TestSupport
import Testing

@testable import instant_schema

/// Fix-its of the validator, as they change the file.
struct FixItTests {
  /// A schema, the id of a diagnostic, and the schema after its first fix-it.
  struct Mending: CustomTestStringConvertible, Sendable {
    let id: DiagnosticID
    let before: String
    let after: String

    var testDescription: String { "\(id.rawValue): \(before)" }
  }

  private static let link = """
    links: { l: {
        forward: { on: "a", has: "one", label: "owner" },
        reverse: { on: "$users", has: "many", label: "owned" },
      } }
    """

  static let mendings = [
    Mending(
      id: .clientRequired,
      before: "{ entities: { a: i.entity({ b: i.string().clientRequired().unique() }) } }",
      after: "{ entities: { a: i.entity({ b: i.string().optional().unique() }) } }"),
    Mending(
      id: .clientRequired,
      before: "{ entities: { a: i.entity({ b: i.string()\n.clientRequired()\n.optional() }) } }",
      after: "{ entities: { a: i.entity({ b: i.string()\n.optional() }) } }"),
    Mending(
      id: .undeclaredSystemEntity,
      before: "{\n  entities: {\n    a: i.entity({}),\n  },\n  \(link),\n}",
      after: """
        {
          entities: {
            $users: i.entity({
              email: i.string().unique().indexed().optional(),
              imageURL: i.string().optional(),
              type: i.string().optional(),
            }),
            a: i.entity({}),
          },
          \(link),
        }
        """),
    Mending(
      id: .undeclaredSystemEntity,
      before: "{ entities: { a: i.entity({}) }, \(link) }",
      after: "{ entities: { $users: i.entity({ email: i.string().unique().indexed().optional(), "
        + "imageURL: i.string().optional(), type: i.string().optional() }), a: i.entity({}) }, "
        + "\(link) }"),
    Mending(
      id: .declaredID,
      before: "{ entities: {\n  a: i.entity({\n    id: i.string(),\n    b: i.string(),\n  }),\n} }",
      after: "{ entities: {\n  a: i.entity({\n    b: i.string(),\n  }),\n} }"),
    Mending(
      id: .declaredID, before: "{ entities: { a: i.entity({ b: i.string(), id: i.string() }) } }",
      after: "{ entities: { a: i.entity({ b: i.string() }) } }"),
    Mending(
      id: .requiredOnReverse,
      before: "{ entities: { a: i.entity({}), $users: i.entity({}) }, "
        + link.replacing("\"owned\" }", with: "\"owned\", required: true }") + " }",
      after: "{ entities: { a: i.entity({}), $users: i.entity({}) }, \(link) }"),
    Mending(
      id: .cascadeNeedsHasOne,
      before: "{ entities: { a: i.entity({}), $users: i.entity({}) }, "
        + link.replacing("\"many\",", with: "\"many\", onDelete: \"cascade\",") + " }",
      after: "{ entities: { a: i.entity({}), $users: i.entity({}) }, "
        + link.replacing("\"one\",", with: "\"one\", onDelete: \"cascade\",") + " }"),
  ]

  @Test(arguments: mendings)
  func changesTheFileAsAPersonWould(mending: Mending) throws {
    let head = "import { i } from \"@instantdb/core\";\nexport default i.schema("
    let before = model(head + mending.before + ");\n")
    let found = try #require(before.diagnostics.first { $0.id == mending.id })
    let fixIt = try #require(found.fixIts.first)
    let after = String(decoding: try before.sources.files[0].applying(fixIt.edits), as: UTF8.self)
    #expect(after == head + mending.after + ");\n")
    #expect(model(after).diagnostics.map(\.id) == [])
  }

  private func model(_ text: String) -> ModelResult {
    Pipeline.model(
      of: SchemaFile(path: "instant.schema.ts", bytes: Array(text.utf8), provider: NoSources()))
  }

  @Test func aBuilderOfAnotherNameIsUsed() throws {
    let before = model(
      """
      import { i as make } from "@instantdb/core";
      export default make.schema({ entities: { a: make.entity({}) }, \(Self.link) });
      """)
    let fixIt = try #require(before.diagnostics.first?.fixIts.first)
    let after = String(decoding: try before.sources.files[0].applying(fixIt.edits), as: UTF8.self)
    #expect(after.contains("$users: make.entity({ email: make.string()"))
    #expect(model(after).diagnostics.map(\.id) == [])
  }

  @Test func anEntityIsNotAddedToWhatIsWrittenElsewhere() throws {
    let result = model(
      """
      import { i } from "@instantdb/core";
      const entities = { a: i.entity({}) };
      export default i.schema({ entities, \(Self.link) });
      """)
    #expect(result.diagnostics.map(\.id) == [.undeclaredSystemEntity])
    #expect(result.diagnostics.allSatisfy { $0.fixIts.isEmpty && $0.notes.count == 1 })
  }
}
