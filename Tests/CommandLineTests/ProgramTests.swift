import Foundation
import SwiftEmitter
import TestSupport
import Testing

@testable import instant_schema

/// The built program as people and scripts meet it: a process in a directory, with the real git.
@Suite struct ProgramTests {
  private let directory: TemporaryDirectory
  private let git: GitSandbox
  private let generate = ["generate", "--from", "instant.schema.ts", "--to", "Gen"]
  private let check = ["check", "--from", "instant.schema.ts", "--to", "Gen"]

  init() throws {
    directory = try TemporaryDirectory()
    git = GitSandbox(directory)
    try directory.write(Schemas.todos, to: "instant.schema.ts")
  }

  // MARK: - Exit codes

  @Test func helpAndVersionAreNoErrors() throws {
    for words in [["--help"], ["help"], ["help", "generate"], ["generate", "-h"], ["--version"]] {
      let result = try run(words)
      #expect(result.status == 0)
      #expect(!result.output.isEmpty)
      #expect(result.error.isEmpty)
    }
  }

  @Test func noArgumentsAtAllPrintHelp() throws {
    let result = try run([])
    #expect(result.status == 64)
    #expect(result.error.hasPrefix("OVERVIEW: "))
  }

  @Test(arguments: failures)
  func everyFailureHasItsCode(words: [String], status: Int32) throws {
    try directory.write("", to: "empty.ts")
    try directory.createDirectory("folder")
    #expect(mkfifo(directory("fifo"), 0o600) == 0)
    let result = try run(words, input: "x")
    #expect(result.status == status, "\(result.error)")
    #expect(!result.error.isEmpty)
    #expect(result.output.isEmpty || words.first == "check")
    #expect(!directory.exists("Gen"))
  }

  @Test func aResultThatCannotBePrintedIsAFailure() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let executable = try BuildProducts.tool()
    let shell = ProcessDescription(
      program: "sh",
      arguments: ["-c", "'\(executable)' parse '\(directory("instant.schema.ts"))' > /dev/full"],
      environment: [:])
    let result = try POSIXProcessRunner().run([shell])[0]
    #expect(result.status == 4)
    #expect(
      result.errorText == "error: standard output could not be written: no space left on device\n")
  }

  // MARK: - Output

  @Test func theSameSchemaGivesTheSameBytesEverywhere() throws {
    #expect(try run(generate + ["--allow-dirty"]).status == 0)
    let other = try TemporaryDirectory()
    try other.write(try directory.bytes(of: "instant.schema.ts"), to: "deep/er/instant.schema.ts")
    let result = try BuiltTool.run(
      ["generate", "--allow-dirty", "--from", "deep/er/instant.schema.ts", "--to", "Gen"],
      in: other.path,
      environment: [
        "TZ": "Asia/Tokyo", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "USER": "x",
      ])
    #expect(result.status == 0, "\(result.error)")
    for name in GeneratedFileName.allCases.map(\.rawValue) {
      #expect(try directory.bytes(of: "Gen/\(name)") == other.bytes(of: "Gen/\(name)"))
    }
  }

  @Test func aByteOrderMarkMakesNoDifference() throws {
    #expect(try run(generate + ["--allow-dirty"]).status == 0)
    try directory.write([0xEF, 0xBB, 0xBF] + Array(Schemas.todos.utf8), to: "marked.ts")
    let words = ["generate", "--allow-dirty", "--from", "marked.ts", "--to", "Marked"]
    #expect(try run(words).status == 0)
    for name in GeneratedFileName.allCases.map(\.rawValue) {
      // The names of the files differ, and so does the blob, which git has with its mark.
      let plain = try directory.text(of: "Gen/\(name)").split(separator: "\n").dropFirst()
      let marked = try directory.text(of: "Marked/\(name)").split(separator: "\n").dropFirst()
      let head = name == "Schema.swift" ? 1 : 0
      #expect(plain.dropFirst(head) == marked.dropFirst(head))
    }
  }

  @Test func bytesThatAreNotUTF8AreNamed() throws {
    try directory.write(Array("// ok\n".utf8) + [0xFF], to: "instant.schema.ts")
    let invalid = try run(generate + ["--allow-dirty"])
    #expect(invalid.status == 1)
    #expect(
      invalid.error.hasPrefix(
        "instant.schema.ts:2:1: error: the file is not valid UTF-8: byte 6 does not fit"))
    let utf16: [UInt8] = [0xFF, 0xFE] + Schemas.todos.utf16.flatMap { [UInt8($0), 0] }
    try directory.write(utf16, to: "instant.schema.ts")
    let encoded = try run(generate + ["--allow-dirty"])
    #expect(encoded.status == 1)
    #expect(
      encoded.error.hasPrefix(
        "instant.schema.ts:1:1: error: the file is encoded in UTF-16, from byte 0"))
    #expect(!directory.exists("Gen"))
  }

  @Test func linesAreCountedAlikeWhateverTheirEnds() throws {
    try directory.write(Schemas.misspelled, to: "instant.schema.ts")
    let unix = try run(check)
    try directory.write(
      Schemas.misspelled.replacing("\n", with: "\r\n"), to: "instant.schema.ts")
    let windows = try run(check)
    #expect(unix.error.hasPrefix("instant.schema.ts:5:32: error: "), "\(unix.error)")
    #expect(windows.error == unix.error)
  }

  @Test func aDirectoryThatCannotBeWrittenIsTold() throws {
    #expect(try run(generate + ["--allow-dirty", "--to", "/proc/none"]).status == 4)
  }

  // MARK: - In a repository

  @Test func aCommittedSchemaGeneratesAndAModifiedOneDoesNot() throws {
    try git.initialize()
    let first = try run(generate)
    #expect(first.status == 0, "\(first.error)")
    try git.commitAll()
    #expect(try run(generate).status == 0)
    try directory.append("// more\n", to: "instant.schema.ts")
    let refused = try run(generate)
    #expect(refused.status == 3)
    #expect(
      refused.error.hasPrefix(
        "error: instant.schema.ts differs from what is committed\n"
          + "  note: commit it: git add instant.schema.ts && git commit\n"))
    try git("commit", "-q", "-m", "More", "instant.schema.ts")
    #expect(try run(generate).status == 0)
  }

  @Test func fromAnyDirectoryTheAnswerIsTheSame() throws {
    try directory.createDirectory("sub")
    try git.initialize()
    try directory.write("dirty\n", to: "elsewhere.txt")
    let words = ["generate", "--from", "../instant.schema.ts", "--to", "../Gen"]
    let result = try BuiltTool.run(words, in: directory("sub"))
    #expect(result.status == 0, "\(result.error)")
    try directory.append("// x\n", to: "Gen/Links.swift")
    let refused = try BuiltTool.run(words, in: directory("sub"))
    #expect(refused.status == 3)
    #expect(refused.error.contains("../Gen/Links.swift"))
  }

  @Test func aMissingGitIsNeverClean() throws {
    let result = try run(generate, environment: ["PATH": "/nowhere"])
    #expect(result.status == 3)
    #expect(result.error.contains("no program 'git' on PATH"))
    #expect(try run(generate + ["--allow-dirty"], environment: ["PATH": "/nowhere"]).status == 0)
    #expect(try run(check, environment: ["PATH": "/nowhere"]).status == 0)
  }

  @Test func anotherOwnerIsNeverClean() throws {
    try git.initialize()
    let result = try run(generate, environment: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])
    #expect(result.status == 3)
    #expect(!directory.exists("Gen"))
  }

  @Test func withoutARepositoryItGeneratesAndSaysSo() throws {
    let result = try run(generate)
    #expect(result.status == 0)
    #expect(result.error.contains("stands in no git repository"))
  }

  @Test func anImportedFileMustBeCommittedToo() throws {
    try directory.write(
      "import { i } from \"@instantdb/core\";\nexport const a = i.string();\n", to: "lib/a.ts")
    try directory.write(
      "import { a } from \"./lib/a\";\n" + Schemas.todos.replacing("i.string()", with: "a"),
      to: "instant.schema.ts")
    try git.initialize()
    #expect(try run(generate).status == 0)
    try git.commitAll()
    try directory.append("// more\n", to: "lib/a.ts")
    let refused = try run(generate)
    #expect(refused.status == 3)
    #expect(refused.error.hasPrefix("error: lib/a.ts differs from what is committed\n"))
  }

  @Test(arguments: [".", "../tree"])
  func hooksGetTheAnswerThatTheirUserWouldGet(place: String) throws {
    // The directory of a worktree stands beside the repository, below one that goes away.
    let home = try TemporaryDirectory()
    let git = GitSandbox(home)
    try home.write(Schemas.todos, to: "repository/instant.schema.ts")
    try git.initialize("repository")
    if place != "." { try git("worktree", "add", "-q", place, in: "repository") }
    let tree = place == "." ? "repository" : "tree"

    // Git sets GIT_INDEX_FILE for hooks, and in worktrees GIT_DIR.
    for hook in ["pre-commit", "post-commit"] {
      try Executable.write(
        """
        #!/bin/sh
        env | grep '^GIT_' > '\(home("environment"))'
        '\(try BuiltTool.path())' generate --from instant.schema.ts --to Gen
        echo $? >> '\(home("statuses"))'

        """, to: home("repository/.git/hooks/\(hook)"))
    }
    try home.append("// more\n", to: "\(tree)/instant.schema.ts")
    try git("commit", "-q", "-a", "-m", "Change", in: tree)
    #expect(try home.text(of: "statuses") == "3\n0\n")
    #expect(try home.names(in: "\(tree)/Gen").count == 4)
    #expect(try home.text(of: "environment").contains("GIT_DIR=") == (place != "."))
  }

  @Test func aCheckoutWithOtherLineEndsIsUpToDate() throws {
    try git.initialize()
    #expect(try run(generate).status == 0)
    try git.commitAll()
    try directory.write("* text eol=crlf\n", to: ".gitattributes")
    for name in GeneratedFileName.allCases {
      try FileManager.default.removeItem(atPath: directory("Gen/\(name.rawValue)"))
    }
    try git("checkout", "--", "Gen")
    #expect(try directory.text(of: "Gen/Schema.swift").utf8.contains(UInt8(ascii: "\r")))
    let result = try run(check)
    #expect(result.status == 0, "\(result.output)")
    try directory.append("// x\r\n", to: "Gen/Schema.swift")
    #expect(try run(check).status == 2)
  }

  // MARK: - On a terminal

  @Test func colorsAreForTerminalsAlone() throws {
    try directory.write(Schemas.misspelled, to: "instant.schema.ts")
    let escape = "\u{1B}["
    let words = ["check", "--from", "instant.schema.ts"]
    func terminal(_ more: [String], _ environment: [String: String]) throws -> String {
      let arguments = words + more
      return try BuiltTool.runOnTerminal(arguments, in: directory.path, environment: environment)
    }
    #expect(try terminal([], ["TERM": "xterm"]).contains(escape))
    #expect(try !terminal([], ["TERM": "xterm", "NO_COLOR": "1"]).contains(escape))
    #expect(try !terminal([], ["TERM": "dumb"]).contains(escape))
    #expect(try !terminal(["--color", "never"], ["TERM": "xterm"]).contains(escape))
    #expect(try !run(words, environment: ["TERM": "xterm"]).error.contains(escape))
    #expect(try run(words + ["--color=always"]).error.contains(escape))
  }

  // MARK: - Helpers

  private static let failures: [([String], Int32)] = [
    (["generate", "--bogus"], 64),
    (["generate", "--from", "nope.ts", "--to", "Gen"], 4),
    (["generate", "--from", "/", "--to", "Gen"], 4),
    (["generate", "--from", "/dev/zero", "--to", "Gen"], 4),
    (["generate", "--from", "empty.ts", "--to", "Gen"], 1),
    (["generate", "--from", "-", "--to", "Gen"], 64),
    (["generate", "--from", "-", "--to", "Gen", "--allow-dirty"], 1),
    (["generate", "--allow-dirty", "--from", "instant.schema.ts", "--to", "/proc/x"], 4),
    (["check", "--from", "instant.schema.ts", "--to", "Gen"], 2),
    (["check", "--from", "nope.ts"], 4),
    (["sample", "--to", "instant.schema.ts"], 4),
    (["parse"], 64),
    (["parse", "instant.schema.ts", "--format", "xml"], 64),
    (["completions", "fish"], 64),
    (["completions"], 64),
    (["parse", "fifo"], 4),
    (["parse", "folder"], 4),
  ]

  private func run(
    _ words: [String], environment: [String: String?] = [:], input: String? = nil
  ) throws -> Program.Result {
    try BuiltTool.run(words, in: directory.path, environment: environment, input: input)
  }
}
