import SchemaDiagnostics
import SchemaModel
import SchemaParser
import Testing

@Suite struct TypeShapeTests {
  private func read(
    _ type: String, with declarations: String = "", files: [String: String] = [:]
  ) -> ReadSchema {
    ReadSchema(
      """
      \(declarations)
      export default i.schema({ entities: { t: i.entity({ a: i.json<\(type)>() }) } });
      """, files: files)
  }

  private func shape(
    _ type: String, with declarations: String = "", files: [String: String] = [:]
  ) throws -> String? {
    try read(type, with: declarations, files: files).schema().shape("t", "a")
  }

  private static let shapesOfTypes: [(String, String)] = [
    ("string", "string"), ("number", "number"), ("boolean", "boolean"),
    ("any", "json"), ("unknown", "json"), ("object", "json"), ("{}", "json"), ("null", "json"),
    ("'a'", "'a'"), ("\"a\" | 'b' | `c`", "'a'|'b'|'c'"), ("'a' | 'a'", "'a'"),
    ("'a' | string", "string"), ("'a' | (string & {})", "'a'|…"),
    ("(string & Record<never, never>) | 'a'", "'a'|…"), ("string & {}", "string"),
    ("1 | 2 | -3", "number"), ("0", "number"), ("true | false", "boolean"), ("true", "boolean"),
    ("string | null", "string?"), ("string | undefined", "string?"), ("null | 'a'", "'a'?"),
    ("any | null", "json?"), ("string | any", "json"),
    ("string[]", "[string]"), ("Array<number>", "[number]"), ("ReadonlyArray<'x'>", "['x']"),
    ("readonly string[]", "[string]"), ("('a' | 'b')[]", "['a'|'b']"), ("string[][]", "[[string]]"),
    ("Array<string | null>", "[string?]"),
    ("[number, string]", "(number, string)"), ("readonly [number]", "(number)"),
    ("[x: number, y: number]", "(x: number, y: number)"),
    ("Record<string, number>", "{*: number}"), ("Record<number, string>", "{*: string}"),
    ("{ [key: string]: boolean }", "{*: boolean}"),
    ("Record<string, Array<{ k: number[] }>>", "{*: [{k: [number]}]}"),
    ("Record<'a' | 'b', number>", "{a: number, b: number}"),
    ("Partial<Record<'a', number>>", "{a?: number}"),
    ("{ a?: string; b: 'x' | 'y'; c: readonly string[] }", "{a?: string, b: 'x'|'y', c: [string]}"),
    (
      "{ 'content-type': string, 1: number, readonly r: boolean | null }",
      "{content-type: string, 1: number, r: boolean?}"
    ),
    ("{ a: { b: { c: string } } }", "{a: {b: {c: string}}}"),
    ("Partial<{ a: string; b?: number }>", "{a?: string, b?: number}"),
    ("Required<{ a?: string }>", "{a: string}"), ("Readonly<{ a: string }>", "{a: string}"),
    ("Pick<{ a: string; b: number; c: boolean }, 'c' | 'a'>", "{a: string, c: boolean}"),
    ("Omit<{ a: string; b: number }, 'a'>", "{b: number}"),
    ("NonNullable<string | null | undefined>", "string"),
    ("NonNullable<'a' | 'b' | null>", "'a'|'b'"), ("NonNullable<'a'>", "'a'"),
    ("Exclude<'a' | 'b' | 'c', 'b'>", "'a'|'c'"), ("Exclude<'a' | 'b' | null, 'b' | 'c'>", "'a'?"),
    ("Exclude<keyof { a: 1; b: 2 }, 'a'>", "'b'"), ("Exclude<'a' | number, string>", "number"),
    ("Extract<'a' | 'b' | 'c', 'b' | 'c' | 'd'>", "'b'|'c'"),
    ("Extract<'a' | number, string>", "'a'"), ("Extract<string | number | null, number>", "number"),
    ("{ [k: string]: Exclude<'a' | 'b', 'a'> }", "{*: 'b'}"),
    ("Omit<{ a: 1; b: string }, Exclude<'a' | 'b', 'b'>>", "{b: string}"),
    (
      "Extract<{ k: 'a', x: number } | { k: 'b' } | { k: 'c' }, { k: 'a' | 'c' }>",
      "k=a {x: number} | k=c {}"
    ),
    ("Exclude<{ k: 'a', x: number } | { k: 'b' }, { k: 'b' }>", "{k: 'a', x: number}"),
    ("{ a: string } & { b: number }", "{a: string, b: number}"),
    ("{ a: string } & {}", "{a: string}"), ("{ a: string } & unknown", "{a: string}"),
    ("{ role: 'x' | 'y' }['role']", "'x'|'y'"), ("{ a: 'x', b?: 'y' }['a' | 'b']", "'x'|'y'?"),
    ("('x' | 'y')[][number]", "'x'|'y'"), ("['x', 'y'][number]", "'x'|'y'"),
    ("[string, number][1]", "number"), ("Record<string, boolean>['any']", "boolean"),
    ("keyof { 1: 'x'; 2: 'y' }", "number"), ("keyof { '1': 'x'; a: 'y' }", "'1'|'a'"),
    ("{ 1: string; 2: string }[keyof { 1: 0; 2: 0 }]", "string"), ("{ 1: 'x' }[1]", "'x'"),
    ("Record<1 | 2, string>", "{1: string, 2: string}"),
    ("Omit<{ 1: string; a: number }, 1>", "{a: number}"),
    ("{ a: string } & any", "json"), ("{ a: string } & unknown", "{a: string}"),
    ("keyof { a: 1; b: 2 }", "'a'|'b'"), ("{ a: string; b: number }[keyof { a: 1 }]", "string"),
    ("(((string)))", "string"), ("| 'a' | 'b'", "'a'|'b'"),
    (
      "{ type: 'text', text: string } | { type: 'image', url: string }",
      "type=text {text: string} | type=image {url: string}"
    ),
    (
      "{ v: 1, k: 'a', x: number } | { v: 2, k: 'b' } | null",
      "k=a {v: number, x: number} | k=b {v: number}?"
    ),
    ("({ k: 'a' } | { k: 'b' }) & { id: string }", "k=a {id: string} | k=b {id: string}"),
    ("Array<Array<Array<string>>>", "[[[string]]]"),
  ]

  @Test(arguments: shapesOfTypes)
  func shapes(_ type: String, _ expected: String) throws {
    #expect(try shape(type) == expected)
  }

  private static let namesOfTypes: [(String, String, String, [String])] = [
    // A name of a kind that Swift names too is kept.
    ("type Status = 'a' | 'b';", "Status", "Status", ["Status = 'a'|'b'"]),
    ("type Status = 'a' | 'b' | null;", "Status", "Status?", ["Status = 'a'|'b'"]),
    ("type Status = 'a';", "Status | 'b'", "'a'|'b'", []),
    ("type P = { a: string };", "P[]", "[P]", ["P = {a: string}"]),
    ("interface P { a: string }", "P | null", "P?", ["P = {a: string}"]),
    ("type Point = [number, number];", "Point", "Point", ["Point = (number, number)"]),
    ("enum Role { Admin = 'admin', User = 'user' }", "Role", "Role", ["Role = 'admin'|'user'"]),
    ("const enum Role { Admin = 'admin' }", "Role", "Role", ["Role = 'admin'"]),
    ("enum Role { Admin = 'admin', User = 'user' }", "Role.Admin", "'admin'", []),
    // Others are what they stand for.
    ("enum Level { Low, High }", "Level", "number", []),
    ("type ID = string;", "ID", "string", []),
    ("type Names = string[];", "Names", "[string]", []),
    ("type Maybe = string | null;", "Maybe | undefined", "string?", []),
    ("type All = Record<string, number>;", "All", "{*: number}", []),
    ("interface All { [key: string]: number }", "All", "{*: number}", []),
    ("type A = B; interface B { x: string }", "A", "B", ["B = {x: string}"]),
    ("type A = B | null; type B = 'x' | 'y'", "A[]", "[B?]", ["B = 'x'|'y'"]),
    (
      "type A = B | null; type B = C | undefined; type C = { x: 1 }", "A", "C?", ["C = {x: number}"]
    ),
    (
      "type T = { k: 'a'; t: string } | { k: 'b'; in: T | null };", "T[]", "[T]",
      ["T = k=a {t: string} | k=b {in: T?}"]
    ),
    ("type A = B | null; interface B { x: string }", "A", "B?", ["B = {x: string}"]),
    ("interface B { x: string }", "Readonly<B>", "B", ["B = {x: string}"]),
    ("interface B { x: string }", "Partial<B>", "{x?: string}", []),
    ("interface B { x?: 'y' }", "B['x']", "'y'?", []),
    ("type M = { role: 'a' | 'b' };", "M[\"role\"][]", "['a'|'b']", []),
    // Interfaces
    (
      "interface A { x: string; y: 1 } interface B extends A { y: 2; z: boolean }", "B", "B",
      ["B = {x: string, y: number, z: boolean}"]
    ),
    (
      "interface A { x: string } interface A { y: string }", "A", "A",
      ["A = {x: string, y: string}"]
    ),
    (
      "interface A { x: string } interface B extends Partial<A>, Pick<A, 'x'> {}", "B", "B",
      ["B = {x: string}"]
    ),
    (
      "type A = { x: string }; type B = A & { y: number };", "B", "B",
      ["B = {x: string, y: number}"]
    ),
    // Recursion
    (
      "type Tree = { v: number; left?: Tree; kids: Tree[] };", "Tree", "Tree",
      ["Tree = {v: number, left?: Tree, kids: [Tree]}"]
    ),
    (
      "interface A { b: B | null } interface B { a: A[] }", "A", "A",
      ["A = {b: B?}", "B = {a: [A]}"]
    ),
    ("type A = B[]; type B = { a: A };", "A", "[B]", ["B = {a: [B]}"]),
    (
      "type N = L | B; type L = { k: 'leaf' }; type B = { k: 'branch'; kids: N[] };", "N", "N",
      ["N = k=leaf L{} | k=branch B{kids: [N]}", "L = {k: 'leaf'}", "B = {k: 'branch', kids: [N]}"]
    ),
    // Generics
    ("type Box<T> = { value: T };", "Box<string>", "{value: string}", []),
    (
      "type Box<T> = { value: T }; type Names = Box<'a' | 'b'>;", "Names", "Names",
      ["Names = {value: 'a'|'b'}"]
    ),
    ("type Box<T = string> = { value: T };", "Box", "Box", ["Box = {value: string}"]),
    ("type Pair<A, B = A> = [A, B];", "Pair<number>", "(number, number)", []),
    ("type Nullable<T> = T | null;", "Nullable<string>", "string?", []),
    (
      "interface Box<T> { value: T } interface Named<T> extends Box<T> { name: string }",
      "Named<number>", "{value: number, name: string}", []
    ),
    ("type Box<T> = { value: T };", "Box<Box<string>>", "{value: {value: string}}", []),
    (
      "type Tree<T> = { v: T; kids: Tree<T>[] }; type Names = Tree<string>;", "Names", "Names",
      ["Names = {v: string, kids: [Names]}"]
    ),
    // Values
    ("const roles = ['a', 'b'] as const;", "(typeof roles)[number]", "'a'|'b'", []),
    (
      "const roles = ['a', 'b'] as const; type Role = (typeof roles)[number];", "Role", "Role",
      ["Role = 'a'|'b'"]
    ),
    ("const roles = ['a', 'b'];", "typeof roles", "[string]", []),
    (
      "const config = { a: 1, b: { c: 'x' }, d: [true] };", "typeof config",
      "{a: number, b: {c: string}, d: [boolean]}", []
    ),
    ("const R = { A: 'a', B: 'b' } as const;", "(typeof R)[keyof typeof R]", "'a'|'b'", []),
    ("const R = { A: 'a', B: 'b' } as const;", "keyof typeof R", "'A'|'B'", []),
    ("const R = { A: { x: 'y' } } as const;", "typeof R.A", "{x: 'y'}", []),
    ("const one = 'a';", "typeof one", "'a'", []),
    ("enum Role { Admin = 'admin', User = 'user' }", "keyof typeof Role", "'Admin'|'User'", []),
  ]

  @Test(arguments: namesOfTypes)
  func keepsNames(
    _ declarations: String, _ type: String, _ expected: String, _ named: [String]
  ) throws {
    let schema = try read(type, with: declarations).schema()
    #expect(schema.shape("t", "a") == expected)
    #expect(schema.namedSummary == named)
  }

  @Test func namesATypeOnceForAllItsUses() throws {
    let schema = try ReadSchema(
      """
      /** How far it is. */
      export type Status = "open" | "done";
      interface Meta {
        /** Who made it. */
        by: string;
        status: Status;
      }
      export default i.schema({ entities: {
        a: i.entity({ s: i.string<Status>(), t: i.string<Status>().optional() }),
        b: i.entity({ m: i.json<Meta>(), list: i.json<Meta[]>() }),
      } });
      """
    ).schema()
    #expect(
      schema.namedSummary == ["Status = 'open'|'done'", "Meta = {by: string, status: Status}"])
    #expect(schema.namedTypes[0].documentation?.text == "How far it is.")
    guard case .object(let meta) = schema.namedTypes[1].shape else {
      Issue.record("Meta is an object")
      return
    }
    #expect(meta.properties[0].documentation?.text == "Who made it.")
  }

  @Test func keepsTheRangesOfTypes() throws {
    let read = ReadSchema(
      """
      type «T» = «'a'» | «"b"»;
      export default i.schema({ entities: { t: i.entity({ a: i.json<«{ «x»: T }»>() }) } });
      """)
    let schema = try read.schema()
    let ranges = read.ranges
    let type = try #require(schema.entities[0].attributes[0].type)
    #expect(type.range == ranges[3])
    guard case .object(let object) = type.value else {
      Issue.record("an object")
      return
    }
    #expect(object.properties[0].name.range == ranges[4])
    #expect(schema.namedTypes[0].name.range == ranges[0])
    guard case .literals(let literals, _) = schema.namedTypes[0].shape else {
      Issue.record("literals")
      return
    }
    #expect(literals.map(\.range) == [ranges[1], ranges[2]])
  }

  @Test(arguments: [
    "import { T } from './types';", "import type { T } from './types';",
    "import { type T } from './types';", "import { U as T } from './types';",
    "import type T from './types';", "import type { T } from './again';",
    "import type { V as T } from './again';", "import { T } from '@/types';",
  ])
  func followsTypesAcrossFiles(_ imports: String) throws {
    let schema = try read(
      "T", with: imports,
      files: [
        "types.ts": """
        type Inner = "a" | "b";
        export interface T { inner: Inner }
        export type { T as U };
        export default T;
        """,
        "again.ts": "export * from './types'; export { T as V } from './types';",
        "tsconfig.json": #"{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }"#,
      ]
    ).schema()
    #expect(schema.shape("t", "a") == "T")
    #expect(schema.namedSummary == ["T = {inner: Inner}", "Inner = 'a'|'b'"])
  }

  @Test func readsTypesThroughANamespace() throws {
    let schema = try read(
      "types.T", with: "import * as types from './types';",
      files: ["types.ts": "export type T = 'a';"]
    ).schema()
    #expect(schema.namedSummary == ["T = 'a'"])
  }

  // MARK: - Untyped

  @Test(arguments: [
    ("«string | number»", "a union of different types"),
    ("«{ a: string } | { b: string }»", "a union of different types"),
    ("«`x-${'a' | 'b'}`»", "a template literal type"), ("«Missing»", "no type `Missing`"),
    ("«ns.Missing»", "no type `ns.Missing`"), ("«() => void»", "JSON has no functions"),
    ("{ a: «() => void» }", "JSON has no functions"),
    ("{ «run(): void» }", "JSON has no functions"),
    ("{ [K in 'a' | 'b']: string }", "a mapped type"),
    ("«string extends 'a' ? 1 : 2»", "a conditional type"), ("«Date»", "JSON has no dates"),
    ("«Map<string, string>»", "a `Map`"), ("«symbol»", "JSON has no such values"),
    ("«bigint»", "JSON has no such values"), ("«never»", "no value has this type"),
    ("«[string, number?]»", "a tuple has one length"),
    ("«[...string[]]»", "a tuple has one length"),
    ("«{ [k: string]: unknown; id: string }»", "an object with known and unknown keys"),
    ("«string & number»", "only object types can be combined"),
    ("«{ a: 1 }['b']»", "there is no property `b`"), ("«Record<Missing, string>»", "the keys"),
    ("«Partial<string>»", "only the properties of an object"),
    ("«keyof { 1: 'x'; a: 'y' }»", "a union of different types"),
    ("«Pick<string, 'a'>»", "properties can be chosen"), ("«keyof string»", "its keys"),
    ("«typeof missing»", "the value that it is the type of"),
    ("«import('./x').T»", "a type that is imported in place"), ("«Partial»", "`Partial` lacks"),
  ])
  func saysWhyATypeIsUntyped(_ type: String, _ reason: String) throws {
    let read = read(type)
    let isMapped = read.ranges.isEmpty
    #expect(read.ids == [.untypedShape], "\(read.diagnostics.map(\.message))")
    let diagnostic = try #require(read.diagnostics.first)
    #expect(diagnostic.message.contains("becomes untyped JSON: \(reason)"), "\(diagnostic.message)")
    if !isMapped { #expect(diagnostic.range == read.ranges[0]) }
    #expect(try read.schemaBesideFaults().shape("t", "a")?.contains("json") == true)
  }

  @Test(arguments: [
    ("import type { UIMessage } from 'ai';", "Array<«UIMessage<any, any>»>", "[json]"),
    ("import type { T } from './gone';", "«T»", "json"),
    ("class Model {}", "«Model»", "json"),
    ("type Json = «string | Json[]»;", "Json", "json"),
    ("type A = B; type «B» = A;", "A", "json"),
    ("type «Nest» = { [key: string]: Nest };", "Nest", "{*: json}"),
    ("type «Tree»<T> = { v: T; kids: Tree<T>[] };", "Tree<string>", "{v: string, kids: [json]}"),
    ("interface T { parent?: «Partial<T>» }", "T['parent']", "{parent?: json}?"),
    ("interface A { a: 'x' } type B = { a: 'y' };", "A & B", "{a: json}"),
    ("enum Mixed { A = 'a', B = 1 }", "Mixed", "json"),
  ])
  func neverGuesses(_ declarations: String, _ type: String, _ expected: String) throws {
    let read = read(type, with: declarations)
    #expect(read.ids == [.untypedShape], "\(read.diagnostics.map(\.message))")
    if let range = read.ranges.first { #expect(read.diagnostics.first?.range == range) }
    let schema = try read.schemaBesideFaults()
    #expect(schema.shape("t", "a") == expected)
    #expect(schema.namedTypes.isEmpty)
  }

  @Test func aVariantThatContainsItselfUnderNoNameIsUntyped() throws {
    let read = read("T", with: "type T = { k: 'a' } | «{ k: 'b'; in: T | { k: 'c' } }»;")
    #expect(read.ids == [.untypedShape])
    #expect(read.diagnostics.first?.range == read.ranges.first)
    #expect(try read.schemaBesideFaults().namedSummary == ["T = k=a {} | k=b {in: json}"])
  }

  @Test func reportsEachUntypedAttribute() throws {
    let read = ReadSchema(
      """
      type P = { a: string } & { b: number };
      export default i.schema({ entities: { a: i.entity({
        p: i.json<P>(), q: i.string<«`x-${"a" | "b"}`»>(), r: i.string<«Missing»>(),
      }) } });
      """)
    #expect(read.ids == [.untypedShape, .untypedShape])
    #expect(read.diagnostics.map(\.range) == read.ranges)
    #expect(read.diagnostics[0].message.hasPrefix("\"`x-${"))
    let schema = try read.schemaBesideFaults()
    #expect(schema.namedSummary == ["P = {a: string, b: number}"])
    #expect(schema.summary == ["a: p json!, q string!, r string!"])
  }

  @Test func saysWhereAnImportedTypeIsUntyped() throws {
    let read = read(
      "T", with: "import type { T } from './types';",
      files: ["types.ts": "export type T = { bad: () => void };"])
    #expect(read.ids == [.untypedShape])
    let range = try #require(read.diagnostics.first?.range)
    #expect(read.reading.files[range.file].path == "types.ts")
    #expect(read.reading.files.text(in: range) == "() => void")
  }

  @Test func comesToAnEndWithTypesThatDoNot() throws {
    for declarations in [
      "type D<T> = { next: D<T[]> };", "type D<T> = { a: D<[T, 1]>; b: D<[T, 2]>; c: D<[T, 3]> };",
      "type D<T> = E<T[]>; type E<T> = D<T[]>;",
      "type D<T> = { a: E<T[]> }; type E<T> = { b: D<T[]>; c: D<T> };",
    ] {
      let read = read("D<string>", with: declarations)
      #expect(read.ids.contains(.untypedShape))
      #expect(!read.reading.outcome.hasErrors)
    }
    let chain = (1...3_000).map { "type A\($0) = A\($0 - 1) & { x\($0): 1 };\n" }.joined()
    #expect(read("A3000", with: "type A0 = { x: 1 };\n" + chain).ids == [.untypedShape])
  }

  /// What a type argument changes nothing about says nothing wrong either.
  @Test(arguments: ["i.date<Date>()", "i.number<Missing>()", "i.boolean<() => void>()"])
  func typesThatDoNotCountAreNotJudged(attribute: String) throws {
    let source = "export default i.schema({ entities: { t: i.entity({ a: \(attribute) }) } });"
    #expect(try ReadSchema(source).schema().entities.count == 1)
  }

  @Test(arguments: [
    ("Missing", "`Missing` is taken for any string: no type `Missing` is declared"),
    ("number", "`number` is taken for any string: it is no type of strings"),
    ("{ a: string }", "`{ a: string }` is taken for any string: it is no type of strings"),
    ("string[]", "`string[]` is taken for any string: it is no type of strings"),
  ])
  func stringsStayStrings(type: String, message: String) throws {
    let read = ReadSchema(
      "export default i.schema({ entities: { t: i.entity({ a: i.string<«\(type)»>() }) } });")
    #expect(try read.only(.untypedShape).message == message)
  }

  @Test func acceptsTypeArgumentsOnEveryBuilder() throws {
    let schema = try ReadSchema(
      """
      export default i.schema({ entities: { t: i.entity({
        a: i.number<1 | 2>(), b: i.boolean<true>(), c: i.date<string>(), d: i.any<'x'>(),
        e: i.string<string>(), f: i.string<any>(),
      }) } });
      """
    ).schema()
    #expect(
      ["a", "b", "c", "d", "e", "f"].map { schema.shape("t", $0) }
        == ["number", "boolean", "string", "'x'", "string", "json"])
  }
}
