import TestSupport
import Testing

extension PluginTests {
  /// docs/plugin.md, followed to the letter.
  @Suite struct PluginPage {
    @Test func leadsFromAnEmptyDirectoryToARunningProgram() throws {
      let page = "docs/plugin.md"
      let files = try DocumentedFile.all(in: page)
      #expect(files.count == 4)
      let package = try Workspace.package(
        Manifest(), Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.text) }))
      try package.write(["Package.swift": DocumentedFile.text(of: "Package.swift", in: page)])
      try package.replace(
        #""../sharing-instant""#, with: Manifest.literal(package.library), in: "Package.swift")

      let run = try package.swift("run", ["--quiet"])
      let answer = try Repository.text(of: page).firstMatch(of: /(?s)```text\n(.*?\n)```/)
      #expect(try run.output == String(#require(answer).output.1))
    }
  }
}
