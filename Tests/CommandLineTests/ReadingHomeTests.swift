import Foundation
import TestSupport
import Testing

/// Whatever leads out of the root is refused and named by every command that reads a schema, and
/// nothing of what stands there is told.
@Suite struct ReadingHomeTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    let parts = """
      import { i } from "@instantdb/core";
      export const t = i.entity({ leaked: i.string() });
      export type T = "leaked";
      export default t;

      """
    try directory.write(parts, to: "outside/parts.ts")
    try directory.write(#"{ "name": "leaked" }"#, to: "outside/names.json")
    try directory.write(parts, to: "home/src/inside.ts")
    try directory.write("{}", to: "home/package.json")
    try directory.write(
      """
      { "compilerOptions": { "paths": { "@/*": ["../outside/*"], "~/*": ["./linked/*"] } } }
      """, to: "home/tsconfig.json")
    try directory.write(
      #"{ "compilerOptions": { "baseUrl": "../../outside" } }"#, to: "home/based/tsconfig.json")
    try directory.link("home/src/link.ts", to: "../../outside/parts.ts")
    try directory.link("home/linked", to: "../outside")
    try directory.link("home/absolute", to: directory("outside"))
    try directory.write("export * from \"../../outside/parts\";\n", to: "home/src/again.ts")
  }

  /// A way out, as the declarations of a schema in a directory.
  struct Way: CustomTestStringConvertible, Sendable {
    let specifier: String
    let declaration: String
    let place: String

    init(
      _ specifier: String, _ declaration: String = "import { t } from '%';",
      in place: String = "src"
    ) {
      self.specifier = specifier
      self.declaration = declaration
      self.place = place
    }

    var declarations: String { declaration.replacing("%", with: specifier) }
    var testDescription: String { declarations }
  }

  static let ways = [
    Way("../../outside/parts"), Way("../../outside/parts.ts"), Way("../../outside/parts.js"),
    Way(".././src/../../outside/parts"), Way("../../outside/nothing"),
    Way("./link"), Way("../linked/parts"), Way("../linked/nothing"), Way("../absolute/parts"),
    Way("@/parts"), Way("~/parts"),
    Way("/etc/parts"), Way("/proc/self/environ"),
    Way(
      "../../outside/names.json",
      "import { name } from '%'; const t = i.entity({ [name]: i.any() });"),
    Way("../linked/names.json", "import n from '%'; const t = i.entity({ [n.name]: i.any() });"),
    Way("../../outside/parts", "import * as all from '%'; const t = all.t;"),
    Way("../../outside/parts", "import t from '%';"),
    Way("../../outside/parts", "const { t } = require('%');"),
    Way("../../outside/parts", "import { t } from './again';"),
  ]

  private static let commands = [
    ["generate", "--allow-dirty", "--to", "Gen", "--from"], ["check", "--to", "Gen", "--from"],
    ["check", "--from"], ["sample", "--skip-schema", "--to", "Gen", "--schema"], ["parse"],
    ["parse", "--format", "json"],
  ]

  @Test(arguments: ways)
  func aWayOutIsRefusedAndNamed(_ way: Way) throws {
    let schema = try write(way)
    for command in Self.commands {
      let run = try BuiltTool.run(command + [schema], in: directory.path)
      #expect(run.status == 1, "\(command) \(run.output)")
      #expect(run.error.contains("`\(way.specifier)` leads out of the project"), "\(run.error)")
      #expect(run.error.contains("[import-outside-root]"))
      #expect(!(run.output + run.error).contains("leaked"))
      #expect(!directory.exists("Gen"))
    }
  }

  /// So what is refused above is refused for where it is.
  @Test(
    arguments: ways.filter { !$0.specifier.hasPrefix("/") && !$0.specifier.contains("nothing") })
  func aRootFurtherUpIsForTheUserToName(_ way: Way) throws {
    let schema = try write(way)
    for command in Self.commands where !command.contains("check") {
      let run = try BuiltTool.run(command + [schema, "--root", "."], in: directory.path)
      #expect(run.status == 0, "\(command) \(run.error)")
    }
    #expect(try directory.text(of: "Gen/Entities.swift").contains("leaked"))
  }

  /// What may be a package is no way out of its own, but is not looked for outside either.
  @Test func whatMayBeAPackageIsNotLookedForOutside() throws {
    let schema = try write(Way("parts", in: "based"))
    for command in Self.commands {
      let run = try BuiltTool.run(command + [schema], in: directory.path)
      #expect(run.status == 1)
      #expect(run.error.contains("makes `outside/parts` of it, which is out of the project"))
      #expect(!(run.output + run.error).contains("leaked"))
      let found = try BuiltTool.run(["parse", schema, "--root", "."], in: directory.path)
      #expect(found.output.contains("leaked"))
    }
  }

  @Test func aTypeFromOutsideIsNotRead() throws {
    let schema = try write(
      Way(
        "../../outside/parts", "import type { T } from '%'; const t = i.entity({ a: i.json<T>() });"
      ))
    let run = try BuiltTool.run(["parse", schema], in: directory.path)
    #expect(run.error.contains("`../../outside/parts` leads out of the project"))
    #expect(!run.output.contains("leaked"))
  }

  @Test func aSchemaMustBeBelowTheRootThatIsNamed() throws {
    let schema = try write(Way("./inside"))
    try directory.link("home/schema.ts", to: "../outside/parts.ts")
    for (path, root) in [(schema, "outside"), ("home/schema.ts", "home")] {
      let run = try BuiltTool.run(["parse", path, "--root", root], in: directory.path)
      #expect(run.status == 4)
      #expect(run.error == "error: \(path): is not below the root \(root)\n")
    }
  }

  private func write(_ way: Way) throws -> String {
    let schema = "home/\(way.place)/instant.schema.ts"
    try directory.write(
      """
      import { i } from "@instantdb/core";
      \(way.declarations)
      export default i.schema({ entities: { t } });

      """, to: schema)
    return schema
  }
}
