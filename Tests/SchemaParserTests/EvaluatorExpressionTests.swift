import SchemaDiagnostics
import SchemaModel
import SchemaParser
import Testing

@Suite struct EvaluatorExpressionTests {
  /// Reads a schema whose entity `t` holds the attributes of an expression.
  private func attributes(_ expression: String, with declarations: String = "") throws -> [String] {
    let read = ReadSchema(
      "\(declarations)\nexport default i.schema({ entities: { t: i.entity(\(expression)) } });")
    return try read.schema().summary
  }

  /// The string that an expression evaluates to, read as a key.
  private func key(_ expression: String, with declarations: String = "") throws -> String {
    let read = ReadSchema(
      "\(declarations)\nexport default i.schema({ entities: { [\(expression)]: i.entity({}) } });")
    return try read.schema().entities[0].name.value
  }

  @Test(arguments: [
    ("{ a: i.string() } as const", ""),
    ("{ a: i.string() } as unknown as {}", ""),
    ("({ a: i.string() } satisfies Attributes)!", ""),
    ("<any>{ a: i.string() }", ""),
    ("{ a }", "const a = i.string();"),
    ("{ a: x }", "let x = i.string();"),
    ("{ a }", "const [, a] = ['x', i.string()];"),
    ("{ a }", "const [x, , a = 1] = ['x', , i.string()];"),
    ("{ a: f() }", "function f() { return i.string(); }"),
    ("{ a: f() }", "const f = () => i.string();"),
    ("{ a: f() }", "const f = function () { return i.string(); };"),
    ("{ a: f('string') }", "const f = (kind) => i[kind]();"),
    ("{ a: f({ kind: 'string' }) }", "const f = ({ kind, rest = 1 }) => i[kind]();"),
    ("{ a: f(undefined) }", "const f = (kind = 'string') => i[kind]();"),
    ("{ a: f(...['x', i.string()]) }", "const f = (x, a) => a;"),
    ("{ a: f('x', i.string()) }", "const f = (x, ...rest) => rest[0];"),
    ("{ ...base }", "const base = { a: i.string() };"),
    ("{ ...base.attrs }", "const base = i.entity({ a: i.string() });"),
    ("{ ...(true ? { a: i.string() } : {}), ...null, ...undefined, ...false }", ""),
    ("{ ...(false && { b: i.string() }), a: i.string() }", ""),
    ("Object.freeze({ a: i.string() })", ""),
    ("Object.assign({}, { a: i.number() }, null, { a: i.string() })", ""),
    ("Object.fromEntries([['a', i.string()]])", ""),
    ("Object.fromEntries(Object.entries({ a: i.string() }))", ""),
    ("{ a: all.nested['attribute'] }", "const all = { nested: { attribute: i.string() } };"),
    ("{ a: list[1] }", "const list = [0, i.string()];"),
    ("{ a: maybe?.x ?? i.string() }", "const maybe = undefined;"),
    ("{ ['a']: i.string() }", ""),
    ("{ [names.first]: i.string() }", "const names = { first: 'a' } as const;"),
    ("{ [Names.First]: i.string() }", "enum Names { First = 'a' }"),
    ("{ a: kinds.text() }", "const kinds = { text: i.string };"),
    ("{ a: text() }", "const { text } = { text: i.string };"),
    ("{ a: string() }", "const { string, entity } = i;"),
    ("{ a: second }", "const [first, second = i.string()] = [1];"),
    ("{ a: rest.y }", "const { x, ...rest } = { x: 1, y: i.string() };"),
    ("{ a: curried('x')(i.string()) }", "const curried = (x) => (y) => y;"),
  ])
  func evaluates(_ expression: String, _ declarations: String) throws {
    #expect(try attributes(expression, with: declarations) == ["t: a string!"])
  }

  @Test(arguments: [
    ("'a' + 1", "a1"), ("`x${1 + 2}y${'z'}`", "x3yz"), ("`plain`", "plain"), ("1.50", "1.5"),
    ("-1", "-1"), ("'a' === 'a' ? 'same' : 'other'", "same"), ("!0 ? 'yes' : 'no'", "yes"),
    ("'' || 'filled'", "filled"), ("'\\u00e9\\n'", "\u{E9}\n"), ("Kind.B", "1"), ("Kind.D", "6"),
    ("Kind['E']", "e"), ("`${true}${null}`", "truenull"), ("void 0 ?? 'gone'", "gone"),
    ("names.length + ''", "2"), ("(1, 'last')", "last"),
    ("[1 < 2, 2 < 1, 2 > 1, 1 > 1, 1 <= 1, 2 <= 1, 1 >= 1, 1 >= 2].join('')", Self.yesAndNo),
    (
      "[1 == 1, 1 == 2, null == undefined, 0 == null, 1 != 2, 'a' != 'a'].join('')",
      Self.yesAndNoAgain
    ),
    (
      "[typeof 'a', typeof 1, typeof null, typeof undefined, typeof i.string].join()",
      Self.typeNames
    ),
    ("7 % 4 + ''", "3"), ("-7 % 4 + ''", "-3"),
  ])
  func computesKeys(_ expression: String, _ expected: String) throws {
    let declarations = "enum Kind { A, B, C = 5, D, E = 'e' } const names = ['x', 'y'];"
    #expect(try key(expression, with: declarations) == expected)
  }

  private static let yesAndNo = "truefalsetruefalsetruefalsetruefalse"
  private static let yesAndNoAgain = "truefalsetruefalsetruefalse"
  private static let typeNames = "string,number,object,undefined,function"

  @Test func spreadsASchema() throws {
    let read = ReadSchema(
      """
      const base = i.schema({ entities: { users: i.entity({}) }, rooms: { r: { presence: i.entity({}) } } });
      export default i.schema({ ...base, rooms: {} });
      """)
    #expect(try read.schema().summary == ["users: "])
  }

  @Test(arguments: [
    "{ «__proto__»: i.any(), a: i.string() }", "{ a: i.string(), «'__proto__'»: {} }",
  ])
  func takesAPrototypeForNoProperty(_ attributes: String) throws {
    let read = ReadSchema("export default i.schema({ entities: { t: i.entity(\(attributes)) } });")
    try read.only(.unknownKey)
    #expect(try read.schemaBesideFaults().summary == ["t: a string!"])
  }

  @Test(arguments: [
    "['__proto__']: i.string()", "__proto__", "...Object.fromEntries([['__proto__', __proto__]])",
  ])
  func knowsPropertiesThatAreCalledLikeThePrototype(_ property: String) throws {
    let read = try attributes("{ \(property) }", with: "const __proto__ = i.string();")
    #expect(read == ["t: __proto__ string!"])
  }

  @Test(arguments: [
    ("'abc'.toUpperCase()", "ABC"), ("'straße'.toUpperCase()", "STRASSE"),
    ("'ABC'.toLowerCase()", "abc"), ("'abc'.charAt(1)", "b"), ("'abc'.charAt()", "a"),
    ("'abc'[0] + 'abc'['2']", "ac"), ("`${'abc'.charAt(3)}x`", "x"), ("'abc'.slice(1)", "bc"),
    ("'abc'.slice(-2, -1)", "b"), ("'abc'.slice(2, 1) + '_'", "_"), ("'abc'.slice(0, 9)", "abc"),
    ("'😀b'.slice(2)", "b"), ("'😀b'.charAt(2)", "b"), ("`n${'😀b'.length}`", "n3"),
    ("'a b c'.split(' ')[1]", "b"), ("'aaa'.split('aa').join('-')", "-a"),
    ("'ab'.startsWith('a') ? 'yes' : 'no'", "yes"), ("'ab'.endsWith('a') ? 'yes' : 'no'", "no"),
    ("'abc'.includes('bc') ? 'yes' : 'no'", "yes"), ("'a'.includes('ab') ? 'yes' : 'no'", "no"),
    ("up('todo') + 's'", "Todos"),
  ])
  func putsNamesTogether(_ name: String, _ expected: String) throws {
    let read = try attributes(
      "{ [\(name)]: i.string() }",
      with: "const up = (s: string) => s.charAt(0).toUpperCase() + s.slice(1);")
    #expect(read == ["t: \(expected) string!"])
  }

  @Test(arguments: [
    "'😀'[0]", "'😀'.charAt(1)", "'ΟΔΟΣ'.toLowerCase()", "'abc'.slice(who)", "'abc'.slice('1')",
    "'abc'.split('')", "'abc'.split(/b/)", "'abc'.startsWith('b', 1)", "'abc'.repeat(2)",
    "'abc'[9]",
  ])
  func doesNotGuessNames(_ name: String) {
    let read = ReadSchema(
      "export default i.schema({ entities: { t: i.entity({ [\(name)]: i.string() }) } });")
    #expect(read.ids == [name == "'abc'[9]" ? .unexpectedValue : .notEvaluable])
  }

  @Test func assigningThePrototypeMakesNoProperty() throws {
    let read = try attributes(
      "Object.assign({}, { ['__proto__']: i.string(), a: i.string() })", with: "")
    #expect(read == ["t: a string!"])
    let target = try attributes(
      "Object.assign({ ['__proto__']: i.string() }, { ['__proto__']: i.number() })", with: "")
    #expect(target == ["t: __proto__ number!"])
  }

  @Test(arguments: [
    "({ __proto__: base }).a", "({}).toString", "({}).constructor", "({})['__proto__']",
  ])
  func doesNotKnowWhatIsInherited(_ value: String) {
    let read = ReadSchema(
      """
      const base = { a: i.string() };
      export default i.schema({ entities: { t: i.entity({ a: \(value) }) } });
      """)
    #expect(read.ids.filter { $0 != .unknownKey } == [.notEvaluable])
  }

  @Test func spreadsThePartsOfASchema() throws {
    let schema = try ReadSchema(
      """
      const auth = i.schema({
        entities: { users: i.entity({}) },
        links: { l: { forward: { on: "users", has: "one", label: "a" }, reverse: { on: "users", has: "many", label: "b" } } },
        rooms: { r: { presence: i.entity({}) } },
      });
      export default i.schema({
        entities: { ...auth.entities, posts: i.entity({}) },
        links: { ...auth.links },
        rooms: auth.rooms,
      });
      """
    ).schema()
    #expect(
      schema.summary == ["users: ", "posts: ", "l: users one a / users many b", "r# "])
  }

  @Test func readsATreeOfManyLines() throws {
    let attributes = (0..<2_000).map { "a\($0): i.string().optional()," }.joined(separator: "\n")
    let schema = try ReadSchema(
      "export default i.schema({ entities: { t: i.entity({\n\(attributes)\n}) } });"
    ).schema()
    #expect(schema.entities[0].attributes.count == 2_000)
    #expect(schema.entities[0].attributes.last?.name.value == "a1999")
  }
}
