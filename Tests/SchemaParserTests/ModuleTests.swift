import SchemaDiagnostics
import SchemaModel
import SchemaParser
import Testing

@Suite struct ModuleTests {
  private static let parts = "export const a = i.string(); export default i.entity({ a });"

  @Test(arguments: [
    ("./parts", "parts.ts"), ("./parts", "parts.tsx"), ("./parts.ts", "parts.ts"),
    ("./parts.js", "parts.ts"), ("./parts.js", "parts.js"), ("./parts.mjs", "parts.mts"),
    ("./parts.cjs", "parts.cts"), ("./parts.jsx", "parts.tsx"), ("./parts", "parts/index.ts"),
    ("./parts/", "parts/index.ts"), ("./a/../parts", "parts.ts"), (".", "index.ts"),
    ("./parts.v1", "parts.v1.ts"), ("./parts", "parts.mjs"),
  ])
  func findsTheModuleOfASpecifier(_ specifier: String, _ path: String) throws {
    let read = ReadSchema(
      "import t from '\(specifier)'; export default i.schema({ entities: { t } });",
      files: [path: Self.parts])
    #expect(try read.schema().summary == ["t: a string!"])
    #expect(read.paths == ["instant.schema.ts", path])
  }

  @Test(arguments: [
    "import { a } from './parts'; const t = i.entity({ a });",
    "import { a as b } from './parts'; const t = i.entity({ a: b });",
    "import * as parts from './parts'; const t = i.entity({ a: parts.a });",
    "import t from './parts';",
    "import { default as t } from './parts';",
    "import * as parts from './parts'; const t = parts.default;",
    "import t, { a } from './parts';",
    "import { b } from './again'; const t = i.entity({ a: b });",
    "import { a } from './again'; const t = i.entity({ a });",
    "import { all } from './again'; const t = i.entity({ a: all.a });",
    "import { t } from './again';",
    "const { a } = require('./parts'); const t = i.entity({ a });",
    "import { make } from './again'; const t = i.entity({ a: make() });",
  ])
  func importsInEveryForm(_ declarations: String) throws {
    let read = ReadSchema(
      "\(declarations) export default i.schema({ entities: { t } });",
      files: [
        "parts.ts": Self.parts,
        "again.ts": """
        export { a as b, default as t } from "./parts";
        export * from "./parts";
        export * as all from "./parts";
        import { a } from "./parts";
        export const make = () => a;
        """,
      ])
    #expect(try read.schema().summary == ["t: a string!"])
  }

  @Test func spreadsAnImportedSchemaFromADirectoryBelow() throws {
    let read = ReadSchema(
      """
      import { authSchema } from "./auth/schema";
      import { i } from "./instant";
      export default i.schema({ entities: { ...authSchema.entities, posts: i.entity({}) } });
      """,
      path: "app/instant.schema.ts",
      files: [
        "app/auth/schema.ts": """
        import { i } from "../instant";
        import { shared } from "../../shared";
        export const authSchema = i.schema({ entities: { users: i.entity({ ...shared }) } });
        """,
        "app/instant.ts": "export { i } from '@instantdb/core';",
        "shared.ts": "import { i } from '@instantdb/core'; export const shared = { at: i.date() };",
      ])
    #expect(try read.schema().summary == ["users: at date!", "posts: "])
    #expect(
      read.paths == [
        "app/instant.schema.ts", "app/instant.ts", "app/auth/schema.ts", "shared.ts",
      ])
  }

  @Test func takesTheSchemaFromAnotherFile() throws {
    for source in [
      "export { default } from './db/schema';", "export { schema } from './db/schema';",
      "export * from './db/schema';", "import s from './db/schema'; export default s;",
    ] {
      let read = ReadSchema(
        source,
        files: [
          "db/schema.ts":
            "export const schema = i.schema({ entities: { a: i.entity({}) } }); export default schema;"
        ])
      #expect(try read.schema().summary == ["a: "])
    }
  }

  @Test func readsOnlyWhatIsNeeded() throws {
    let read = ReadSchema(
      """
      import type { T } from "./types";
      import { unused } from "./unused";
      import { type U, used } from "./used";
      import "./effects";
      export default i.schema({ entities: { t: i.entity({ used }) } });
      """,
      files: [
        "types.ts": "", "unused.ts": "", "effects.ts": "",
        "used.ts": "import './more'; export const used = i.string();", "more.ts": "",
      ])
    #expect(try read.schema().summary == ["t: used string!"])
    #expect(read.paths == ["instant.schema.ts", "used.ts"])
  }

  // MARK: - Aliases

  @Test(arguments: [
    (#"{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }"#, "@/parts"),
    (#"{ "compilerOptions": { "baseUrl": "src", "paths": { "@/*": ["*"] } } }"#, "@/parts"),
    (#"{ "compilerOptions": { "baseUrl": "./src" } }"#, "parts"),
    (#"{ "compilerOptions": { "paths": { "parts": ["none", "src/parts.ts"] } } }"#, "parts"),
    (
      #"{ "compilerOptions": { "paths": { "@/*": ["none/*"], "@/pa*": ["src/pa*"] } } }"#,
      "@/parts"
    ),
    (
      "// JSON with comments\n{ /* and */ \"compilerOptions\": { \"paths\": { \"~/*\": [\"src/*\",], }, }, }",
      "~/parts"
    ),
    (#"{ "extends": "./base.json" }"#, "#/parts"), (#"{ "extends": ["./base"] }"#, "#/parts"),
  ])
  func followsThePathsOfATSConfig(_ config: String, _ specifier: String) throws {
    let read = ReadSchema(
      "import t from '\(specifier)'; export default i.schema({ entities: { t } });",
      path: "src/db/instant.schema.ts",
      files: [
        "src/parts.ts": Self.parts, "tsconfig.json": config,
        "base.json": ##"{ "compilerOptions": { "paths": { "#/*": ["src/*"] } } }"##,
      ])
    #expect(try read.schema().summary == ["t: a string!"])
    #expect(read.paths.contains("tsconfig.json"))
  }

  @Test(arguments: [
    "expo/tsconfig.base", "expo/tsconfig.base.json", "expo", "@scope/config", "not-installed",
  ])
  func extendingAPackageLeavesOwnPaths(base: String) throws {
    let own = ##""compilerOptions": { "paths": { "@/*": ["./*"] } }"##
    let read = ReadSchema(
      "import t from '@/parts'; export default i.schema({ entities: { t } });",
      path: "app/instant.schema.ts",
      files: [
        "parts.ts": Self.parts, "tsconfig.json": "{ \"extends\": \"\(base)\", \(own) }",
        "node_modules/expo/tsconfig.base.json":
          ##"{ "compilerOptions": { "paths": { "@/*": ["./none/*"] } } }"##,
      ])
    #expect(read.ids == [])
    #expect(try read.schema().summary == ["t: a string!"])
  }

  @Test(arguments: ["config/base", "config/base.json", "config"])
  func takesPathsOfAnInstalledPackage(base: String) throws {
    let paths = ##"{ "compilerOptions": { "paths": { "@/*": ["../../*"] } } }"##
    let read = ReadSchema(
      "import t from '@/parts'; export default i.schema({ entities: { t } });",
      path: "app/instant.schema.ts",
      files: [
        "parts.ts": Self.parts, "app/tsconfig.json": "{ \"extends\": \"\(base)\" }",
        "node_modules/config/base.json": paths, "node_modules/config/tsconfig.json": paths,
      ])
    #expect(try read.schema().summary == ["t: a string!"])
  }

  @Test func takesTheNearestTSConfig() throws {
    let read = ReadSchema(
      "import t from '@/parts'; export default i.schema({ entities: { t } });",
      path: "app/instant.schema.ts",
      files: [
        "app/tsconfig.json": #"{ "compilerOptions": { "paths": { "@/*": ["./lib/*"] } } }"#,
        "tsconfig.json": #"{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }"#,
        "app/lib/parts.ts": Self.parts, "parts.ts": "",
      ])
    #expect(try read.schema().summary == ["t: a string!"])
  }

  @Test func saysThatAnAliasIsNotMapped() throws {
    let read = ReadSchema(
      "import t from «'@/parts'»; export default i.schema({ entities: { «t» } });")
    #expect(read.ids == [.importNotFound])
    #expect(read.diagnostics.first?.range == read.ranges[1])
    #expect(read.diagnostics.first?.labels.last?.range == read.ranges[0])
    // What is called `i` can only be the DSL.
    let dsl = ReadSchema(
      "import { i } from '@/instant'; export default i.schema({ entities: {} });")
    #expect(try dsl.schema().entities.isEmpty)
  }

  @Test func reportsABrokenTSConfig() throws {
    let read = ReadSchema(
      "import t from '@/parts'; export default i.schema({ entities: { t } });",
      files: ["tsconfig.json": #"{ "compilerOptions": "#])
    #expect(read.diagnostics.contains { $0.range.file.index == 1 })
  }

  @Test(arguments: [
    "import names from './names.json';", "import { a } from './names.json'; const names = { a };",
    "import * as names from './names.json';", "const names = require('./names.json');",
    "import names from './names.json' with { type: 'json' };",
  ])
  func takesNamesFromJSON(_ declaration: String) throws {
    let read = ReadSchema(
      "\(declaration) export default i.schema({ entities: { [names.a]: i.entity({}) } });",
      files: ["names.json": #"{ "a": "things", "b": [1, null] }"#])
    #expect(try read.schema().summary == ["things: "])
  }

  @Test func reportsFaultsOfJSONWhereTheyAre() throws {
    let read = ReadSchema(
      "import names from './names.json'; export default i.schema({ entities: { [names.a]: i.entity({}) } });",
      files: ["names.json": #"{ "a" "b" }"#])
    #expect(read.ids == [.expectedToken])
    #expect(read.diagnostics.first?.range.file.index == 1)
  }

  // MARK: - Faults

  @Test func saysThatAModuleIsNotThere() throws {
    let read = ReadSchema(
      """
      import { a, b } from «"./gone"»;
      export default i.schema({ entities: { t: i.entity({ a, b, ...b }) } });
      """)
    try read.only(.importNotFound)
  }

  @Test func saysThatAModuleCannotBeRead() throws {
    let read = ReadSchema(
      "import t from «'./locked'»; export default i.schema({ entities: { t } });",
      unreadable: ["locked.ts": "permission denied"])
    let diagnostic = try read.only(.importNotReadable)
    #expect(diagnostic.message == "`locked.ts` cannot be read: permission denied")
  }

  @Test func staysInsideTheRoot() throws {
    let read = ReadSchema(
      "import t from «'../elsewhere'»; export default i.schema({ entities: { t } });")
    try read.only(.importOutsideRoot)
  }

  @Test func saysThatAModuleExportsNoSuchName() throws {
    let read = ReadSchema(
      "import { userz } from './users'; export default i.schema({ entities: { «userz» } });",
      files: ["users.ts": "export const users = i.entity({});"])
    let diagnostic = try read.only(.notEvaluable)
    #expect(diagnostic.notes == ["it exports `users`"])
  }

  @Test func breaksCycles() throws {
    let read = ReadSchema(
      "import { a } from './a'; export default i.schema({ entities: { a: i.entity({ ...«a» }) } });",
      files: [
        "a.ts": "import { b } from './b'; export const a = { ...b };",
        "b.ts": "import { a } from './a'; export const b = { ...a };",
      ])
    try read.only(.importCycle)
    let names = ReadSchema(
      "import { a } from './a'; export default i.schema({ entities: { «a» } });",
      files: ["a.ts": "export { a } from './b';", "b.ts": "export { a } from './a';"])
    try names.only(.importCycle)
  }

  /// Files of which each spreads what the next one exports.
  private func chain(_ count: Int, last: String) -> [String: String] {
    let files = (0..<count).map { index in
      let next = index + 1 < count ? "./f\(index + 1)" : last
      return (
        "f\(index).ts",
        """
        import { i } from "@instantdb/core";
        import { parts as next } from "\(next)";
        export const parts = { ...next, e\(index): i.entity({}) };
        """
      )
    }
    return Dictionary(uniqueKeysWithValues: files)
  }

  /// However long a cycle is, it is called one.
  @Test(arguments: [2, 5, 12, 1_000])
  func namesCyclesOfAnyLength(count: Int) throws {
    let read = ReadSchema(
      """
      import { parts } from "./f0";
      export default i.schema({ entities: { ...«parts» } });
      """, files: chain(count, last: "./f0"))
    let diagnostic = try read.only(.importCycle)
    #expect(diagnostic.labels.contains { $0.message.contains("`parts` depends on itself") })
  }

  @Test func whatIsMerelyDeepIsNoCycle() throws {
    var files = chain(1_000, last: "./end")
    files["end.ts"] = "export const parts = {};"
    let read = ReadSchema(
      """
      import { parts } from "./f0";
      export default i.schema({ entities: { ...«parts» } });
      """, files: files)
    try read.only(.nestingTooDeep)
  }

  @Test func doesNotMindModulesThatImportEachOther() throws {
    let read = ReadSchema(
      "import { a } from './a'; export const shared = i.string(); export default i.schema({ entities: { a } });",
      files: [
        "a.ts": "import { shared } from './instant.schema'; export const a = i.entity({ shared });"
      ])
    #expect(try read.schema().summary == ["a: shared string!"])
    #expect(read.paths == ["instant.schema.ts", "a.ts"])
    let stars = ReadSchema(
      "import { x } from './a'; export default i.schema({ entities: { x } });",
      files: [
        "a.ts": "export * from './b';",
        "b.ts": "export * from './a'; export const x = i.entity({});",
      ])
    #expect(try stars.schema().summary == ["x: "])
  }

  @Test func reportsFaultsInTheFileThatHasThem() throws {
    let read = ReadSchema(
      "import { a } from './a'; export default i.schema({ entities: { a } });",
      files: ["a.ts": "export const a = i.entity({ x: i.strng() });"])
    #expect(read.ids == [.unknownBuilder])
    let range = try #require(read.diagnostics.first?.range)
    #expect(read.reading.files[range.file].path == "a.ts")
    #expect(read.reading.files.text(in: range) == "strng")
  }

  @Test func refusesAnImportedFileThatIsNoText() throws {
    let read = ReadSchema(
      "import { a } from './a'; export default i.schema({ entities: { a } });",
      files: ["a.ts": "export const a = '\u{0}';"])
    #expect(!read.ids.isEmpty)
  }
}
