import Foundation
import Testing

extension PluginTests {
  /// What a build does after a change, and what it leaves alone.
  @Suite struct IncrementalBuilds {
    private let schema = "Sources/App/instant.schema.ts"
    private let main = "Sources/App/main.swift"

    private func app(_ files: [String: String] = [:]) throws -> Workspace {
      try Workspace.package(
        Manifest(Manifest.generating("App", kind: "executableTarget")),
        [schema: SchemaText.todos, main: #"print(Todo(title: "x").title)"#].merging(files) { $1 })
    }

    @Test func aRenamedAttributeIsRenamedInSwift() throws {
      let package = try app()
      #expect(try package.build().succeeded)

      try package.replace("title:", with: "heading:", in: schema)
      let renamed = try package.build()
      #expect(!renamed.succeeded)
      #expect(renamed.log.contains("has no member 'title'"))

      try package.replace("title", with: "heading", in: main)
      #expect(try package.build().succeeded)
    }

    @Test func aBrokenSchemaFailsTheBuildAtItsLineUntilItIsMended() throws {
      let package = try app()
      #expect(try package.build().succeeded)

      try package.replace("i.string()", with: "i.strin()", in: schema)
      let broken = try package.build()
      #expect(!broken.succeeded)
      #expect(broken.log.contains("\(package.path(schema)):4:32: error: "))

      try package.replace("i.strin()", with: "i.string()", in: schema)
      #expect(try package.build().succeeded)
    }

    @Test func aWarningAboutTheSchemaIsAWarningOfTheBuild() throws {
      let package = try app()
      try package.replace("rooms: {},", with: "rooms: {}, room: {},", in: schema)
      let build = try package.build()
      #expect(build.succeeded)
      #expect(build.log.contains("\(package.path(schema)):7:14: warning: "), "\(build.log)")
    }

    @Test func aChangeOfAnImportedFileIsNoticed() throws {
      let imports = "\nimport { shared } from \"./lib/shared\";"
      let package = try app([
        schema: SchemaText.schema("todos: i.entity({ ...shared }),", imports: imports),
        "Sources/App/lib/shared.ts": """
        import { i } from "@instantdb/core";
        export const shared = { title: i.string() };
        """,
        "Sources/App/lib/unused.mjs": "export const nothing = 1;",
      ])
      let first = try package.build()
      #expect(first.succeeded)
      #expect(first.warnings.isEmpty)

      try package.replace("title", with: "heading", in: "Sources/App/lib/shared.ts")
      #expect(try package.build().log.contains("has no member 'title'"))
    }

    @Test func aChangeOfTheProjectIsNoticedAndOneOfAnInstalledPackageIsNot() throws {
      let package = try app([
        "instant.schema.ts": SchemaText.schema(
          "todos: i.entity({ ...shared }),", imports: "\nimport { shared } from \"~/shared\";"),
        "tsconfig.json": #"{ "compilerOptions": { "paths": { "~/*": ["./one/*"] } } }"#,
        "one/shared.ts": """
        import { i } from "@instantdb/core";
        export const shared = { title: i.string() };
        """,
        "two/shared.ts": """
        import { i } from "@instantdb/core";
        export const shared = { heading: i.string() };
        """,
        "node_modules/@instantdb/core/index.ts": "export const i = 1;",
      ])
      try package.remove(schema)
      #expect(try package.build().succeeded)

      try package.write(["node_modules/@instantdb/core/index.ts": "export const i = 2;"])
      let untouched = try package.build()
      #expect(untouched.succeeded)
      #expect(!untouched.generated)

      try package.replace("one", with: "two", in: "tsconfig.json")
      #expect(try package.build().log.contains("has no member 'title'"))
    }

    @Test func nothingRunsWhenNothingHasChanged() throws {
      let package = try app()
      #expect(try package.build().succeeded)
      let second = try package.build()
      #expect(second.succeeded)
      #expect(!second.generated)
      #expect(!second.compiled("App"))
    }

    @Test func aChangeThatGivesTheSameSwiftCompilesNothing() throws {
      let package = try app()
      #expect(try package.build().succeeded)

      try package.replace("import {", with: "// Nobody reads this.\nimport {", in: schema)
      let build = try package.build()
      #expect(build.succeeded)
      #expect(build.generated)
      #expect(!build.compiled("App"))
    }

    @Test func aNewToolRuns() throws {
      let package = try app()
      #expect(try package.build().succeeded)

      try FileManager.default.setAttributes(
        [.modificationDate: Date.now], ofItemAtPath: package.tool.path(percentEncoded: false))
      #expect(try package.build().generated)
    }
  }
}
