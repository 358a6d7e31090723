import SchemaDiagnostics
import SchemaModel
import SchemaParser
import Testing

/// Schemas that are larger than any that people write are read, or refused with a message of a
/// length that people can read; never a hang. The limit counts the time in which a test waits for its
/// turn, so it is one for the tests together.
@Suite(.timeLimit(.minutes(15))) struct SchemaSizeTests {
  private static let longName = String(repeating: "a", count: 1_000_000)

  private func schema(entities: String) -> String {
    "export default i.schema({ entities: { \(entities) } });"
  }

  private func schema(attributes: String) -> String {
    schema(entities: "t: i.entity({ \(attributes) })")
  }

  // MARK: - Length

  @Test func aNameMayBeOfAnyLength() throws {
    let name = Self.longName
    let entities = try ReadSchema(schema(entities: "\(name): i.entity({ '-\(name)': i.string() })"))
      .schema().entities
    #expect(entities.map(\.name.value) == [name])
    #expect(entities.first?.attributes.map(\.name.value) == ["-" + name])
  }

  @Test func aLiteralMayBeOfAnyLength() throws {
    let read = ReadSchema(schema(attributes: "a: i.string<'\(Self.longName)'>()"))
    #expect(try read.schema().shape("t", "a") == "'\(Self.longName)'")
  }

  @Test(arguments: ["i.\(longName)()", longName, "i.string().\(longName)()"])
  func aMessageAboutALongNameIsShort(value: String) throws {
    let read = ReadSchema(schema(attributes: "a: \(value)"))
    #expect(read.diagnostics.count == 1)
    let text = TextRenderer().render(read.diagnostics, in: read.reading.files)
    #expect(text.contains("a … a"))
    #expect(text.utf8.count < 4_000)
  }

  /// Few enough constants that it is not their number that ends it.
  @Test func aTextThatMultipliesComesToAnEnd() {
    let constants = (1...6).map { index in
      "const a\(index) = `" + String(repeating: "${a\(index - 1)}", count: 32) + "`;\n"
    }.joined()
    let read = ReadSchema("const a0 = 'x';\n\(constants)" + schema(entities: "[a6]: i.entity({})"))
    #expect(read.ids == [.notEvaluable])
    #expect(read.diagnostics[0].labels.last?.message == "this string grows too long")
  }

  // MARK: - Number

  @Test func attributesMayBeMany() throws {
    let names = (0..<20_000).map { "a\($0)" }
    let source = schema(attributes: names.map { "\($0): i.string()" }.joined(separator: ", "))
    let attributes = try ReadSchema(source).schema().entity("t")?.attributes
    #expect(attributes?.map(\.name.value) == names)
  }

  @Test func literalsMayBeMany() throws {
    let literals = (0..<20_000).map { "'a\($0)'" }.joined(separator: "|")
    let schema = try ReadSchema(schema(attributes: "a: i.string<\(literals)>()")).schema()
    #expect(schema.shape("t", "a") == literals)
  }

  @Test func variantsMayBeMany() throws {
    let variants = (0..<2_000).map { "{ k: 'a\($0)' }" }.joined(separator: " | ")
    let schema = try ReadSchema(schema(attributes: "a: i.json<\(variants)>()")).schema()
    #expect(schema.shape("t", "a")?.hasSuffix("k=a1999 {}") == true)
  }

  @Test func aTypeOfTooManyPartsIsUntyped() throws {
    let parts = Array(repeating: "string", count: 20_000).joined(separator: ", ")
    let read = ReadSchema(schema(attributes: "a: i.json<«[\(parts)]»>()"))
    let diagnostic = try read.only(.untypedShape)
    #expect(diagnostic.message.hasSuffix("…` becomes untyped JSON: it has too many parts"))
    #expect(read.reading.outcome.value?.shape("t", "a") == "json")
  }

  @Test func faultsMayBeMany() {
    let faults = (0..<5_000).map { "a\($0): i.strng()" }.joined(separator: ", ")
    #expect(ReadSchema(schema(attributes: faults)).ids.count == 5_000)
  }

  // MARK: - Files

  private func files(_ text: (_ next: Int) -> String) -> [String: String] {
    var files: [String: String] = [:]
    for index in 0..<1_000 { files["m\(index).ts"] = text((index + 1) % 1_000) }
    return files
  }

  @Test(arguments: [
    "export { a } from './m%';", "export * from './m%';",
    "import { a as b } from './m%'; export const a = b;",
    "import * as all from './m%'; export const a = all.a;",
    "import { a as b } from './m%'; export const a = b.optional();",
    "export const { a } = require('./m%');",
  ])
  func aCircleOfAThousandFilesIsOneError(module: String) throws {
    let read = ReadSchema(
      "import { a } from './m0'; " + schema(attributes: "«a»"),
      files: files { module.replacing("%", with: "\($0)") })
    #expect(read.diagnostics.count == 1)
    #expect(read.diagnostics.first?.severity == .error)
    #expect(read.diagnostics.first?.range == read.ranges.first)
    #expect(TextRenderer().render(read.diagnostics, in: read.reading.files).utf8.count < 4_000)
  }

  @Test func aCircleOfAThousandTypesIsUntyped() throws {
    let read = ReadSchema(
      "import type { T } from './m0'; " + schema(attributes: "a: i.json<«T»>()"),
      files: files { "export type { T } from './m\($0)';" })
    try read.only(.untypedShape)
  }

  @Test func importsMayFanOut() throws {
    let numbers = 0..<1_000
    let imports = numbers.map { "import { a as a\($0) } from './m\($0)';\n" }.joined()
    let read = ReadSchema(
      imports + schema(attributes: numbers.map { "a\($0)" }.joined(separator: ", ")),
      files: files { _ in "export const a = i.string();" })
    #expect(try read.schema().entity("t")?.attributes.count == 1_000)
    #expect(read.paths.count == 1_001)
  }

  /// Every way through the files leads to the same place: there are 2⁵⁰⁰ of them.
  @Test func manyWaysToAFileAreOne() throws {
    var files = ["m1000.ts": "export const a = i.string();"]
    for index in 0..<1_000 {
      let next = index / 2 * 2 + 2
      files["m\(index).ts"] =
        "export * from './m\(next)'; export * from './m\(min(next + 1, 1_000))';"
    }
    let read = ReadSchema("import { a } from './m0'; " + schema(attributes: "a"), files: files)
    #expect(try read.schema().summary == ["t: a string!"])
  }
}
