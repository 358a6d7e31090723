import SchemaDiagnostics
import TestSupport
import Testing

@testable import SchemaParser

/// Text in, tree out.
struct ParserTests {
  private func statements(_ text: String) throws -> [String] {
    let outcome = Parser.parse(text)
    #expect(outcome.diagnostics == [])
    return SyntaxDump(syntax: try #require(outcome.value)).statements()
  }

  private static let treesOfExpressions: [(String, String)] = [
    ("a.b?.c", "a.b.c"), ("a['b']?.[c]", "a['b'][c]"), ("a!.b", "a!.b"),
    ("f(a, ...b,)", "f(a, ...b)"),
    ("f?.(a)", "f(a)"), ("i\n  .string()\n  .optional()", "i.string().optional()"),
    ("i.json<A>()", "i.json<A>()"), ("f<A<B<C>>>(x)", "f<A<B<C>>>(x)"),
    ("f<A>`x`", "(tag f<A> `x`)"),
    ("a < b > c", "(> (< a b) c)"), ("a < b || c > d", "(|| (< a b) (> c d))"), ("f<A>;", "f<A>"),
    ("a >= b", "(> a b)"), ("a >> b", "(> a b)"), ("a >>>= b", "(> a b)"), ("a << b", "(< a b)"),
    ("a + b * c ** d ** e", "(+ a (* b (** c (** d e))))"), ("a - b - c", "(- (- a b) c)"),
    ("a ?? b || c && d", "(?? a (|| b (&& c d)))"), ("a = b = c", "(= a (= b c))"),
    ("a ? b : c ? d : e", "(? a b (? c d e))"), ("a, b, c", "(, (, a b) c)"),
    ("!a", "(! a)"), ("- -a", "(- (- a))"), ("typeof a.b", "(typeof a.b)"), ("a++", "(post++ a)"),
    ("await f()", "(await f())"), ("void 0", "(void 0)"),
    ("a as B", "(as a B)"), ("a as const", "(as a const)"), ("a satisfies B", "(satisfies a B)"),
    ("a as B as C", "(as (as a B) C)"), ("<B>a", "(as a B)"), ("<const>a", "(as a const)"),
    ("a + b as C", "(as (+ a b) C)"), ("a as B && c", "(&& (as a B) c)"),
    ("new A", "new A()"), ("new A.B(c).d", "new A.B(c).d"), ("new A<B>(c)", "new A<B>(c)"),
    ("`a${b}c${`d${e}`}f`", "(template b (template e))"), ("`plain`", "`plain`"),
    ("f`a${b}`", "(tag f (template b))"), ("/a/.test(b)", "/a/.test(b)"),
    ("import('x')", "import('x')"), ("import.meta.url", "import.meta.url"),
    ("process.env.APP!", "process.env.APP!"), ("(a)", "(a)"), ("this.#b", "this.#b"),
    ("x = class extends A<B> { c = '}' }", "(= x <class>)"),
    ("f(a => b)", "f((a) => b)"), ("x = (a, b) => a", "(= x (a, b) => a)"),
    ("x = () => ({ a: 1 })", "(= x () => ({a: 1}))"), ("x = (a): B => a", "(= x (a) => a)"),
    ("x = async (a) => a", "(= x async (a) => a)"), ("x = async a => a", "(= x async (a) => a)"),
    ("x = <T,>(a: T): T => a", "(= x (a) => a)"),
    ("x = async <T>(a: T) => a", "(= x async (a) => a)"),
    ("x = (a) => { return a; }", "(= x (a) => a)"), ("x = (a) => { return a }", "(= x (a) => a)"),
    ("x = (a) => { f('}'); return b }", "(= x (a) => <opaque>)"),
    ("x = (a) => { return a; f() }", "(= x (a) => <opaque>)"),
    ("x = () => { return }", "(= x () => <opaque>)"),
    (
      "x = ({ a, b: c = 1 }, [d, , ...e], f?: G, h = 2, ...r) => a",
      "(= x ({a: a, b: c = 1}, [d, <missing>, ...e], f, h = 2, ...r) => a)"
    ),
    ("x = function f(a) { return a }", "(= x f(a) => a)"),
    ("x = function* () { yield 1 }", "(= x async () => <opaque>)"),
    ("a ? (b) : c", "(? a (b) c)"), ("a ? (b, c) : d => e", "(? a ((, b c)) (d) => e)"),
    ("a ? b => c : d", "(? a (b) => c d)"), ("async(a)", "async(a)"),
    ("x = (a, b)", "(= x ((, a b)))"),
  ]

  @Test(arguments: treesOfExpressions)
  func expressions(source: String, tree: String) throws {
    #expect(try statements(source) == [tree])
  }

  @Test(arguments: [
    ("{}", "{}"), ("{ a: 1, 'b-c': 2, 3: 4, }", "{a: 1, 'b-c': 2, 3: 4}"),
    ("{ a, b }", "{a, b}"), ("{ ...a, b }", "{...a, b}"),
    ("{ [a]: 1, ['b']: 2 }", "{[a]: 1, ['b']: 2}"),
    ("{ a() { return '}' }, b: 1 }", "{a(), b: 1}"), ("{ async *a<T>(b: T): C {} }", "{a()}"),
    ("{ get a() { return 1 }, set a(b) {}, [c]() {} }", "{a(), a(), []()}"),
    (
      "{ get: 1, set, async: 2, type: 3, if: 4, default: 5 }",
      "{get: 1, set, async: 2, type: 3, if: 4, default: 5}"
    ),
    ("{ a: { b: [1, , 2,] } }", "{a: {b: [1, <hole>, 2]}}"),
    ("{ $users: x, 日本: y }", "{$users: x, 日本: y}"),
    ("{ a: b ? { c } : d }", "{a: (? b {c} d)}"),
  ])
  func objects(source: String, tree: String) throws {
    #expect(try statements("x = \(source)") == ["(= x \(tree))"])
  }

  private static let treesOfTypes: [(String, String)] = [
    ("string", "string"), ("A", "A"), ("A.B.C<D>", "A.B.C<D>"), ("'a' | \"b\"", "(| 'a' \"b\")"),
    ("| A\n  | B", "(| A B)"), ("A & B | C", "(| (& A B) C)"), ("& A & B", "(& A B)"),
    ("A[]", "A[]"), ("A[][]", "A[][]"), ("A['b'][number]", "A['b'][number]"),
    ("(A | B)[]", "((| A B))[]"),
    ("readonly A[]", "(readonly A[])"), ("keyof typeof a.b", "(keyof (typeof a.b))"),
    ("-1 | 2 | true | null | undefined", "(| -1 2 true null undefined)"), ("`a`", "`a`"),
    ("[A, B?, ...C[]]", "[A, B?, ...C[]]"),
    ("[a: A, b?: B, ...c: C[]]", "[a: A, b: B?, ...c: C[]]"),
    ("{ a: A; b?: B, readonly c: C\n d }", "{a: A; b?: B; readonly c: C; d: -}"),
    ("{ 'a-b': A; 1: B }", "{'a-b': A; 1: B}"), ("{ [k: string]: A }", "{[string]: A}"),
    ("{ [a]: A; m(): B; (): C; new (): D; get e(): F }", "{[a]: A; m(); (); (); e()}"),
    ("{ readonly: A; get: B; type: C }", "{readonly: A; get: B; type: C}"),
    ("{ // it's\n a: A; /* } */ }", "{a: A}"),
    ("Record<string, Array<{ a: A[] }>>", "Record<string, Array<{a: A[]}>>"),
    ("typeof a<B>", "(typeof a<B>)"), ("A extends B ? C : D", "<conditional>"),
    ("A extends (infer U extends string) ? U : D", "<conditional>"),
    ("{ readonly [K in keyof A as B]-?: C }", "<mapped>"), ("{ [K in A]: B; }", "<mapped>"),
    ("`a${B}c`", "<template>"), ("(a: A, b?: B) => C", "<function>"),
    ("<T>(a: T) => a is T", "<function>"),
    ("new (a: A) => B", "<constructor>"), ("abstract new () => B", "<constructor>"),
    ("import('a').B<C>", "<importType>"), ("typeof import('a')", "<importType>"),
    ("unique symbol", "<uniqueSymbol>"), ("this", "<this>"), ("() => asserts a is B", "<function>"),
    ("12n", "<bigint>"), ("-12n", "<bigint>"), ("A | (() => B)", "(| A (<function>))"),
  ]

  @Test(arguments: treesOfTypes)
  func types(source: String, tree: String) throws {
    #expect(try statements("type X = \(source)") == ["type X = \(tree)"])
  }

  @Test(arguments: [
    ("import a from 'm'", "import default a from m"), ("import 'm'", "import from m"),
    (
      "import { a, b as c, default as d, 'e f' as g } from 'm'",
      "import {a=a, b=c, default=d, e f=g} from m"
    ),
    ("import a, { b } from 'm'", "import default a {b=b} from m"),
    ("import * as a from 'm'", "import * a from m"),
    ("import a, * as b from 'm'", "import default a * b from m"),
    ("import type { A } from 'm'", "import type {A=A} from m"),
    ("import type A from 'm'", "import type default A from m"),
    (
      "import { type A, type, type as b, type as as c } from 'm'",
      "import {type A=A, type=type, type=b, type as=c} from m"
    ),
    ("import type from 'm'", "import default type from m"), ("import {} from 'm'", "import from m"),
    ("import a = require('m')", "import default a"),
    ("import j from 'm' with { type: 'json' }", "import default j from m"),
    ("export { a, b as c, d as default }", "export {a=a, c=b, default=d}"), ("export {}", "export"),
    ("export { a as b } from 'm'", "export {b=a} from m"),
    ("export type { A } from 'm'", "export type {A=A} from m"),
    ("export * from 'm'", "export * from m"), ("export * as n from 'm'", "export * n from m"),
    ("export default a", "default a"), ("export default { a }", "default {a}"),
    ("export = a", "default a"),
    ("export default function () { return 1 }", "default function () => 1"),
    ("export default class {}", "default skipped -"), ("export const a = 1", "export const a = 1"),
    ("export type A = B", "export type A = B"), ("export interface A {}", "export interface A {}"),
    ("export enum A { b }", "export enum A {b}"), ("export as namespace A", "skipped -"),
    ("export declare const a: A", "export const a: A"),
    ("export async function a() {}", "export function async a() => <opaque>"),
  ])
  func modules(source: String, tree: String) throws {
    #expect(try statements(source) == [tree])
  }

  @Test(arguments: [
    ("const a = 1, b: B = 2", "const a = 1, b: B = 2"), ("let a", "let a"),
    ("var a = 1", "let a = 1"),
    ("const { a, b: { c }, ...d } = e", "const {a: a, b: {c: c}, ...d} = e"),
    ("type A<T extends B = C, U> = D", "type A<T extends B = C, U> = D"),
    ("interface A<T> extends B, C<T> { a: T }", "interface A<T> extends B, C<T> {a: T}"),
    ("enum A { b, c = 'd', 'e f' = 1 << 2, ['g'] }", "enum A {b, c = 'd', e f = (< 1 2), g}"),
    ("const enum A { b }", "enum A {b}"), ("declare enum A { b }", "enum A {b}"),
    ("function f(a) { return a + 1 }", "function f(a) => (+ a 1)"),
    ("function f(a: A): B", "function f(a) => <none>"),
    ("class A<T> extends B<T> implements C { d = \"}\"; e() { return `${f}` } }", "skipped A"),
    ("class A<T extends object = {}> {}", "skipped A"),
    ("class A extends B<{ x: { y: 1 } }> implements C<() => {}>, D {}", "skipped A"),
    ("abstract class A {}", "skipped A"), ("@a @b.c({ d: '}' }) class A {}", "skipped A"),
    ("namespace A.B { const c = 1 }", "skipped A"), ("declare module 'a' { }", "skipped -"),
    ("declare global { interface Window {} }", "skipped -"), ("type\na = b", "type|(= a b)"),
    ("if (a) b(); else { c() }", "skipped -"), ("for (const a of b) { c }", "skipped -"),
    ("while (a) b()", "skipped -"), ("do { a } while (b)", "skipped -"),
    ("switch (a) { case 1: b }", "skipped -"),
    ("try { a } catch (e) { b } finally { c }", "skipped -"), ("{ a; b }", "skipped -"),
    ("a: b()", "skipped -"),
    ("throw new Error('}')", "skipped -"), ("if (a)\n  return b\nelse\n  c()", "skipped -"),
    ("a()\nb()", "a()|b()"), ("a;;b", "a|b"), ("let\nx = 1", "let x = 1"),
    ("type = 1", "(= type 1)"),
  ])
  func declarations(source: String, tree: String) throws {
    #expect(try statements(source).joined(separator: "|") == tree)
  }

  private static let jsx = [
    "x = «<a>{b}</a>»", "x = «<a/>»", "x = («<a b='c'>it's</a>»)", "x = () => «<A.B>`</A.B>»",
    "function f() { return «<a>{'}'}</a>» }",
  ]

  /// JSX is read where the name of the file allows it, and refused once elsewhere.
  @Test(arguments: jsx) func jsxIsForSomeFiles(marked: String) {
    let text = MarkedText(marked)
    func diagnostics(_ path: String) -> [Diagnostic] {
      Parser.parse(SourceFile(id: FileID(index: 0), path: path, bytes: text.bytes)).diagnostics
    }
    for ending in ["tsx", "jsx", "js", "mjs", "cjs"] {
      #expect(diagnostics("a/b.\(ending)") == [])
    }
    for ending in ["ts", "mts", "cts", "stdin>"] {
      let found = diagnostics("a/b.\(ending)")
      #expect(found.map(\.id) == [.unexpectedJSX])
      #expect(found.map(\.range.start) == text.ranges().map(\.start))
    }
  }

  /// Type assertions stay what they are, whatever comments say.
  @Test(arguments: [
    "x = <A>b\n// </A>", "x = <A>b /* </A> */", "x = <A>b\n/**\n * </A>\n */", "x = <A>b",
  ])
  func assertionsAreNoJSX(source: String) {
    #expect(Parser.parse(source).diagnostics == [])
  }

  /// What is skipped keeps its place: the statement after it is read.
  @Test(arguments: [
    "class A { @b() c = /[}]/; static { d('}') } #e = `}${{ f: '}' }}}` }",
    "function f() { if (a) { return /}/ } // }\n /* } */ return '}' + \"}\" + `}` }",
    "class A { b() { return <div>don't {b ? <i>{'}'}</i> : `}`} }</div> } }",
    "if (a < b) { c = d > e } else if (/}/.test(f)) { g }", "for (;;) { a = { b: '}' } / 2 / c }",
    "switch (a) { case '}': { break } default: b }",
    "export function g<T>(a: { b: '}' }): { c: T } { return d }",
    "declare module '*.svg' { const a: string; export default a }",
    "label: for (const a in b) { continue label }",
    "try { a() } catch { b() }", "const f = async function* () { yield* a; await b }",
  ])
  func skippingKeepsItsPlace(source: String) throws {
    #expect(try statements(source + "\nconst after = 1").last == "const after = 1")
  }

  @Test func nodesKnowWhatTheyCover() throws {
    let syntax = try #require(Parser.parse("  i.string( a, b ).optional() ;").value)
    let statement = try #require(syntax.statements.first)
    guard case .expression(let id) = statement.kind else {
      Issue.record("not an expression")
      return
    }
    #expect(syntax.file.text(in: syntax.range(of: id)) == "i.string( a, b ).optional()")
    #expect(syntax.file.text(in: syntax.range(of: statement)) == "i.string( a, b ).optional() ;")
  }
}
