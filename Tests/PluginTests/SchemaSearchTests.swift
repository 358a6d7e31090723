import Testing

extension PluginTests {
  /// Where the plugin finds a schema, and what it says when it does not.
  @Suite struct SchemaSearch {
    private let entity = SchemaText.schema

    @Test func everyPlaceIsFoundAndTheNearestWins() throws {
      let package = try Workspace.package(
        Manifest(
          Manifest.generating("Own"), Manifest.generating("Below"), Manifest.generating("Named"),
          Manifest.generating("Root")),
        [
          "Sources/Own/instant.schema.ts": SchemaText.schema("owns: i.entity({}),"),
          "Sources/Own/Use.swift": "let use = Own(id: \"1\")",
          "Sources/Below/web/instant.schema.mjs": SchemaText.schema("belows: i.entity({}),"),
          "Sources/Below/Use.swift": "let use = Below(id: \"1\")",
          "Sources/Named/instant-schema.json": """
          { "from": "../../Shared Files/named.ts", "prefix": "My", "access-level": "internal" }
          """,
          "Shared Files/named.ts": SchemaText.schema("names: i.entity({}),"),
          "Sources/Named/Use.swift": "let use: MyName = MyName(id: \"1\")",
          "instant.schema.ts": SchemaText.schema("roots: i.entity({}),"),
          "src/instant.schema.ts": SchemaText.schema("sources: i.entity({}),"),
          "Sources/Root/Use.swift": "let use = Root(id: \"1\")",
        ])
      let build = try package.build()
      #expect(build.succeeded, "\(build.log)")
      #expect(build.warnings.isEmpty)

      // A change far from the target is noticed as well.
      try package.replace("names", with: "titles", in: "Shared Files/named.ts")
      try package.remove("instant.schema.ts")
      try package.write([
        "Sources/Named/Use.swift": "let use: MyTitle = MyTitle(id: \"1\")",
        "Sources/Root/Use.swift": "let use = Source(id: \"1\")",
      ])
      #expect(try package.build().succeeded)
    }

    @Test func aTargetWithoutASchemaIsToldWhereOneWasLookedFor() throws {
      let package = try Workspace.package(
        Manifest(Manifest.generating("App")), ["Sources/App/Empty.swift": ""])
      let build = try package.build()
      #expect(build.succeeded)
      let warning = try #require(build.warnings.first { $0.contains("no instant.schema.ts") })
      for place in ["Package/Sources/App'", "Package'", "Package/src'"] {
        #expect(warning.contains(place))
      }
      #expect(warning.contains("when Package.swift is touched"))

      // What comes and goes beside the target's directory is not seen by itself.
      let use = "let use = Todo(title: \"x\")"
      try package.write(["instant.schema.ts": SchemaText.todos, "Sources/App/Empty.swift": use])
      try package.touchManifest()
      #expect(try package.build().succeeded)
      try package.remove("instant.schema.ts")
      try package.write(["src/instant.schema.ts": SchemaText.todos])
      try package.touchManifest()
      #expect(try package.build().succeeded)
    }

    @Test func twoSchemasInOnePlaceAreRefusedByName() throws {
      let package = try Workspace.package(
        Manifest(Manifest.generating("App")),
        [
          "Sources/App/instant.schema.ts": SchemaText.todos,
          "Sources/App/instant.schema.js": SchemaText.todos,
          "Sources/App/Empty.swift": "",
        ])
      let build = try package.build()
      #expect(!build.succeeded)
      let error = try #require(build.errors.first { $0.contains("several schemas") })
      #expect(error.contains("'\(package.path("Sources/App/instant.schema.ts"))'"))
      #expect(error.contains("'\(package.path("Sources/App/instant.schema.js"))'"))
    }

    @Test(arguments: [
      (#"{ "from": "nowhere.ts" }"#, "nowhere.ts', which is not there"),
      (#"{ "prefx": "My" }"#, "instant-schema.json:1:3: error: "),
      (#"{ "prefix": "#, "instant-schema.json:1:"),
    ])
    func aWrongConfigurationIsRefused(text: String, message: String) throws {
      let package = try Workspace.package(
        Manifest(Manifest.generating("App")),
        [
          "Sources/App/instant.schema.ts": SchemaText.todos,
          "Sources/App/instant-schema.json": text, "Sources/App/Empty.swift": "",
        ])
      let build = try package.build()
      #expect(!build.succeeded)
      #expect(build.log.contains(message), "\(build.log)")
    }

    @Test func aChangedConfigurationIsFollowed() throws {
      let package = try Workspace.package(
        Manifest(Manifest.generating("App")),
        [
          "instant.schema.ts": SchemaText.todos, "instant-schema.json": #"{ "prefix": "My" }"#,
          "Sources/App/Use.swift": "let use = MyTodo(title: \"x\")",
        ])
      #expect(try package.build().succeeded)
      try package.write(["instant-schema.json": #"{ "prefix": "Our" }"#])
      #expect(try package.build().log.contains("cannot find 'MyTodo' in scope"))
    }

    @Test func aConfigurationCountsWhereverTheSchemaIs() throws {
      let imports = "\nimport { shared } from \"../shared/shared\";"
      let package = try Workspace.package(
        Manifest(Manifest.generating("Beside"), Manifest.generating("Own")),
        [
          // Beside the schema it lets imports go further up; in a target it goes before that one.
          "src/instant.schema.ts": SchemaText.schema(
            "todos: i.entity({ ...shared }),", imports: imports),
          "src/instant-schema.json": #"{ "root": "..", "prefix": "My" }"#,
          "shared/shared.ts": """
          import { i } from "@instantdb/core";
          export const shared = { title: i.string() };
          """,
          "Sources/Beside/Use.swift": "let use = MyTodo(title: \"x\")",
          "Sources/Own/instant-schema.json": #"{ "root": "../..", "prefix": "Our" }"#,
          "Sources/Own/Use.swift": "let use = OurTodo(title: \"x\")",
        ])
      let build = try package.build()
      #expect(build.succeeded, "\(build.log)")
      #expect(build.warnings.isEmpty)
    }

    @Test func filesWithTheNamesOfGeneratedOnesAreRefusedWithAdvice() throws {
      let package = try Workspace.package(
        Manifest(Manifest.generating("App")),
        [
          "Sources/App/instant.schema.ts": SchemaText.todos,
          "Sources/App/Schema.swift": "struct Mine {}",
          "Sources/App/Generated/Links.swift":
            "// Links.swift — generated by instant-schema from instant.schema.ts. Do not edit.\n",
        ])
      let build = try package.build()
      #expect(!build.succeeded)
      #expect(build.log.contains("'\(package.path("Sources/App/Schema.swift"))' has the name"))
      #expect(
        build.log.contains("'\(package.path("Sources/App/Generated/Links.swift"))' is generated"))
      #expect(!build.log.contains("multiple producers"))
    }
  }
}
