import Foundation
import TestSupport
import Testing

@testable import instant_schema

/// What git does not answer, or what is not understood, is never taken for clean.
extension RepositoryGitTests {
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

  @Test(arguments: [
    (true, "there is no program 'git' on PATH", "install git"),
    (false, "too many open files", "mend that"),
  ])
  func aGitThatCannotBeStartedIsARefusal(isMissing: Bool, reason: String, advice: String) {
    struct NoGit: ProcessRunner {
      let isMissing: Bool
      func run(_ processes: [ProcessDescription]) throws(ProcessError) -> [ProcessResult] {
        throw ProcessError(program: "git", reason: "too many open files", isMissing: isMissing)
      }
    }
    let runner = NoGit(isMissing: isMissing)
    let refusal = #expect(throws: GitRefusal.self) { try assess(runner: runner) }
    #expect(refusal?.message.hasSuffix(": \(reason)") == true)
    #expect(refusal?.advice.hasPrefix("\(advice), or pass --allow-dirty") == true)
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
