import Foundation
import TestSupport
import Testing

@testable import instant_schema

/// Every question is asked of the real git, in repositories made for one test each.
@Suite struct RepositoryGitTests {
  let directory: TemporaryDirectory
  let git: GitSandbox

  init() throws {
    directory = try TemporaryDirectory()
    git = GitSandbox(directory)
    try directory.write("schema\n", to: "app/instant.schema.ts")
    try directory.write("generated\n", to: "app/Gen/Schema.swift")
  }

  // MARK: - Sources

  @Test func committedSourcesAndACleanOutputPass() throws {
    try git.initialize()
    #expect(try assess() == GitAssessment())
  }

  @Test func aModifiedSourceDiffers() throws {
    try git.initialize()
    try directory.append("more\n", to: "app/instant.schema.ts")
    #expect(try states() == ["app/instant.schema.ts": .differs])
  }

  @Test func aStagedSourceIsNotCommittedYet() throws {
    try git.initialize()
    try directory.append("more\n", to: "app/instant.schema.ts")
    try git("add", "-A")
    #expect(try states() == ["app/instant.schema.ts": .differs])
  }

  @Test func anUntrackedSourceIsNotCommitted() throws {
    try git.initialize()
    try directory.write("new\n", to: "app/new.ts")
    #expect(try states(sources: ["app/new.ts"]) == ["app/new.ts": .notCommitted])
  }

  @Test func anIgnoredSourceIsNotCommitted() throws {
    try directory.write("*.secret.ts\n", to: ".gitignore")
    try git.initialize()
    try directory.write("new\n", to: "app/a.secret.ts")
    #expect(try states(sources: ["app/a.secret.ts"]) == ["app/a.secret.ts": .ignored])
  }

  @Test(arguments: ["--assume-unchanged", "--skip-worktree"])
  func aSourceThatGitOverlooksIsNotClean(flag: String) throws {
    try git.initialize()
    try git("update-index", flag, "app/instant.schema.ts")
    #expect(try assess() == GitAssessment())
    try directory.append("more\n", to: "app/instant.schema.ts")
    #expect(try git("status", "--porcelain").isEmpty)
    #expect(try states() == ["app/instant.schema.ts": .differsUnnoticed])
  }

  @Test func everyImportedFileCounts() throws {
    try directory.write("lib\n", to: "lib/a.ts")
    try git.initialize()
    try directory.write("new\n", to: "lib/b.ts")
    try directory.append("more\n", to: "lib/a.ts")
    #expect(
      try states(sources: ["app/instant.schema.ts", "lib/a.ts", "lib/b.ts"]) == [
        "lib/a.ts": .differs, "lib/b.ts": .notCommitted,
      ])
  }

  @Test func aRenamedSourceIsNotCommittedUnderItsNewName() throws {
    try git.initialize()
    try git("mv", "app/instant.schema.ts", "app/renamed.schema.ts")
    #expect(
      try states(sources: ["app/renamed.schema.ts"]) == ["app/renamed.schema.ts": .notCommitted])
  }

  @Test func withoutACommitNothingIsCommitted() throws {
    try git("init", "-q")
    #expect(
      try states() == [
        "app/instant.schema.ts": .noCommitYet, "app/Gen/Schema.swift": .output(.untracked),
      ])
  }

  @Test func lineEndsThatGitConvertsAreNoChange() throws {
    try directory.write("*.ts text eol=crlf\n*.swift text eol=crlf\n", to: ".gitattributes")
    try git.initialize()
    try FileManager.default.removeItem(atPath: directory("app"))
    try git("checkout", "--", "app")
    #expect(try directory.text(of: "app/instant.schema.ts") == "schema\r\n")
    #expect(try assess() == GitAssessment())
    try directory.write("schema\n", to: "app/instant.schema.ts")
    #expect(try assess() == GitAssessment())
  }

  @Test func whatWasCommittedBeforeAFilterCameIsStillCommitted() throws {
    try directory.write("schema\r\n", to: "app/instant.schema.ts")
    try git.initialize()
    try directory.write("*.ts text=auto\n", to: ".gitattributes")
    #expect(try assess() == GitAssessment())
  }

  @Test func aSourceThatAFilterChangesIsComparedAsCommitted() throws {
    try directory.write("*.ts filter=capitals\n", to: ".gitattributes")
    try git("init", "-q")
    try git("config", "filter.capitals.clean", "tr a-z A-Z")
    try git("config", "filter.capitals.required", "true")
    try git.commitAll()
    #expect(try git("show", "HEAD:app/instant.schema.ts") == "SCHEMA\n")
    #expect(try assess() == GitAssessment())
    try directory.append("more\n", to: "app/instant.schema.ts")
    #expect(try states() == ["app/instant.schema.ts": .differs])

    try git("config", "filter.capitals.clean", "false")
    #expect(throws: GitRefusal.self) { try assess() }
  }

  @Test func whatHEADHoldsIsCommittedWhateverTheIndexSays() throws {
    try git.initialize()
    try git("rm", "-q", "--cached", "app/instant.schema.ts")
    #expect(try assess() == GitAssessment())
    try directory.write("", to: ".git/index.lock")
    #expect(try assess() == GitAssessment())
  }

  // MARK: - Names

  @Test(arguments: [
    "with space", "quote's", "double\"quote", "line\nfeed", "a -> b", "naïve-日本", "-dash", "star*",
    ":(top)x", "tab\there", "back\\slash",
  ])
  func oddNames(name: String) throws {
    try directory.write("schema\n", to: "\(name)/\(name).ts")
    try directory.write("generated\n", to: "\(name)/Gen/Schema.swift")
    try git.initialize()
    let source = "\(name)/\(name).ts"
    #expect(try assess(sources: [source], output: "\(name)/Gen") == GitAssessment())
    try directory.append("more\n", to: source)
    try directory.append("more\n", to: "\(name)/Gen/Schema.swift")
    try directory.write("new\n", to: "\(name)/Gen/\(name).swift")
    #expect(
      try states(sources: [source], output: "\(name)/Gen") == [
        source: .differs, "\(name)/Gen/Schema.swift": .output(.modified),
        "\(name)/Gen/\(name).swift": .output(.untracked),
      ])
  }

  @Test(arguments: ["with space", "quote's", "line\nfeed", "日本", "-dash"])
  func oddNamesOfTheRepositoryItself(name: String) throws {
    let repository = "repositories/\(name)"
    try directory.write("schema\n", to: "\(repository)/sub/a.ts")
    try git.initialize(repository)
    let source = "\(repository)/sub/a.ts"
    #expect(try assess(sources: [source], output: "\(repository)/Gen") == GitAssessment())
    try directory.append("more\n", to: source)
    #expect(try states(sources: [source], output: "\(repository)/Gen") == [source: .differs])
  }

  // MARK: - Cost

  @Test func aCleanRepositoryCostsTwoRoundsOfProcesses() throws {
    try git.initialize()
    let counter = CountingRunner()
    #expect(try assess(runner: counter) == GitAssessment())
    #expect(counter.rounds == [2, 3])
  }

  // MARK: - Helpers

  func assess(
    sources: [String] = ["app/instant.schema.ts"], output: String = "app/Gen",
    runner: any ProcessRunner = SandboxedRunner(), isRepositoryPromised: Bool = false,
    isSearchLimited: Bool = false
  ) throws -> GitAssessment {
    try RepositoryGit(
      processes: runner, disk: POSIXFileSystem(), isRepositoryPromised: isRepositoryPromised,
      isSearchLimited: isSearchLimited
    ).assess(sources: sources.map { directory($0) }, output: directory(output))
  }

  /// What stands in the way, by path below the directory.
  func states(
    sources: [String] = ["app/instant.schema.ts"], output: String = "app/Gen"
  ) throws -> [String: GitProblem.State] {
    let problems = try assess(sources: sources, output: output).problems
    return Dictionary(
      uniqueKeysWithValues: problems.map {
        (String($0.path.dropFirst(directory.path.count + 1)), $0.state)
      })
  }
}

/// Counts the processes of each round.
private struct CountingRunner: ProcessRunner {
  private let counts = Locked<[Int]>([])

  var rounds: [Int] { counts.value }

  func run(_ processes: [ProcessDescription]) throws(ProcessError) -> [ProcessResult] {
    counts.update { $0.append(processes.count) }
    return try SandboxedRunner().run(processes)
  }
}
