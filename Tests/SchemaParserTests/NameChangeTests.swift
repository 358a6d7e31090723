import SchemaDiagnostics
import SchemaModel
import SchemaParser
import TestSupport
import Testing

/// Names that are changed after their declaration have no value; those that are only read have.
@Suite struct NameChangeTests {
  private func read(_ code: String, _ use: String = "parts") -> ReadSchema {
    ReadSchema(
      """
      let parts = { base: i.entity({}) };
      let list = [{ base: i.entity({}) }];
      \(code)
      export default i.schema({ entities: \(use) });
      """)
  }

  @Test(arguments: [
    "«parts» = {};", "«parts».x = 1;", "«parts»[k] = 1;", "«parts».a.b[1].c ??= 1;",
    "«(»parts as any).x = 1;", "«parts»!.x = 1;", "«delete» parts.base;", "«parts».n++;",
    "«--»parts.n;",
    "if (dev) { «parts».x = 1; }", "if (dev) «parts» = {};", "if (dev) {} else «parts» = {};",
    "for (const k of ['a']) «parts»[k] = 1;", "for («parts» of all) {}",
    "while (go) { «parts».x = 1; break }", "try { «parts».x = 1 } catch {}",
    "['a'].forEach((k) => { «parts»[k] = 1; });", "['a'].forEach(k => «parts»[k] = 1);",
    "(() => { «parts».x = 1; })();", "(function () { «parts».x = 1; })();",
    "function later() { «parts».x = 1; }\nlater();", "const later = () => { «parts».x = 1; };",
    "class C { m() { «parts».x = 1; } }", "class C { static { «parts».x = 1; } }",
    "function add(to) { «to».x = 1; }\nadd(parts);",
    "const add = (k: string, to: any) => { «to»[k] = 1; };\nconst done = add('x', parts);",
    "function one(a) { two(a); }\nfunction two(b) { «b».x = 1; }\none(parts);",
    "function add({ a }, b = 1) { use(«parts»); }",
    "Object.assign(«parts», { x: 1 });", "Object.defineProperty(«parts», 'x', {});",
    "Reflect.set(«parts», 'x', 1);", "register(«parts»);", "helpers.add(«parts»);",
    "await register(«parts» as any);", "(function (e) {})(«parts»);",
    "const other = parts;\n«other».x = 1;", "const other = parts.base as any;\n«other».x = 1;",
    "const other = (parts as any);\n«other».x = 1;", "const other = ((parts));\n«other».x = 1;",
    "const other = dev ? parts : {};\n«other».x = 1;",
    "const other = dev ? {} : parts\n«other».x = 1",
    "const other = parts ?? {};\n«other».x = 1;",
    "const other = dev && (parts.base || {});\n«other».x = 1;",
    "let other; other = parts;\n«other».x = 1;", "const { base } = parts;\n«base».attrs = 1;",
    "for (const e of Object.values(parts)) «e».x = 1;",
    "Object.values(parts).forEach((e) => { «e».x = 1; });",
    "«Object».values(parts)[0].x = 1;",
    "[«parts»] = [1];", "({ parts: «parts» } = { parts: 1 });", "({ «parts» } = { parts: 1 });",
    "function f(x: typeof parts): { a: number } { «parts».x = 1; }",
    "export const x = `${(«parts».x = 1)}`;",
  ])
  func refusesWhatIsChanged(_ code: String) throws {
    let read = read(code, "«parts»")
    #expect(read.ids == [.notEvaluable], "\(read.diagnostics.map(\.message))")
    let diagnostic = try #require(read.diagnostics.first)
    #expect(diagnostic.range == read.ranges[1])
    #expect(diagnostic.labels.last?.range == read.ranges[0])
    #expect(
      diagnostic.labels.last?.message.hasSuffix("is changed here after its declaration") == true)
  }

  @Test(arguments: [
    "push({})", "unshift({})", "pop()", "shift()", "splice(0, 1)", "sort()", "reverse()",
    "fill({})", "copyWithin(0, 1)",
  ])
  func refusesArraysThatAreChanged(_ call: String) {
    #expect(read("list.\(call);", "list[0]").ids == [.notEvaluable])
    #expect(read("if (dev) { list?.\(call) }", "list[0]").ids == [.notEvaluable])
  }

  @Test(arguments: [
    "function f(parts: any) { parts.x = 1; const list = []; list.x = 1; }",
    "const f = (parts) => { parts.x = 1; };", "const f = parts => { parts.x = 1; };",
    "const f = ({ parts = 1 }) => parts.x;", "const f = ({ parts }: P): Q => { parts.x = 1; };",
    "const f = (a = 1, parts) => (parts.x = 1);", "try {} catch (parts) { parts.x = 1; }",
    "function f() { const a = 1, parts = {}; parts.x = 1; }",
    "function f() { for (const parts of all) { parts.x = 1; } }",
    "function f() { const { a, b: parts } = c; parts.x = 1; }",
    "class C { parts = 1; static list: number = 2; m(parts) { parts.x = 1; } }",
    "namespace N { enum E { parts = 1 } }", "export enum E { parts = 1 }",
    "other.parts = 1;", "other.parts.x = 1;", "other.parts.push(1);", "x = { parts: 1 };",
    "function f() { return Object.keys(parts).map((k) => k + 1); }",
    "for (const k of Object.keys(parts)) { console.log(k, parts[k]); }",
    "import { register } from 'pkg';\nregister(parts.base, 'x');",
    "console.log(parts);", "const frozen = Object.freeze(parts);", "const n = size(parts);",
    "function show(a) { print(a.b + 1); }\nshow(parts);",
    "const copy = ({ ...parts });\ncopy.x = 1;",
    "const copy = dev ? { ...parts } : {};\ncopy.x = 1;",
    "const other = parts && { x: 1 };\nother.x = 2;",
    "const other = parts ? { x: 1 } : {};\nother.x = 2;",
    "const other = typeof parts === 'object' ? { x: 1 } : {};\nother.x = 2;",
    "const other = (parts) => ({ x: 1 });\nother.x = 2;", "const copy = { ...parts };\ncopy.x = 1;",
    "const n = parts.n === 1 ? 2 : 3;",
    "let n: parts = 1;", "function f(n: parts = 1) {}", "type T<parts = 1> = parts;",
    "const same = parts == other;", "if (parts >= 1) {}", "const text = 'parts = 1';",
    "// parts.x = 1", "const f = () => register(parts.base);",
  ])
  func acceptsWhatIsNotChanged(_ code: String) throws {
    let read = read(code)
    #expect(try read.schema().summary == ["base: "])
  }

  @Test func refusesALocalNameThatIsChanged() throws {
    let read = ReadSchema(
      """
      const attrs = (a) => Object.assign(«a», { b: i.string() }) && a;
      export default i.schema({ entities: { t: i.entity(«attrs({})») } });
      """)
    #expect(read.ids == [.notEvaluable])
    #expect(read.diagnostics[0].range == read.ranges[1])
    #expect(read.diagnostics[0].labels.last?.range == read.ranges[0])
  }

  @Test func distrustsFunctionsOfOtherFiles() {
    let files = ["add.ts": "export function add(e) { e.x = 1; }"]
    let code = "import { add } from './add';\nconst parts = {};\nadd(parts);\n"
    let read = ReadSchema(code + "export default i.schema({ entities: parts });", files: files)
    #expect(read.ids == [.notEvaluable])
  }

  @Test func refusesAnImportThatIsChanged() {
    let read = ReadSchema(
      """
      import { parts } from './parts';
      parts.x = i.entity({});
      export default i.schema({ entities: parts });
      """, files: ["parts.ts": "export const parts = {};"])
    #expect(read.ids == [.notEvaluable])
  }

  /// Constructs that hold or follow others of their kind.
  static let repeated = [
    "a = b ? (c) : (d) => ", "x => ", "f(a, (b) => { b.c = 1; });\n", "a.push(b).", "a.push(b)(c).",
    "a.map(b => b.c = 1).", "a => a(", "(a = (b) => ", "([a] = ", "class A { a = ", "a!.b = ",
    "{ a: (b) => ", "Object.assign(a, ",
  ]

  @Test(arguments: repeated, [("", "\n"), ("if (dev) { ", " }\n")])
  func looksThroughLongCodeInLinearTime(piece: String, around: (head: String, tail: String)) {
    func time(_ count: Int) -> Double {
      let code = around.head + String(repeating: piece, count: count) + around.tail
      return processorTime { _ = read(code) }
    }
    // Four times the text: quadratic growth would take sixteen times as long.
    #expect(time(2_000) < time(500) * 10 + 0.1)
  }

  @Test func seesChangesBehindLongChains() {
    let chain = "parts" + String(repeating: ".a(b)", count: 1_000)
    #expect(read("\(chain).push(1);").ids == [.notEvaluable])
  }
}
