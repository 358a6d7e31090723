import Foundation
import TestSupport
import Testing

/// What docs/ci.md shows, run in a real repository: green when all is well, red when it is not.
@Suite struct CIPageTests {
  private let page = "docs/ci.md"

  @Test func theScript() throws {
    let package = try GeneratedPackage()
    defer { package.remove() }
    try package.write(
      DocumentedFile.text(of: "scripts/check-generated-code", in: page), to: "scripts/check")
    func check() throws -> Program.Result {
      try package.run("sh", "../scripts/check", in: "Sources")
    }

    #expect(try check().status == 0)
    try package.renameTitle()
    let stale = try check()
    #expect(stale.status == 2)
    #expect(stale.output.contains("Generate again"))
    try package.write("nonsense", to: "instant.schema.ts")
    #expect(try check().status == 1)
  }

  @Test func theMakefile() throws {
    let package = try GeneratedPackage()
    defer { package.remove() }
    try package.write(DocumentedFile.text(of: "Makefile", in: page), to: "Makefile")

    #expect(try package.run("make", "check-generated-code").status == 0)
    try package.renameTitle()
    #expect(try package.run("make", "check-generated-code").status != 0)
    // Schema and code go into one commit, so the schema is not committed yet.
    #expect(try package.run("make", "generate").status == 0)
    #expect(try package.run("make", "check-generated-code").status == 0)
  }

  @Test func theWorkflow() throws {
    let package = try GeneratedPackage()
    defer { package.remove() }
    let workflow = try DocumentedFile.text(of: ".github/workflows/generated-code.yml", in: page)
    let command = try #require(workflow.firstMatch(of: /(?s)- run: >-\n(.*)/)).output.1
    let words = command.split { $0.isWhitespace }.map(String.init)

    #expect(try package.run(words).status == 0)
    try package.renameTitle()
    let stale = try package.run(words)
    #expect(stale.status == 2)
    #expect(stale.output.contains("::error file=Sources/Model/Generated/Entities.swift,line="))
  }

  @Test func theHook() throws {
    let package = try GeneratedPackage()
    defer { package.remove() }
    let hook = try DocumentedFile.text(of: ".githooks/pre-commit", in: page)
    try package.write(hook, to: ".githooks/pre-commit", isExecutable: true)
    try package.repository.git("config", "core.hooksPath", ".githooks")
    func commit() throws -> Program.Result {
      try package.repository.git(
        "commit", "--quiet", "--message", "Change", environment: package.environment)
    }

    // A commit that touches neither schema nor output.
    try package.write("Read me.", to: "README")
    try package.repository.git("add", "README")
    #expect(try commit().status == 0)

    // The schema alone is staged, though the right output lies on disk.
    try package.renameTitle()
    try package.run(
      "instant-schema", "generate", "--allow-dirty", "-f", "instant.schema.ts", "-t",
      GeneratedPackage.output)
    try package.repository.git("add", "instant.schema.ts")
    let refused = try commit()
    #expect(refused.status != 0)
    #expect(refused.output.contains("heading"))
    #expect(refused.output.contains("make generate, then git add instant.schema.ts Sources/Model"))

    // Both are staged, whatever has been done to the files since.
    try package.repository.git("add", GeneratedPackage.output)
    try package.write("nonsense", to: "instant.schema.ts")
    let accepted = try commit()
    #expect(accepted.status == 0, "\(accepted.output)")
  }
}

/// A repository with a schema and the Swift that it gives, in which `swift run instant-schema` and the
/// rest of what docs/ci.md does with `swift` come down to the tool that stands beside the tests.
private struct GeneratedPackage {
  static let output = "Sources/Model/Generated"

  let repository: GitRepository
  private let directory: URL
  private let programs: URL

  init() throws {
    directory = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "instant-schema \(UUID().uuidString)")
    programs = directory.appending(path: ".git/programs")
    repository = GitRepository(directory.path(percentEncoded: false))
    try write(SchemaText.todos, to: "instant.schema.ts")
    try repository.initialize()
    let tool = try BuildProducts.tool()
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: programs.appending(path: "instant-schema").path(percentEncoded: false),
      withDestinationPath: tool)
    try write(
      """
      #!/bin/sh
      case "$*" in
        "run "*) while [ "$1" != instant-schema ]; do shift; done; exec "$@" ;;
        "build "*" --show-bin-path") dirname "$(command -v instant-schema)" ;;
        "build "*" --product instant-schema") ;;
        *) echo "swift $*: not expected" >&2; exit 99 ;;
      esac

      """, to: ".git/programs/swift", isExecutable: true)
    try repository.commitAll()
    try run("instant-schema", "generate", "-f", "instant.schema.ts", "-t", Self.output)
    try repository.commitAll()
  }

  func remove() {
    try? FileManager.default.removeItem(at: directory)
  }

  var environment: [String: String] {
    var environment = GitRepository.environment
    environment["PATH"] = programs.path(percentEncoded: false) + ":" + (environment["PATH"] ?? "")
    return environment
  }

  @discardableResult
  func run(_ words: String..., in subdirectory: String = "") throws -> Program.Result {
    try run(words, in: subdirectory)
  }

  @discardableResult
  func run(_ words: [String], in subdirectory: String = "") throws -> Program.Result {
    try Program(
      path: words[0],
      directory: directory.appending(path: subdirectory).path(percentEncoded: false),
      environment: environment
    ).run(Array(words.dropFirst()))
  }

  func renameTitle() throws {
    try write(SchemaText.todos.replacing("title", with: "heading"), to: "instant.schema.ts")
  }

  func write(_ text: String, to relative: String, isExecutable: Bool = false) throws {
    let file = directory.appending(path: relative)
    if isExecutable {
      return try Executable.write(text, to: file.path(percentEncoded: false))
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
