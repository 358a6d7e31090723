import SchemaDiagnostics
import SchemaModel
import SchemaParser
import Testing

@Suite struct EvaluatorChoiceTests {
  @Test(arguments: [
    "const a = i.schema({ entities: { x: i.entity({}) } }); export default a;",
    "const a = i.schema({ entities: { x: i.entity({}) } }); export { a as default };",
    "export default i.schema({ entities: { x: i.entity({}) } }) satisfies unknown;",
    "export default (i.schema({ entities: { x: i.entity({}) } }) as any)!;",
    "export const authSchema = i.schema({ entities: { x: i.entity({}) } });",
    "const a = i.schema({ entities: { x: i.entity({}) } }); export { a };",
    "const a = i.schema({ entities: { x: i.entity({}) } }); export { a, a as b };",
    "export const all = { schema: i.schema({ entities: { x: i.entity({}) } }), other: 1 };",
    "export default { schema: i.schema({ entities: { x: i.entity({}) } }) };",
    "const a = i.schema({ entities: { x: i.entity({}) } });",
    "i.schema({ entities: { x: i.entity({}) } });",
    "const wrapped = wrap(i.schema({ entities: { x: i.entity({}) } }));",
    "module.exports = i.schema({ entities: { x: i.entity({}) } });",
    "module.exports = { schema: i.schema({ entities: { x: i.entity({}) } }) };",
    "exports.schema = i.schema({ entities: { x: i.entity({}) } });",
    "export default function () {} export const s = i.schema({ entities: { x: i.entity({}) } });",
    "// i.schema({})\n/* i.schema({ entities: { */ export default i.schema({ entities: { x: i.entity({}) } });",
    """
    const old = i.schema({ entities: {} });
    export const other = i.schema({ entities: {} });
    export default i.schema({ entities: { x: i.entity({}) } });
    """,
    """
    const base = i.schema({ entities: {} });
    export const schema = i.schema({ entities: { ...base.entities, x: i.entity({}) } });
    export const db = init({ appId: process.env.APP_ID!, schema });
    """,
  ])
  func findsTheSchema(_ source: String) throws {
    #expect(try ReadSchema(source).schema().summary == ["x: "])
  }

  @Test func refusesToChooseAmongExports() throws {
    let read = ReadSchema(
      """
      export const «a» = i.schema({ entities: {} });
      export const «b» = i.schema({ entities: {} });
      """)
    let diagnostic = try read.only(.ambiguousSchema)
    #expect(
      diagnostic.labels == [
        .init("exported as `a`", at: read.ranges[0]), .init("exported as `b`", at: read.ranges[1]),
      ])
  }

  @Test func refusesToChooseAmongCalls() throws {
    let read = ReadSchema(
      """
      const a = «i.schema({ entities: {} })»;
      const b = «i.graph({}, {})»;
      """)
    #expect(read.ids == [.ambiguousSchema, .deprecatedForm])
    #expect(read.diagnostics[0].range == read.ranges[0])
    #expect(read.diagnostics[0].labels.map(\.range) == read.ranges)
  }

  @Test(arguments: [
    "«»", "«»export default 3;", "«»export const x = { y: 1 };", "«»// i.schema({})",
  ])
  func saysThatThereIsNone(_ source: String) throws {
    let diagnostic = try ReadSchema(source).only(.noSchema)
    #expect(!diagnostic.notes.isEmpty)
  }

  @Test func doesNotGuessWhatADefaultExportIs() throws {
    let read = ReadSchema(
      """
      import { patch } from "pkg";
      export default «patch(i.schema({ entities: {} }))»;
      """)
    try read.only(.notEvaluable)
  }

  @Test func saysNothingMoreOfASchemaWithFaults() throws {
    let read = ReadSchema("const s = i.«schem»({ entities: {} }); export default s;")
    try read.only(.unknownBuilder)
  }
}
