import Foundation
import TestSupport
import Testing

/// What is not committed is named with the reason and with a command, and the command resolves it:
/// the built program refuses, what it says is typed into a shell, and in the end it generates.
@Suite struct GitAdviceTests {
  private let directory: TemporaryDirectory
  private let git: GitSandbox
  private let words = ["generate", "--from", "instant.schema.ts", "--to", "Gen"]

  /// A repository with a schema and what it gives.
  init() throws {
    directory = try TemporaryDirectory()
    git = GitSandbox(directory)
    try directory.write(Schemas.todos, to: "instant.schema.ts")
    try git.initialize()
    #expect(try BuiltTool.run(words, in: directory.path).status == 0)
    try git.commitAll()
  }

  @Test(arguments: Situation.all, Choice.allCases)
  func theCommandResolvesIt(situation: Situation, choice: Choice) throws {
    try situation.arrange(directory, git)
    let refused = try BuiltTool.run(words, in: directory.path)
    #expect(refused.status == 3)
    #expect(refused.error.contains("error: \(situation.message)\n  note: "), "\(refused.error)")
    #expect(refused.error.hasSuffix("pass --allow-dirty to generate without these checks\n"))
    try resolve(words, in: ".", choice)
  }

  @Test(arguments: [
    "with space", "quote's", "double\"quote", "line\nfeed", "a -> b", "naïve-日本", "-dash", "star*",
    ":(top)x", "[a]", "tab\there", "back\\slash", "$HOME", "`x`",
  ])
  func oddNames(name: String) throws {
    try directory.write(Schemas.todos, to: "\(name)/\(name).ts")
    try directory.write("// by hand\n", to: "\(name)/Gen/\(name).swift")
    try resolve(
      ["generate", "--from=\(name)/\(name).ts", "--to=\(name)/Gen"], in: ".", .keep)
  }

  @Test(arguments: ["sub", "elsewhere"])
  func fromAnotherDirectory(place: String) throws {
    // One that is in the repository and one that is not.
    let outside = try TemporaryDirectory()
    let start = place == "sub" ? directory("sub") : outside.path
    try FileManager.default.createDirectory(atPath: start, withIntermediateDirectories: true)
    let up = place == "sub" ? ".." : directory.path
    try directory.append("// more\n", to: "instant.schema.ts")
    try directory.append("// by hand\n", to: "Gen/Links.swift")
    try resolve(
      ["generate", "--from", "\(up)/instant.schema.ts", "--to", "\(up)/Gen"], at: start, .drop)
  }

  @Test(arguments: Choice.allCases)
  func behindSymbolicLinks(choice: Choice) throws {
    try directory.createDirectory("links/deep")
    try directory.link("links/schema.ts", to: "../instant.schema.ts")
    try directory.link("links/Out", to: "../Gen")
    try directory.link("links/away", to: "..")
    try git.commitAll()
    for (from, to) in [("schema.ts", "Out"), ("away/instant.schema.ts", "away/Gen")] {
      try directory.append("// more\n", to: "instant.schema.ts")
      try directory.append("// by hand\n", to: "Gen/Links.swift")
      // In the repository, deeper in it, and from outside.
      for (place, up) in [("links", ""), ("links/deep", "../"), ("/", directory("links/"))] {
        try directory.append("// more\n", to: "instant.schema.ts")
        try resolve(
          ["generate", "--from", up + from, "--to", up + to],
          at: place == "/" ? place : directory(place), choice)
      }
    }
  }

  @Test func inASubmodule() throws {
    let outer = try TemporaryDirectory()
    let outerGit = GitSandbox(outer)
    try outerGit.initialize()
    try outerGit("submodule", "--quiet", "add", directory.path, "library")
    try outerGit.commitAll()
    try outer.append("// more\n", to: "library/instant.schema.ts")
    try outer.write("// new\n", to: "library/Gen/New.swift")
    try resolve(
      ["generate", "--from", "library/instant.schema.ts", "--to", "library/Gen"], at: outer.path,
      .keep)
  }

  @Test func inAWorktree() throws {
    try git("worktree", "add", "--quiet", directory("../\(name)"))
    defer { try? FileManager.default.removeItem(atPath: directory("../\(name)")) }
    try Data("// by hand\n".utf8).write(
      to: URL(fileURLWithPath: directory("../\(name)/Gen/Links.swift")))
    try resolve(words, in: "../\(name)", .drop)
  }

  /// The worktree stands beside the repository.
  private var name: String { "\(URL(fileURLWithPath: directory.path).lastPathComponent)-tree" }

  @Test func aCommitWithoutARepositoryOfItsOwnYet() throws {
    try FileManager.default.removeItem(atPath: directory(".git"))
    try FileManager.default.removeItem(atPath: directory("Gen"))
    try git("init", "--quiet")
    let refused = try BuiltTool.run(words, in: directory.path)
    #expect(
      refused.error.hasPrefix(
        "error: instant.schema.ts is not committed: its repository has no commit yet\n"))
    try resolve(words, in: ".", .keep)
  }

  // MARK: - Helpers

  /// Does as the tool says, until it has nothing more to say.
  private func resolve(
    _ words: [String], in place: String, _ choice: Choice,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try resolve(words, at: directory(place), choice, sourceLocation: sourceLocation)
  }

  private func resolve(
    _ words: [String], at start: String, _ choice: Choice,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var told = ""
    for _ in 1...4 {
      let result = try BuiltTool.run(words, in: start)
      if result.status == 0 { return }
      told += result.error
      try #require(result.status == 3, "\(told)", sourceLocation: sourceLocation)
      let advice = result.error.split(separator: "\n").filter { $0.hasPrefix("  note: ") }
      let commands = advice.compactMap { choice.command(in: $0) }
      try #require(!commands.isEmpty, "\(told)", sourceLocation: sourceLocation)
      for command in commands {
        let shell = Program(path: "bash", directory: start, environment: Self.environment)
        told += "$ \(command)\n" + (try shell.run(["-c", command]).output)
      }
    }
    Issue.record("\(told)", sourceLocation: sourceLocation)
  }

  /// Somebody who writes "Change" where git opens an editor.
  private static let environment = Program.cleanEnvironment
    .merging(GitSandbox.environment.compactMapValues(\.self)) { $1 }
    .merging(["GIT_EDITOR": "sh -c 'echo Change > \"$0\"'"]) { $1 }
}

/// What somebody makes of an advice that leaves a choice.
enum Choice: CaseIterable {
  case keep, drop

  /// `commit it: git add a && git commit`, or `keep it: git …; or drop it: git …`.
  func command(in note: Substring) -> String? {
    let parts = note.components(separatedBy: "; or ").filter { $0.contains(": git ") }
    guard let part = self == .keep ? parts.first : parts.last,
      let start = part.range(of: ": git ")
    else { return nil }
    return "git " + part[start.upperBound...]
  }
}

/// Something that is not committed.
struct Situation: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// What the tool says of it.
  let message: String
  let arrange: @Sendable (TemporaryDirectory, GitSandbox) throws -> Void

  private init(
    _ name: String, _ message: String,
    _ arrange: @escaping @Sendable (TemporaryDirectory, GitSandbox) throws -> Void
  ) {
    testDescription = name
    self.message = message
    self.arrange = arrange
  }

  private static let schema = "instant.schema.ts"
  private static let differs = "instant.schema.ts differs from what is committed"
  private static let new = "Gen/New.swift in the output directory is staged but not committed"
  private static let changed =
    "Gen/Links.swift in the output directory has changes that are not committed"
  private static let deleted =
    "Gen/Links.swift in the output directory was deleted, which is not committed"

  static let all = sources + outputs

  private static let sources = [
    Situation("a modified schema", differs) { directory, _ in
      try directory.append("// more\n", to: schema)
    },
    Situation("a staged schema", differs) { directory, git in
      try directory.append("// more\n", to: schema)
      try git("add", "-A")
    },
    Situation("an untracked schema", "instant.schema.ts is not committed") { _, git in
      try git("rm", "-q", "--cached", schema)
      try git("commit", "-q", "-m", "Forget")
    },
    Situation(
      "an ignored schema", "instant.schema.ts is not committed, because git ignores it"
    ) { directory, git in
      try directory.write("*.ts\n", to: ".gitignore")
      try git("rm", "-q", "--cached", schema)
      try git("commit", "-q", "-m", "Forget")
    },
    Situation("a schema assumed unchanged", differs + ", though git is told not to notice") {
      try $1("update-index", "--assume-unchanged", schema)
      try $0.append("// more\n", to: schema)
    },
    Situation("a schema outside the checkout", differs + ", though git is told not to notice") {
      try $1("update-index", "--skip-worktree", schema)
      try $0.append("// more\n", to: schema)
    },
    Situation("a schema with a conflict that is settled", differs) { directory, git in
      try conflict(directory, git, in: schema, "// one\n", "// two\n")
      try directory.write(Schemas.todos + "// both\n", to: schema)
    },
    Situation("a schema that a merge has brought", differs) { directory, git in
      try git("switch", "-q", "-c", "other")
      try directory.append("// theirs\n", to: schema)
      try git.commitAll()
      try git("switch", "-q", "main")
      try git("merge", "-q", "--no-ff", "--no-commit", "other")
    },
  ]

  private static let outputs = [
    Situation("a modified output", changed) { directory, _ in
      try directory.append("// by hand\n", to: "Gen/Links.swift")
    },
    Situation("a staged output", changed) { directory, git in
      try directory.append("// by hand\n", to: "Gen/Links.swift")
      try git("add", "-A")
    },
    Situation("an added output", new) { directory, git in
      try directory.write("// new\n", to: "Gen/New.swift")
      try git("add", "-A")
    },
    Situation("an added and modified output", new) { directory, git in
      try directory.write("// new\n", to: "Gen/New.swift")
      try git("add", "-A")
      try directory.append("// newer\n", to: "Gen/New.swift")
    },
    Situation("an output that is to be added", new) { directory, git in
      try directory.write("// new\n", to: "Gen/New.swift")
      try git("add", "--intent-to-add", "Gen/New.swift")
    },
    Situation("an untracked output", "Gen/New.swift in the output directory is not tracked by git")
    {
      directory, _ in
      try directory.write("// new\n", to: "Gen/New.swift")
    },
    Situation("a deleted output", deleted) { directory, _ in
      try FileManager.default.removeItem(atPath: directory("Gen/Links.swift"))
    },
    Situation("an output deleted in the index", deleted) { _, git in
      try git("rm", "-q", "Gen/Links.swift")
    },
    Situation("a renamed output", deleted) { _, git in
      try git("mv", "Gen/Links.swift", "Gen/Chains.swift")
    },
    Situation(
      "an output assumed unchanged",
      "Gen/Links.swift differs from what is committed, though git is told not to notice"
    ) { directory, git in
      try git("update-index", "--assume-unchanged", "Gen/Links.swift")
      try directory.append("// by hand\n", to: "Gen/Links.swift")
    },
    Situation("an output with a conflict", changed) { directory, git in
      try conflict(directory, git, in: "Gen/Links.swift", "// one\n", "// two\n")
    },
    Situation("an output that both sides have added", changed(in: "New")) { directory, git in
      try conflict(directory, git, in: "Gen/New.swift", "// one\n", "// two\n")
    },
    Situation("an output that they have deleted", deleted) { directory, git in
      try conflict(directory, git, in: "Gen/Links.swift", "// one\n", nil)
    },
    Situation("an output that we have deleted", new(in: "Links")) { directory, git in
      try conflict(directory, git, in: "Gen/Links.swift", nil, "// two\n")
    },
  ]

  private static func changed(in name: String) -> String { changed.replacing("Links", with: name) }
  private static func new(in name: String) -> String { new.replacing("New", with: name) }

  /// A merge that stops since two branches do different things to a file.
  ///
  /// - Parameters:
  ///   - ours: what the current branch appends; `nil` deletes the file.
  ///   - theirs: what the other does.
  private static func conflict(
    _ directory: TemporaryDirectory, _ git: GitSandbox, in path: String, _ ours: String?,
    _ theirs: String?
  ) throws {
    func change(_ text: String?) throws {
      if let text {
        let before = directory.exists(path) ? try directory.text(of: path) : ""
        try directory.write(before + text, to: path)
      } else {
        try FileManager.default.removeItem(atPath: directory(path))
      }
      try git.commitAll()
    }
    try git("switch", "-q", "-c", "other")
    try change(theirs)
    try git("switch", "-q", "main")
    try change(ours)
    #expect(throws: GitFailure.self) { try git("merge", "-q", "other") }
  }
}
