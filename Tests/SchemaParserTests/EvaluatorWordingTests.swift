import SchemaDiagnostics
import SchemaModel
import SchemaParser
import Testing

/// What is said about common mistakes, in the words that help.
@Suite struct EvaluatorWordingTests {
  @Test func suggestsEntities() throws {
    let read = ReadSchema("export default i.schema({ «entites»: { a: i.entity({}) } })")
    let diagnostic = try read.only(.missingKey)
    #expect(diagnostic.message == "a schema has no key `entites`; did you mean `entities`?")
    #expect(try ReadSchema(try read.mended()).schema().summary == ["a: "])
  }

  @Test func saysThatTheEnvironmentIsNotKnown() throws {
    let read = ReadSchema(
      "export default i.schema({ entities: { [«`${process.env.X}`»]: i.entity({}) } })")
    let diagnostic = try read.only(.notEvaluable)
    #expect(diagnostic.message == "this key of `entities` cannot be evaluated")
    #expect(
      diagnostic.labels.last?.message == "the environment is known only when the file runs")
  }

  @Test func asksForThePathsOfAnAlias() throws {
    let read = ReadSchema(
      """
      import { type T } from "@/types";
      export default i.schema({ entities: { a: i.entity({ b: i.json<«T»>() }) } });
      """)
    let diagnostic = try read.only(.untypedShape)
    #expect(
      diagnostic.message
        == "`T` becomes untyped JSON: no `paths` of a tsconfig.json say where `@/types` is")
  }

  @Test func knowsTheFenceOfACodeBlock() throws {
    let read = ReadSchema("```ts\nexport default i.schema({ entities: {} });\n```\n")
    #expect(read.diagnostics.first?.notes.first?.contains("Markdown") == true)
  }

  @Test func leavesAnObjectWithANamelessPropertyUntyped() throws {
    let read = ReadSchema(
      "export default i.schema({ entities: { a: i.entity({ b: i.json<«{ '': string; c: 1 }»>() }) } })"
    )
    try read.only(.untypedShape)
    #expect(try read.schemaBesideFaults().shape("a", "b") == "json")
  }
}
