import Foundation
import TestSupport
import Testing

@testable import instant_schema

/// Every question is asked of the real git, in repositories made for one test each.
@Suite struct RepositoryGitTests {
  private let directory: TemporaryDirectory
  private let git: GitSandbox

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

  // MARK: - Output

  @Test func aRepositoryInTheOutputIsUntracked() throws {
    try git.initialize()
    try git.initialize("app/Gen/nested")
    #expect(try states() == ["app/Gen/nested": .output(.untracked)])
  }

  @Test func anOutputOutsideOfASparseCheckoutIsClean() throws {
    try git.initialize()
    try git("sparse-checkout", "set", "--no-cone", "/*", "!Gen")
    #expect(!directory.exists("app/Gen"))
    #expect(try assess() == GitAssessment())
  }

  @Test func aModifiedOutputIsTold() throws {
    try git.initialize()
    try directory.append("by hand\n", to: "app/Gen/Schema.swift")
    #expect(try states() == ["app/Gen/Schema.swift": .output(.modified)])
  }

  @Test func aStagedOutputIsTold() throws {
    try git.initialize()
    try directory.write("by hand\n", to: "app/Gen/Other.swift")
    try git("add", "-A")
    #expect(try states() == ["app/Gen/Other.swift": .output(.added)])
  }

  @Test func anUntrackedOutputIsTold() throws {
    try git.initialize()
    try directory.write("by hand\n", to: "app/Gen/deep/New.swift")
    #expect(try states() == ["app/Gen/deep/New.swift": .output(.untracked)])
  }

  @Test func untrackedFilesCountEvenIfTheUserHidesThem() throws {
    try git.initialize()
    try git("config", "status.showUntrackedFiles", "no")
    try directory.write("by hand\n", to: "app/Gen/New.swift")
    #expect(try states() == ["app/Gen/New.swift": .output(.untracked)])
  }

  @Test func aDeletedOutputIsTold() throws {
    try git.initialize()
    try FileManager.default.removeItem(atPath: directory("app/Gen"))
    #expect(try states() == ["app/Gen/Schema.swift": .output(.deleted)])
  }

  @Test func aRenamedOutputIsTold() throws {
    try git.initialize()
    try git("mv", "app/Gen/Schema.swift", "app/Gen/Renamed.swift")
    #expect(
      try states() == [
        "app/Gen/Schema.swift": .output(.deleted), "app/Gen/Renamed.swift": .output(.added),
      ])
  }

  @Test(arguments: ["--assume-unchanged", "--skip-worktree"])
  func anOutputThatGitOverlooksIsNotClean(flag: String) throws {
    try git.initialize()
    try git("update-index", flag, "app/Gen/Schema.swift")
    try directory.append("by hand\n", to: "app/Gen/Schema.swift")
    #expect(try states() == ["app/Gen/Schema.swift": .differsUnnoticed])
  }

  @Test func anIgnoredOutputNeedsNoCommit() throws {
    try FileManager.default.removeItem(atPath: directory("app/Gen"))
    try directory.write("Gen/\n", to: ".gitignore")
    try git.initialize()
    try directory.write("generated\n", to: "app/Gen/Schema.swift")
    #expect(try assess() == GitAssessment())
  }

  @Test func whatIsOutsideTheOutputDoesNotCount() throws {
    try git.initialize()
    try directory.write("draft\n", to: "app/Other/draft.txt")
    try directory.write("draft\n", to: "draft.txt")
    try directory.write("draft\n", to: "app/Genuine.swift")
    #expect(try assess() == GitAssessment())
  }

  @Test func anOutputDirectoryThatIsNotThereYetIsClean() throws {
    try git.initialize()
    #expect(try assess(output: "new/deep/Gen") == GitAssessment())
  }

  @Test func aFileInThePlaceOfTheOutputIsAskedAboutToo() throws {
    try directory.write("file\n", to: "app/File")
    try git.initialize()
    #expect(try assess(output: "app/File") == GitAssessment())
  }

  @Test func theTopOfTheRepositoryCanBeTheOutput() throws {
    try git.initialize()
    try directory.write("x\n", to: "app/x.txt")
    #expect(try states(output: ".") == ["./app/x.txt": .output(.untracked)])
  }

  @Test func leftoversOfKilledRunsDoNotCount() throws {
    try git.initialize()
    try directory.write("half", to: "app/Gen/.Schema.swift.99.instant-schema-tmp")
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

  // MARK: - Kinds of repositories

  @Test func aWorktreeIsARepository() throws {
    try git.initialize("main")
    try directory.write("schema\n", to: "main/a.ts")
    try directory.write("generated\n", to: "main/Gen/Schema.swift")
    try git.commitAll(in: "main")
    try git("worktree", "add", "-q", "../tree", in: "main")
    #expect(try assess(sources: ["tree/a.ts"], output: "tree/Gen") == GitAssessment())
    try directory.append("// x\n", to: "tree/Gen/Schema.swift")
    #expect(
      try states(sources: ["tree/a.ts"], output: "tree/Gen") == [
        "tree/Gen/Schema.swift": .output(.modified)
      ])
    #expect(try assess(sources: ["main/a.ts"], output: "main/Gen") == GitAssessment())
  }

  @Test func aSubmoduleIsARepositoryOfItsOwn() throws {
    try directory.write("schema\n", to: "library/a.ts")
    try directory.write("generated\n", to: "library/Gen/Schema.swift")
    try git.initialize("library")
    try git.initialize("main")
    try git("submodule", "--quiet", "add", directory("library"), "sub", in: "main")
    try git.commitAll(in: "main")
    let (source, output) = ("main/sub/a.ts", "main/sub/Gen")
    #expect(try assess(sources: [source], output: output) == GitAssessment())
    try directory.append("// x\n", to: "main/sub/Gen/Schema.swift")
    #expect(
      try states(sources: [source], output: output) == [
        "main/sub/Gen/Schema.swift": .output(.modified)
      ])
  }

  @Test func schemaAndOutputAreEachJudgedInTheirOwnRepository() throws {
    try directory.write("schema\n", to: "one/a.ts")
    try git.initialize("one")
    try directory.write("generated\n", to: "two/Gen/Schema.swift")
    try git.initialize("two")
    #expect(try assess(sources: ["one/a.ts"], output: "two/Gen") == GitAssessment())
    try directory.append("x\n", to: "one/a.ts")
    try directory.append("x\n", to: "two/Gen/Schema.swift")
    #expect(
      try states(sources: ["one/a.ts"], output: "two/Gen") == [
        "one/a.ts": .differs, "two/Gen/Schema.swift": .output(.modified),
      ])
  }

  @Test func aSHA256RepositoryIsUnderstood() throws {
    try git.initialize(arguments: ["--object-format=sha256"])
    #expect(try assess() == GitAssessment())
    try directory.append("more\n", to: "app/instant.schema.ts")
    #expect(try states() == ["app/instant.schema.ts": .differs])
  }

  @Test func aShallowCloneHoldsEnough() throws {
    try git.initialize("origin")
    try directory.write("schema\n", to: "origin/a.ts")
    try git.commitAll(in: "origin")
    try git("clone", "-q", "--depth", "1", "file://\(directory("origin"))", "clone")
    #expect(try assess(sources: ["clone/a.ts"], output: "clone/Gen") == GitAssessment())
  }

  @Test func aBareRepositoryHasNothingOnDiskToCompare() throws {
    try git("init", "-q", "--bare", "bare.git")
    try directory.write("schema\n", to: "bare.git/a.ts")
    let refusal = #expect(throws: GitRefusal.self) {
      try assess(sources: ["bare.git/a.ts"], output: "bare.git/Gen")
    }
    #expect(refusal?.message.contains("without a working tree") == true)
  }

  @Test func withoutARepositoryThereIsNothingToAsk() throws {
    #expect(
      try assess()
        == GitAssessment(
          problems: [],
          outsideRepositories: ["app/instant.schema.ts", "app/Gen"].map { directory($0) })
    )
  }

  @Test func eachSideMayStandOutsideOfARepository() throws {
    try directory.write("schema\n", to: "one/a.ts")
    try git.initialize("one")
    let assessment = try assess(sources: ["one/a.ts"], output: "app/Gen")
    #expect(assessment == GitAssessment(outsideRepositories: [directory("app/Gen")]))
  }

  @Test func symbolicLinksAreFollowed() throws {
    try directory.write("schema\n", to: "real/a.ts")
    try directory.write("generated\n", to: "real/Gen/Schema.swift")
    try git.initialize("real")
    try directory.link("link.ts", to: "real/a.ts")
    try directory.link("Out", to: "real/Gen")
    #expect(try assess(sources: ["link.ts"], output: "Out") == GitAssessment())
    try directory.append("x\n", to: "real/a.ts")
    try directory.append("x\n", to: "real/Gen/Schema.swift")
    #expect(
      try states(sources: ["link.ts"], output: "Out") == [
        "link.ts": .differs, "Out/Schema.swift": .output(.modified),
      ])
  }

  @Test func aParentBehindALinkIsThatOfItsTarget() throws {
    try directory.createDirectory("real/deep")
    try directory.write("generated\n", to: "real/Gen/Schema.swift")
    try git.initialize("real")
    try directory.link("link", to: "real/deep")
    try directory.append("x\n", to: "real/Gen/Schema.swift")
    #expect(
      try states(sources: [], output: "link/../Gen") == [
        "link/../Gen/Schema.swift": .output(.modified)
      ])
  }

  // MARK: - Refusals

  @Test func refusedOwnershipIsNotTheAbsenceOfARepository() throws {
    try git.initialize()
    var runner = SandboxedRunner()
    runner.changes["GIT_TEST_ASSUME_DIFFERENT_OWNER"] = "1"
    let refusal = #expect(throws: GitRefusal.self) { try assess(runner: runner) }
    #expect(refusal?.message.contains("belongs to another user") == true)
  }

  @Test func aBrokenLinkToARepositoryIsNotTheAbsenceOfOne() throws {
    try directory.write("gitdir: /nowhere/at/all\n", to: ".git")
    #expect(throws: GitRefusal.self) { try assess() }
    try directory.write("nonsense\n", to: ".git")
    #expect(throws: GitRefusal.self) { try assess() }
  }

  @Test(arguments: ["HEAD", "objects", "refs"])
  func aDamagedRepositoryIsNotTheAbsenceOfOne(part: String) throws {
    try git.initialize()
    try FileManager.default.removeItem(atPath: directory(".git/\(part)"))
    let refusal = #expect(throws: GitRefusal.self) { try assess() }
    let marker = directory(".git")
    #expect(refusal?.message == "git does not take \(marker) for a repository")
    // Where the user has said how far up git looks, it was told not to find it.
    var runner = SandboxedRunner()
    runner.changes["GIT_CEILING_DIRECTORIES"] = directory.path
    #expect(try assess(runner: runner, isSearchLimited: true).outsideRepositories.count == 2)
  }

  @Test func aBrokenIndexIsNotClean() throws {
    try git.initialize()
    try directory.write("nonsense", to: ".git/index")
    let refusal = #expect(throws: GitRefusal.self) { try assess() }
    #expect(refusal?.advice.contains("--allow-dirty") == true)
  }

  @Test func aMissingObjectIsNotClean() throws {
    try git.initialize()
    let tree = try git("rev-parse", "HEAD^{tree}").trimmingCharacters(in: .newlines)
    try FileManager.default.removeItem(
      atPath: directory(".git/objects/\(tree.prefix(2))/\(tree.dropFirst(2))"))
    #expect(throws: GitRefusal.self) { try assess() }
  }

  @Test func aMissingGitIsARefusal() {
    struct NoGit: ProcessRunner {
      func run(_ processes: [ProcessDescription]) throws(ProcessError) -> [ProcessResult] {
        throw ProcessError(program: "git", reason: "no such file or directory", isMissing: true)
      }
    }
    let refusal = #expect(throws: GitRefusal.self) { try assess(runner: NoGit()) }
    #expect(refusal?.message.contains("no program 'git' on PATH") == true)
  }

  @Test func aWarningOfGitIsNoFile() throws {
    try git.initialize()
    struct Warning: ProcessRunner {
      func run(_ processes: [ProcessDescription]) throws(ProcessError) -> [ProcessResult] {
        try SandboxedRunner().run(processes).map {
          ProcessResult(
            status: $0.status, output: $0.output,
            error: Array("warning: could not open directory 'locked/': Permission denied\n".utf8))
        }
      }
    }
    #expect(try assess(runner: Warning()) == GitAssessment())
  }

  @Test(arguments: ["rev-parse", "ls-tree", "hash-object", "status"])
  func anAnswerThatIsNotUnderstoodIsARefusal(command: String) throws {
    try git.initialize()
    let runner = GarblingRunner(command: command)
    #expect(throws: GitRefusal.self) { try assess(runner: runner) }
  }

  @Test(arguments: ["rev-parse", "ls-tree", "hash-object", "status"])
  func anErrorOfGitIsARefusalThatQuotesIt(command: String) throws {
    try git.initialize()
    let runner = GarblingRunner(command: command, status: 128, error: "fatal: it is broken\n")
    let refusal = #expect(throws: GitRefusal.self) { try assess(runner: runner) }
    #expect(refusal?.message.hasSuffix("says: fatal: it is broken") == true)
  }

  // MARK: - Environment of hooks

  @Test func theEnvironmentOfAHookDoesNotMislead() throws {
    try git.initialize()
    try git.initialize("other")
    var runner = SandboxedRunner()
    runner.changes["GIT_DIR"] = directory("other/.git")
    runner.changes["GIT_WORK_TREE"] = directory("other")
    runner.changes["GIT_INDEX_FILE"] = "index.lock"
    runner.changes["GIT_PREFIX"] = "other/"
    #expect(try assess(runner: runner, isRepositoryPromised: true) == GitAssessment())
    try directory.append("x\n", to: "app/Gen/Schema.swift")
    #expect(try assess(runner: runner, isRepositoryPromised: true).problems.count == 1)
  }

  @Test func aPromisedRepositoryThatIsNotFoundIsARefusal() throws {
    let refusal = #expect(throws: GitRefusal.self) { try assess(isRepositoryPromised: true) }
    #expect(refusal?.message.hasPrefix("GIT_DIR is set") == true)
  }

  @Test func theLanguageOfTheUserDoesNotMatter() throws {
    var runner = SandboxedRunner()
    runner.changes["LC_ALL"] = "de_DE.UTF-8"
    runner.changes["LANGUAGE"] = "de"
    #expect(try assess(runner: runner).outsideRepositories.count == 2)
  }

  // MARK: - Cost

  @Test func aCleanRepositoryCostsTwoRoundsOfProcesses() throws {
    try git.initialize()
    let counter = CountingRunner()
    #expect(try assess(runner: counter) == GitAssessment())
    #expect(counter.rounds == [2, 3])
  }

  // MARK: - Helpers

  private func assess(
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
  private func states(
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
private final class CountingRunner: ProcessRunner {
  private(set) var rounds: [Int] = []

  func run(_ processes: [ProcessDescription]) throws(ProcessError) -> [ProcessResult] {
    rounds.append(processes.count)
    return try SandboxedRunner().run(processes)
  }
}

/// Gives an answer of its own to one command of git.
private struct GarblingRunner: ProcessRunner {
  let command: String
  var status: Int32 = 0
  var error = ""

  func run(_ processes: [ProcessDescription]) throws(ProcessError) -> [ProcessResult] {
    let results = try SandboxedRunner().run(processes)
    return zip(processes, results).map { process, result in
      guard process.arguments.contains(command) else { return result }
      return ProcessResult(
        status: status, output: Array("some\0thing\n".utf8), error: Array(error.utf8))
    }
  }
}
