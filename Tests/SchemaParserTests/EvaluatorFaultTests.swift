import SchemaDiagnostics
import SchemaModel
import SchemaParser
import Testing

@Suite struct EvaluatorFaultTests {
  // MARK: - Unknown words

  @Test func suggestsTheNearestBuilder() throws {
    let read = ReadSchema(
      "export default i.schema({ entities: { a: i.entity({ b: i.«strng»().optional() }) } })")
    let diagnostic = try read.only(.unknownBuilder)
    #expect(diagnostic.message == "there is no builder `strng`; did you mean `string`?")
    let mended = ReadSchema(try read.mended())
    #expect(try mended.schema().summary == ["a: b string"])
  }

  @Test func suggestsTheNearestMethod() throws {
    let read = ReadSchema(
      "export default i.schema({ entities: { a: i.entity({ b: i.string().«optinal»().unique() }) } })"
    )
    let diagnostic = try read.only(.unknownMethod)
    #expect(diagnostic.message == "an attribute has no method `optinal`; did you mean `optional`?")
    let mended = ReadSchema(try read.mended())
    #expect(try mended.schema().summary == ["a: b string*"])
  }

  @Test func listsWhatIsKnownWhenNothingIsNear() throws {
    let read = ReadSchema(
      "export default i.schema({ entities: { a: i.entity({ b: i.string().«frozen»('x') }) } })")
    let diagnostic = try read.only(.unknownMethod)
    #expect(diagnostic.fixIts.isEmpty)
    #expect(diagnostic.notes == ["known are `optional`, `unique`, `indexed`, `clientRequired`"])
  }

  @Test func knowsTheMethodsOfEntitiesAndSchemas() throws {
    let entity = ReadSchema(
      "export default i.schema({ entities: { a: i.entity({}).«asTyp»<{}>() } })")
    try entity.only(.unknownMethod)
    #expect(try ReadSchema(try entity.mended()).schema().summary == ["a: "])
    let schema = ReadSchema("export default i.schema({ entities: {} }).«withRooms»()")
    try schema.only(.unknownMethod)
    #expect(ReadSchema(try schema.mended()).ids == [.deprecatedForm])
  }

  // MARK: - Wrong values

  @Test(arguments: [
    ("'text'", "a string"), ("3", "a number"), ("true", "`true`"), ("null", "`null`"),
    ("[]", "an array"), ("undefined", "`undefined`"), ("i.string()", "an attribute"),
    ("() => 1", "a function"), ("i", "`i` itself"),
  ])
  func refusesWhatIsNoEntity(_ value: String, _ description: String) throws {
    let read = ReadSchema("export default i.schema({ entities: { a: «\(value)» } })")
    let diagnostic = try read.only(.unexpectedValue)
    #expect(
      diagnostic.message
        == "the entity `a` must be made by `i.entity({ … })`, and this is \(description)")
  }

  @Test func wrapsAPlainObjectInAnEntity() throws {
    let read = ReadSchema("export default i.schema({ entities: { a: «{ b: i.string() }» } })")
    try read.only(.unexpectedValue)
    #expect(try ReadSchema(try read.mended()).schema().summary == ["a: b string!"])
  }

  @Test(arguments: ["i.string", "i.string().optional"])
  func callsWhatIsNotCalled(_ value: String) throws {
    let read = ReadSchema(
      "export default i.schema({ entities: { a: i.entity({ b: «\(value)» }) } })")
    try read.only(.unexpectedValue)
    #expect(try ReadSchema(try read.mended()).schema().entities[0].attributes.count == 1)
  }

  @Test func callsTheBuilderBeforeItsMethod() throws {
    let read = ReadSchema(
      "export default i.schema({ entities: { a: i.entity({ b: «i.string».optional() }) } })")
    try read.only(.unexpectedValue)
    #expect(try ReadSchema(try read.mended()).schema().summary == ["a: b string"])
  }

  @Test(arguments: [
    "i.schema({ entities: «[]» })",
    "i.schema({ entities: {}, links: «'none'» })",
    "i.schema({ entities: {}, links: { l: «i.entity({})» } })",
    "i.schema({ entities: {}, links: { l: { forward: «'todos'» } } })",
    "i.schema({ entities: {}, rooms: «1» })",
    "i.schema({ entities: {}, rooms: { r: «i.entity({})» } })",
    "i.schema({ entities: {}, rooms: { r: { presence: «{}» } } })",
    "i.schema({ entities: {}, rooms: { r: { presence: i.entity({}), topics: «3» } } })",
    "i.schema({ entities: {}, rooms: { r: { presence: i.entity({}), topics: { t: «i.json()» } } } })",
    "i.schema(«3»)", "«i.schema()»", "i.schema({ entities: { a: i.entity(«'x'») } })",
    "i.schema({ entities: { a: «i.entity()» } })",
  ])
  func refusesWrongKindsEverywhere(_ schema: String) throws {
    try ReadSchema("export default \(schema)").only(.unexpectedValue)
  }

  @Test func missesTheEntities() throws {
    try ReadSchema("export default i.schema(«{ links: {} }»)").only(.missingKey)
  }

  @Test func reportsEveryFaultOfAFileOnce() throws {
    let read = ReadSchema(
      """
      export default i.schema({
        entities: {
          a: i.entity({ b: i.«strng»(), c: i.string().«optinal»(), d: «'x'» }),
          e: «unknown»,
        },
        links: { l: { forward: { on: «somewhere», has: 'one', label: 'x' } } },
        rooms: { r: { presence: «3» } },
      });
      """)
    #expect(
      read.ids == [
        .unknownBuilder, .unknownMethod, .unexpectedValue, .notEvaluable, .notEvaluable,
        .unexpectedValue,
      ])
    #expect(read.diagnostics.map(\.range) == read.ranges)
    // What is known remains for the validator, and no link that is half known.
    let schema = try read.schemaBesideFaults()
    #expect(schema.summary == ["a: ", "e: "])
  }

  // MARK: - What cannot be evaluated

  @Test func tellsTheReasonsFromUseToCause() throws {
    let read = ReadSchema(
      """
      function «makeBase»() { log(); return { x: i.string() }; }
      const «base» = «makeBase()»;
      export default i.schema({ entities: { a: i.entity({ ...«base», b: i.string() }) } });
      """)
    #expect(read.ids == [.notEvaluable])
    let diagnostic = try #require(read.diagnostics.first)
    #expect(diagnostic.range == read.ranges[3])
    #expect(diagnostic.message == "what is spread into `a` here cannot be evaluated")
    #expect(
      diagnostic.labels == [
        .init("`base` is declared here", at: read.ranges[1]),
        .init("called here", at: read.ranges[2]),
        .init("`makeBase` does more than declare variables and return", at: read.ranges[0]),
      ])
    #expect(try read.schemaBesideFaults().summary == ["a: b string!"])
  }

  @Test func givesNoModelWhenEntitiesAreMissing() throws {
    let read = ReadSchema(
      """
      import { more } from "pkg";
      export default i.schema({
        entities: { ...«more», a: i.entity({}) },
        links: { l: { forward: { on: "b", has: "one", label: "x" } } },
      });
      """)
    try read.only(.notEvaluable)
    #expect(read.reading.outcome.value == nil)
  }

  @Test(arguments: [
    "`${process.env.X}`", "new Map()", "/x/", "class {}", "1n", "this",
    "a ? 'x' : 'y'", "await x", "tag`x`", "undeclared", "(() => { return f(); })()",
    "['x'].find(String)", "Math.random()", "'x'.normalize()",
  ])
  func saysWhatIsNotEvaluated(_ expression: String) throws {
    let read = ReadSchema(
      """
      export default i.schema({
        entities: {},
        links: { l: { forward: { on: «\(expression)», has: 'one', label: 'a' }, reverse: {} } },
      });
      """)
    #expect(read.ids == [.notEvaluable])
    let diagnostic = try #require(read.diagnostics.first)
    #expect(diagnostic.range == read.ranges[0])
    #expect(try read.schemaBesideFaults().links.isEmpty)
  }

  @Test func saysThatJSXIsNotEvaluated() throws {
    let read = ReadSchema(
      "export default i.schema({ entities: { a: «<b>{c}</b>» } });", path: "instant.schema.js")
    try read.only(.notEvaluable)
  }

  @Test func findsDefinitionsThatNeedThemselves() throws {
    let read = ReadSchema(
      """
      const a = { ...b };
      const b = { ...a };
      export default i.schema({ entities: { t: i.entity({ ...«a» }) } });
      """)
    try read.only(.notEvaluable)
    let function = ReadSchema(
      "const f = () => f(); export default i.schema({ entities: { t: «f()» } });")
    try function.only(.nestingTooDeep)
  }

  @Test func boundsTheWorkThatConstantsCanAskFor() throws {
    let doubling = (1...22).map { "const s\($0) = s\($0 - 1) + s\($0 - 1);\n" }.joined()
    let strings = ReadSchema(
      "const s0 = 'ab';\n\(doubling)export default i.schema({ entities: { [s22]: i.entity({}) } });"
    )
    #expect(strings.ids == [.notEvaluable])
    let calls = (1...10).map {
      "const f\($0) = () => [\(String(repeating: "f\($0 - 1)(), ", count: 4))];\n"
    }
    let functions = ReadSchema(
      "const f0 = () => 1;\n\(calls.joined())export default i.schema({ entities: { a: f10() } });")
    #expect(functions.ids == [.unexpectedValue])
    let chain = (1...500).map { "const c\($0) = c\($0 - 1);\n" }.joined()
    let constants = ReadSchema(
      "const c0 = i.entity({});\n\(chain)export default i.schema({ entities: { a: c500 } });")
    #expect(constants.ids == [.nestingTooDeep])
  }

  @Test func distrustsVariablesThatAreChanged() throws {
    let read = ReadSchema(
      """
      const base = { x: i.string() };
      «base».y = i.number();
      export default i.schema({ entities: { t: i.entity(«base») } });
      """)
    #expect(read.ids == [.notEvaluable])
    #expect(read.diagnostics.first?.range == read.ranges[1])
    #expect(read.diagnostics.first?.labels.last?.range == read.ranges[0])
  }

  // MARK: - Helpers

  @Test func passesAttributesThroughHelpersOfPackages() throws {
    let read = ReadSchema(
      """
      import { addZod } from "some-package";
      import { z } from "zod";
      export default i.schema({ entities: { a: i.entity({
        b: «addZod»(i.string().unique(), z.string()).optional(),
      }) } });
      """)
    try read.only(.opaqueHelper)
    #expect(try read.schemaBesideFaults().summary == ["a: b string*"])
  }

  @Test(arguments: ["helper('x')", "helper(i.string(), i.number())", "helper(i.entity({}))"])
  func refusesOtherCallsOfPackages(_ call: String) throws {
    let read = ReadSchema(
      """
      import { helper } from "some-package";
      export default i.schema({ entities: { a: i.entity({ b: «\(call)» }) } });
      """)
    try read.only(.notEvaluable)
  }
}
