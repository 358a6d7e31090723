import TestSupport
import Testing

@testable import instant_schema

/// What a schema imports is looked for from where it really stands.
@Suite struct SchemaFileTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    let schema = Schemas.todos.replacing("i.string()", with: "title")
    let library = "import { i } from \"@instantdb/core\";\nexport const title = i.string();\n"
    try directory.write("import { title } from \"./lib\";\n" + schema, to: "project/web/a.ts")
    try directory.write("import { title } from \"../lib\";\n" + schema, to: "project/web/b.ts")
    try directory.write(library, to: "project/web/lib.ts")
    try directory.write(library, to: "project/lib.ts")
    try directory.write("{}", to: "project/package.json")
    try directory.createDirectory("project/web/deep")
    try directory.link("a.ts", to: "project/web/a.ts")
    try directory.link("b.ts", to: "project/web/b.ts")
    try directory.link("link", to: "project/web")
    try directory.link("deep", to: "project/web/deep")
  }

  @Test(arguments: [
    "project/web/a.ts", "project/web/b.ts", "project/./web/deep/../b.ts", "a.ts", "b.ts",
    "link/a.ts", "link/b.ts", "deep/../a.ts", "deep/../b.ts",
  ])
  func importsAreFoundBehindLinks(path: String) throws {
    for path in [path, directory(path)] {
      let result = try BuiltTool.run(["parse", path], in: directory.path)
      #expect(result.status == 0, "\(result.error)")
      #expect(result.output.contains("title"))
    }
  }

  /// A path that is given is kept wherever it does not mislead.
  @Test(arguments: [
    ("project/web/b.ts", "project/web/b.ts"), ("project//web/./b.ts", "project/web/b.ts"),
    ("b.ts", "project/web/b.ts"), ("link/b.ts", "project/web/b.ts"),
    ("deep/../b.ts", "project/web/b.ts"),
  ])
  func messagesNameAFileThatIsThere(path: String, shown: String) throws {
    try directory.write("nonsense", to: "project/web/b.ts")
    let relative = try BuiltTool.run(["parse", path], in: directory.path)
    #expect(relative.error.hasPrefix("\(shown):1:1: error: "), "\(relative.error)")
    let absolute = try BuiltTool.run(["parse", directory(path)], in: "/")
    #expect(absolute.error.hasPrefix("\(directory(shown)):1:1: error: "), "\(absolute.error)")
  }
}
