import Foundation
import TestSupport
import Testing

extension PluginTests {
  /// What docs/ci.md shows, in a package that depends on this one, with the real SwiftPM.
  @Suite struct CIPage {
    private let page = "docs/ci.md"
    private let schema = "instant.schema.ts"

    @Test func hookScriptAndMakefileWorkTogether() throws {
      let package = try Workspace.package(
        Manifest(
          """
          .target(name: "Model",
                dependencies: [.product(name: "SharingInstant", package: "sharing-instant")])
          """),
        [
          schema: SchemaText.todos, "Sources/Model/Use.swift": "let use = Todo(title: \"x\")",
          "Makefile": DocumentedFile.text(of: "Makefile", in: page),
        ])
      for name in ["scripts/check-generated-code", ".githooks/pre-commit"] {
        try Executable.write(
          DocumentedFile.text(of: name, in: page), to: package.path(name))
      }
      let repository = GitRepository(package.path(""))
      try repository.initialize()
      func run(_ words: String...) throws -> Program.Result {
        try package.run(words, GitRepository.environment)
      }

      #expect(try run("scripts/check-generated-code").status == 2)
      #expect(try run("make", "generate").status == 0)
      #expect(try run("scripts/check-generated-code").status == 0)
      try repository.git("config", "core.hooksPath", ".githooks")
      try repository.git("add", "--all")
      let first = try run("git", "commit", "--quiet", "--message", "First")
      #expect(first.status == 0, "\(first.output)")

      try package.replace("title", with: "heading", in: schema)
      #expect(try run("scripts/check-generated-code").status == 2)
      let refused = try run("git", "commit", "--quiet", "--all", "--message", "Second")
      #expect(refused.status != 0)
      #expect(refused.output.contains("What is staged does not belong together"))

      #expect(try run("make", "generate").status == 0)
      let accepted = try run("git", "commit", "--quiet", "--all", "--message", "Second")
      #expect(accepted.status == 0, "\(accepted.output)")
    }
  }
}
