import SchemaDiagnostics
import SchemaModel
import TestSupport
import Testing

@testable import SwiftEmitter
@testable import instant_schema

/// Every word that Swift, its protocols or generated code keep for themselves works in every place
/// where a schema has names: it is declared, and it is used.
@Suite struct EveryWordTests {
  static let words: [String] = {
    let members = [
      "allCases", "container", "CodingKeys", "customMirror", "debugDescription", "decoder",
      "description", "discriminator", "encode", "encoder", "fields", "hash", "hashValue",
      "json", "namespace", "newValue", "next", "none", "rawValue", "row", "selfValue", "some",
      "tag",
      "tagged",
      "unrecognized", "value", "values", "writingField",
    ]
    let contextual = [
      "any", "actor", "async", "borrowing", "consuming", "convenience", "copy", "didSet", "discard",
      "dynamic", "each", "final", "get", "indirect", "infix", "isolated", "lazy", "left", "macro",
      "module", "mutating", "nonisolated", "nonmutating", "open", "optional", "override", "package",
      "postfix", "precedence", "prefix", "required", "right", "sending", "set", "some", "unowned",
      "weak", "willSet", "yield",
    ]
    var seen: Set<String> = []
    return (Keywords.declarations + contextual + members).filter { seen.insert($0).inserted }
  }()

  /// The types that generated code calls, each also with a small letter, so that the spelling with
  /// a capital is kept where both name members: a member hides the types of its name. A plural
  /// beside its singular would be too much for entities.
  static let types: [String] = {
    var seen: Set<String> = ["id"]
    return ReservedNames.generatedCode.filter { Singular.of($0) == $0 }
      .flatMap { [$0, SpelledWords.lowerCamel($0)] }.filter { seen.insert($0).inserted }
  }()

  /// Words name entities, attributes, links, labels, rooms, topics and values.
  @Test(arguments: [words, types])
  func namesWhatStandsAtTopLevel(_ words: [String]) throws {
    try compile(
      Self.schema(words, entities: words, nested: ["one", "two"]), isHashable: true)
  }

  /// Words name keys and kinds of JSON, each with a type inside.
  @Test(arguments: [words, types])
  func namesWhatStandsInside(_ words: [String]) throws {
    try compile(
      Self.schema(words, entities: [], nested: words.filter { $0 != "selfValue" }),
      isHashable: true)
  }

  /// Kinds have the names of the types that are their payloads.
  @Test func namesOfPayloadsHideNone() throws {
    let text = """
      import { i } from "@instantdb/core";
      type Note = { kind: "Note", text: string };
      type Other = { kind: "note", text: string };
      type Mark = { kind: "mark", text: string };
      export default i.schema({
        entities: { pages: i.entity({ first: i.json<Note | Other | Mark>() }) }
      });
      """
    let use = """
      func text(_ x: Page) -> String {
        switch x.first {
        case .NoteValue(let value): value.text
        case .note(let value): value.text
        case .mark(let value): value.text
        case .unrecognized: ""
        }
      }
      """
    try compile(text, isHashable: false) { _, _ in use }
  }

  /// Names that only characters without a form tell apart, among ASCII letters and others.
  @Test func namesThatHiddenCharactersTellApart() throws {
    let hidden = [
      "\u{AD}", "\u{34F}", "\u{61C}", "\u{115F}", "\u{180B}", "\u{180E}", "\u{200B}", "\u{200C}",
      "\u{200D}", "\u{200E}", "\u{202E}", "\u{2060}", "\u{2066}", "\u{3164}", "\u{FE0F}",
      "\u{FEFF}", "\u{E0001}", "\u{E0100}",
    ]
    let words = ["note", "نم"] + hidden.flatMap { ["no\($0)te", "ن\($0)م"] }
    try compile(
      Self.schema(words, entities: words, nested: words), isHashable: false)
  }

  private func compile(
    _ text: String, isHashable: Bool, use: (ValidatedSchema, NamePlan) -> String = use
  ) throws {
    let schema = SchemaFile(
      path: "instant.schema.ts", bytes: Array(text.utf8), provider: NoSources())
    let options = GenerationOptions(hashable: isHashable)
    let model = Pipeline.model(of: schema)
    let validated = try #require(model.validated)
    let plan = try #require(NamePlan.make(for: validated, options: options).value)
    let result = Pipeline(schema: schema, options: options, namesBlobs: false).generate()
    let scratch = try TemporaryDirectory()
    var files = try scratch.write(try #require(result.files), to: "words")
    files.append(try scratch.write(Array(use(validated, plan).utf8), to: "use.swift"))
    let output = try SwiftCompiler.typecheck(
      files, ["-swift-version", "6", "-warnings-as-errors"])
    #expect(output == "")
  }

  // MARK: - The schema

  private static func lines(_ words: [String], _ line: (Int, String) -> String) -> String {
    words.enumerated().map { line($0.offset, $0.element) }.joined(separator: "\n")
  }

  private static func schema(
    _ words: [String], entities: [String], nested: [String]
  ) -> String {
    """
    import { i } from "@instantdb/core";

    export default i.schema({
      entities: {
        holders: i.entity({
          \(lines(words) { "\"\($1)\": i.string()," })
        }),
        targets: i.entity({
          choice: i.string<\(words.map { "\"\($0)\"" }.joined(separator: " | "))>(),
          object: i.json<{ \(lines(nested) { "\"\($1)\": { inner: string };" }) }>(),
          union: i.json<\(lines(nested) { "| { kind: \"\($1)\", text: string }" })>(),
        }),
        ends: i.entity({}),
        \(lines(entities) { "\"\($1)\": i.entity({ a: i.string() })," })
      },
      links: {
        \(lines(words) {
          "\"\($1)\": { forward: { on: \"ends\", has: \"one\", label: \"\($1)\" }, "
            + "reverse: { on: \"targets\", has: \"many\", label: \"x\($0)\" } },"
        })
      },
      rooms: {
        \(lines(words) {
          "\"\($1)\": { presence: i.entity({ a: i.string() }), "
            + "topics: { \"\($1)\": i.entity({ a: i.string() }) } },"
        })
      },
    });
    """
  }

  // MARK: - Its use

  private static func use(_ schema: ValidatedSchema, _ plan: NamePlan) -> String {
    let holder = plan.entities[0]
    let target = plan.entities[1].type.members
    let properties = holder.type.members.map { member($0.name) }
    let links = plan.entities[2].type.members.map { member($0.name) }
    return """
      import SharingInstant

      func properties(_ x: Holder) -> [String] { [\(properties.map { "x" + $0 }.joined(separator: ", "))] }
      func withoutContext(_ x: Holder, _ y: Target.Object, _ z: End) {
        \(properties.map { "_ = x" + $0 }.joined(separator: "\n  "))
        \(cases(target[1]).map { "_ = y" + $0 }.joined(separator: "\n  "))
        \(links.map { "_ = z" + $0 }.joined(separator: "\n  "))
      }
      func keyPaths() -> [EntityKey<Holder>] {
        [\(properties.map { "Schema.holders.where(\\\($0), .eq(\"a\"))" }.joined(separator: ", "))]
      }
      func choices() -> [Target.Choice] { [\(cases(target[0]).joined(separator: ", "))] }
      func maybe(_ x: Target.Choice?) -> Bool {
        switch x {
        \(cases(target[0]).map { "case \($0)?: true" }.joined(separator: "\n  "))
        case .unrecognized?, nil: false
        }
      }
      func objects(_ x: Target.Object) -> [String] {
        [\(cases(target[1]).map { "x\($0).inner" }.joined(separator: ", "))]
      }
      func unions(_ x: Target.Union) -> String {
        switch x {
        \(cases(target[2]).map { "case \($0)(let value): value.text" }.joined(separator: "\n  "))
        case .unrecognized: ""
        }
      }
      func entities() -> [String] {
        [\(schema.entities.indices.map {
          "\(plan.entities[$0].typeName)(\($0 < 3 ? "row: reader()" : "a: \"\"")).id"
        }.dropFirst(3).joined(separator: ", "))]
      }
      func constants() {
        \(plan.entities.map { "_ = Schema" + member($0.constant) }.joined(separator: "\n  "))
        \(plan.links.map { "_ = Schema.Links" + member($0) }.joined(separator: "\n  "))
        \(plan.rooms.map { "_ = Schema.Rooms" + member($0.constant) }.joined(separator: "\n  "))
        \(plan.rooms.map {
          "_ = Schema.Topics.\($0.topicsType)" + member($0.topics[0].constant)
        }.joined(separator: "\n  "))
      }
      func links(_ x: End) -> [String?] {
        [\(links.map { "x\($0)?.id" }.joined(separator: ", "))]
      }

      """
  }

  private static func cases(_ member: MemberNames) -> [String] {
    (member.type?.members ?? []).map { Self.member($0.name) }
  }

  private static func member(_ name: String) -> String {
    Keywords.needsBackticks(name, in: .member) ? ".`\(name)`" : ".\(name)"
  }
}
