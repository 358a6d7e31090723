import SchemaDiagnostics
import SchemaModel
import SchemaParser
import Testing

/// A name has its value from its declaration on, as if the file ran from top to bottom.
@Suite struct EvaluatorOrderTests {
  @Test(arguments: [
    "const s = i.schema({ entities: «parts» }); const parts = {}; export default s;",
    "export default i.schema({ entities: «parts» }); let parts = {};",
    "export default i.schema({ entities: { ...«parts» } }); var parts = {};",
    "export default i.schema({ entities: «parts» }); const { parts } = { parts: {} };",
    "export default i.schema({ entities: { [«E».A]: i.entity({}) } }); enum E { A = 'a' }",
    "export default «s»; const s = i.schema({ entities: {} });",
    "module.exports = «s»; const s = i.schema({ entities: {} });",
    "const { x, y } = { x: «y», y: 1 }; export default i.schema({ entities: { [x]: y } });",
    "export default i.schema({ entities: «make»() }); const make = () => ({});",
    "export default i.schema({ entities: make() }); function make() { return «parts»; } const parts = {};",
    "const s = i.schema({ entities: make() }); const late = {}; export default s; function make() { return «late»; }",
  ])
  func refusesWhatIsUsedTooEarly(_ source: String) throws {
    let read = ReadSchema(source)
    #expect(read.ids == [.notEvaluable], "\(read.diagnostics.map(\.message))")
    let diagnostic = try #require(read.diagnostics.first)
    let places = diagnostic.labels.map(\.range) + [diagnostic.range]
    #expect(places.contains(read.ranges[0]))
    let texts = diagnostic.labels.map(\.message) + [diagnostic.message]
    #expect(texts.contains { $0.hasSuffix("is used here before it has its value") })
  }

  @Test(arguments: [
    "export default i.schema({ entities: make() }); function make() { return { t: i.entity({}) }; }",
    "const parts = { t: i.entity({}) }; export default i.schema({ entities: make() }); function make() { return parts; }",
    "const make = () => parts; const parts = { t: i.entity({}) }; export default i.schema({ entities: make() });",
    "export { s as default }; const s = i.schema({ entities: { t: i.entity({}) } });",
    "const a = 't', b = a, { x: t } = { x: i.entity({}) }, s = i.schema({ entities: { t } }); export default s;",
    "export default i.schema({ entities: { t } }); import t from './t';",
    "const { a, b = a } = { a: i.entity({}) }; export default i.schema({ entities: { t: b } });",
  ])
  func acceptsWhatHasItsValue(_ source: String) throws {
    let read = ReadSchema(source, files: ["t.ts": "export default i.entity({});"])
    #expect(try read.schema().summary == ["t: "])
  }

  @Test func aLocalVariableHidesNamesFromTheStart() throws {
    let read = ReadSchema(
      """
      const parts = {};
      function make() { const all = parts; const «parts = { t: i.entity({}) }»; return all; }
      export default i.schema({ entities: make() });
      """)
    #expect(read.ids == [.notEvaluable])
    #expect(read.diagnostics[0].labels.contains { $0.range == read.ranges[0] })
  }

  @Test func typesKnowNoOrder() throws {
    let read = ReadSchema(
      """
      type Kind = (typeof kinds)[number];
      export default i.schema({ entities: { t: i.entity({ a: i.string<Kind>() }) } });
      const kinds = ["x", "y"] as const;
      """)
    #expect(try read.schema().namedSummary == ["Kind = 'x'|'y'"])
  }
}
