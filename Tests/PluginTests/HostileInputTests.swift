import Foundation
import Testing

extension PluginTests {
  /// What a package may hold that must not be followed, waited for or read to its end.
  @Suite(.timeLimit(.minutes(15))) struct HostileInputs {
    @Test func importsThatLeaveThePackageAreRefusedWhereTheyStand() throws {
      let package = try Workspace.package(
        Manifest(Manifest.generating("App")),
        [
          "Sources/App/instant.schema.ts": SchemaText.schema(
            "todos: i.entity({ ...shared }),",
            imports: "\nimport { shared } from \"../../../outside/shared\";"),
          "../outside/shared.ts": """
          import { i } from "@instantdb/core";
          export const shared = { title: i.string() };
          """,
          "Sources/App/Use.swift": "let use = Todo(title: \"x\")",
        ])
      let build = try package.build()
      #expect(!build.succeeded)
      let error = try #require(build.errors.first { $0.contains("leads out of the project") })
      #expect(error.hasPrefix(package.path("Sources/App/instant.schema.ts:")), "\(error)")
      try package.remove("../outside")
    }

    @Test(arguments: ["instant.schema.ts", "instant-schema.json"])
    func aPipeIsRefusedAndNotWaitedFor(name: String) throws {
      var files = [
        "Sources/App/Empty.swift": "", "Sources/App/instant.schema.ts": SchemaText.todos,
      ]
      files["Sources/App/\(name)"] = nil
      let package = try Workspace.package(Manifest(Manifest.generating("App")), files)
      #expect(mkfifo(package.path("Sources/App/\(name)"), 0o600) == 0)
      let build = try package.build()
      #expect(!build.succeeded)
      #expect(build.log.contains("/\(name): is not a regular file"), "\(build.log)")
    }

    @Test func aDirectoryIsNoSchema() throws {
      let package = try Workspace.package(
        Manifest(Manifest.generating("App")),
        ["Sources/App/Empty.swift": "", "instant.schema.ts/file.txt": ""])
      let build = try package.build()
      #expect(build.succeeded)
      #expect(build.warnings.contains { $0.contains("no instant.schema.ts") })
    }
  }
}
