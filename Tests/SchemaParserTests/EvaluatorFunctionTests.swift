import SchemaDiagnostics
import SchemaModel
import SchemaParser
import Testing

/// Helper functions, methods of arrays and copies of attributes.
@Suite struct EvaluatorFunctionTests {
  private func read(_ attributes: String, with declarations: String) -> ReadSchema {
    ReadSchema(
      "\(declarations)\nexport default i.schema({ entities: { t: i.entity(\(attributes)) } });")
  }

  @Test(arguments: [
    ("f()", "function f() { const a = i.string(); return { a }; }"),
    ("f()", "const f = () => { const { x: a } = { x: i.string() }; return { a } }"),
    ("f()", "function f() { const x = 'a', y = i.string(); let z = { [x]: y }; return z; }"),
    (
      "f('a')",
      "const f = (k) => { const get = () => late; const late = i.string(); return { [k]: get() }; };"
    ),
    ("f()", "const a = i.number(); function f() { const a = i.string(); return { a }; }"),
    ("{ a: f.text() }", "const f = { text() { return i.string(); } };"),
    ("f.stamps()", "const f = { stamps() { const a = i.string(); return { a }; } };"),
    ("(() => { const a = i.string(); return { a }; })()", ""),
    ("Object.fromEntries(names.map((n) => [n, i.string()]))", "const names = ['a'] as const;"),
    ("Object.fromEntries(['x', 'a'].filter((n) => n !== 'x').map((n) => [n, i.string()]))", ""),
    ("Object.fromEntries([1].flatMap(() => [['a', i.string()]]))", ""),
    ("['a'].reduce((all, n) => ({ ...all, [n]: i.string() }), {})", ""),
    ("[{ a: i.string() }].reduce((all) => all)", ""),
    ("Object.assign({}, ...[{}].concat({ a: i.string() }, []))", ""),
    ("{ [['a', ''].join('')]: ['x'].includes('x') ? i.string() : 1 }", ""),
    ("{ a: { ...i.string(), label: 'x' } }", ""),
    ("{ a: Object.assign(i.string(), { label: 'x' }) }", ""),
    ("{ a: Object.assign({ label: 'x' }, i.string()) }", ""),
    (
      "{ a: zod(i.string(), () => z.string()) }",
      "const zod = <T,>(input: T, check: () => Z): T & { _z: Z } => { return { ...input, _z: check }; };"
    ),
  ])
  func evaluates(_ attributes: String, _ declarations: String) throws {
    #expect(try read(attributes, with: declarations).schema().summary == ["t: a string!"])
  }

  @Test func keepsWhatTheAttributeSays() throws {
    let read = read(
      "{ a: { ...i.number().unique().indexed().optional(), label: 'x' } }", with: "")
    #expect(try read.schema().summary == ["t: a number^*"])
  }

  @Test(arguments: [
    ("f()", "function f() { let a = {}; if (a) { return a; } return a; }"),
    ("f()", "function f() { let a = {}; a = { b: i.string() }; return a; }"),
    (
      "f()",
      "const f = () => { const a = {}; const b = Object.assign(a, { c: 1 }); return a; };"
    ),
    ("f.x", "const f = { get x() { return {}; } };"),
    ("f.x()", "const f = { async x() { return {}; } };"),
    ("['a'].filter(() => who)", "const w = who;"),
    ("{ a: { ...i.string(), required: false } }", ""),
  ])
  func refuses(_ attributes: String, _ declarations: String) {
    #expect(read(attributes, with: declarations).ids == [.notEvaluable])
  }

  @Test(arguments: [
    (
      "{ a: f<'x' | 'y'>() }", "function f<T extends string>() { return i.string<T>(); }", "'x'|'y'"
    ),
    ("{ a: f() }", "const f = <T extends string = 'z'>() => i.string<T>().optional();", "'z'"),
    ("{ a: f.of<number[]>() }", "const f = { of<T>() { return i.json<T>(); } };", "[number]"),
    (
      "{ a: f<'x'>()<number>() }", "const f = <T,>() => <U,>() => i.json<[T, U]>();",
      "('x', number)"
    ),
    (
      "{ a: f<T>() }",
      "type T = { t: 1 }; const f = <U,>() => g<U[]>(); const g = <T,>() => i.json<T>();", "[T]"
    ),
    (
      "{ a: f<'x'>() }", "type T = 1; type B<U> = { b: U }; const f = <T,>() => i.json<B<T>>();",
      "{b: 'x'}"
    ),
  ])
  func bindsTypeParameters(_ attributes: String, _ declarations: String, _ shape: String) throws {
    #expect(try read(attributes, with: declarations).schema().shape("t", "a") == shape)
  }

  @Test func quotesATypeParameterThatNobodyGives() throws {
    let read = ReadSchema(
      """
      const f = <«T extends string»,>() => i.string<T>();
      export default i.schema({ entities: { t: i.entity({ a: f() }) } });
      """)
    let warning = try read.only(.untypedShape)
    #expect(warning.message.hasSuffix("nothing is given for its parameter `T`"))
  }

  @Test func boundsWhatCallbacksDo() {
    let read = read(
      "Object.fromEntries(more.flatMap(() => more).map((n) => [n, i.string()]))",
      with: "const d = [1,2,3,4,5,6,7,8,9,10], e = d.flatMap(() => d), more = e.flatMap(() => e);")
    #expect(read.ids == [.notEvaluable])
  }

  @Test func saysThatTheDefaultExportIsAFunction() {
    let read = ReadSchema("export default function make() { return i.schema({ entities: {} }); }")
    #expect(read.ids == [.noSchema])
    #expect(
      read.diagnostics[0].notes.first == "the default export is a function, which nobody calls")
  }

  @Test func takesASchemaThatAFunctionReturns() throws {
    let read = ReadSchema(
      "export default (() => { const t = i.entity({}); return i.schema({ entities: { t } }); })();")
    #expect(try read.schema().summary == ["t: "])
  }

  @Test func reportsSyntaxErrorsOfLocalDeclarationsOnce() throws {
    let read = ReadSchema(
      """
      function f() { const a = «)»; return a; }
      export default i.schema({ entities: { t: i.entity({}) } });
      """)
    #expect(read.diagnostics.count == 1)
    #expect(read.diagnostics.first?.range == read.ranges[0])
  }
}
