import SwiftEmitter
import Testing

@testable import instant_schema

@Suite struct GenerateCommandTests {
  private let words = ["generate", "--from", "app/instant.schema.ts", "--to", "Gen"]

  @Test func writesFourFilesAndTellsOfEach() {
    let disk = MemoryFileSystem(["app/instant.schema.ts": Schemas.todos])
    let run = ToolRun(words, disk: disk)
    #expect(run.exitCode == .success)
    #expect(run.error == "")
    #expect(
      run.output == """
        written Gen/Entities.swift
        written Gen/Schema.swift
        written Gen/Rooms.swift
        written Gen/Links.swift

        """)
    for name in GeneratedFileName.allCases {
      #expect(
        disk.texts["Gen/\(name.rawValue)"]?.hasPrefix(name.mark + "instant.schema.ts") == true)
    }
  }

  @Test func aSecondRunChangesNothing() {
    let disk = MemoryFileSystem(["app/instant.schema.ts": Schemas.todos])
    _ = ToolRun(words, disk: disk)
    let before = disk.texts
    let run = ToolRun(words, disk: disk)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.hasPrefix("unchanged ") })
    #expect(disk.texts == before)
  }

  @Test func quietLeavesErrorsAndWarnings() {
    // A key that is not known, and a room whose name Swift uses for something else.
    let schema = Schemas.todos.replacing(
      "rooms: {},", with: "rooms: { list: { presence: i.entity({}) } }, room: {},")
    let note = "app/instant.schema.ts:8:12: note: "
    let disk = MemoryFileSystem(["app/instant.schema.ts": schema])
    #expect(ToolRun(words, disk: disk).error.contains(note))

    let run = ToolRun(words + ["--quiet"], disk: disk)
    #expect(run.exitCode == .success)
    #expect(run.output == "")
    #expect(run.error.contains("warning: "))
    #expect(!run.error.contains(note))
  }

  @Test func lineEndsOfTheSchemaMakeNoDifference() {
    let unix = MemoryFileSystem(["app/instant.schema.ts": Schemas.todos])
    let windows = MemoryFileSystem([
      "app/instant.schema.ts": Schemas.todos.replacing("\n", with: "\r\n")
    ])
    _ = ToolRun(words, disk: unix)
    _ = ToolRun(words, disk: windows)
    for name in GeneratedFileName.allCases {
      #expect(unix.texts["Gen/\(name.rawValue)"] == windows.texts["Gen/\(name.rawValue)"])
    }
  }

  @Test func aSchemaWithErrorsWritesNothing() {
    let disk = MemoryFileSystem(["app/instant.schema.ts": Schemas.misspelled])
    let run = ToolRun(words, disk: disk)
    #expect(run.exitCode == .schemaErrors)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("app/instant.schema.ts:5:32: error: "), "\(run.error)")
    #expect(disk.texts.count == 1)
  }

  @Test func aForeignFileIsNeverOverwritten() {
    let disk = MemoryFileSystem([
      "app/instant.schema.ts": Schemas.todos, "Gen/Rooms.swift": "struct Room {}\n",
    ])
    let run = ToolRun(words, disk: disk)
    #expect(run.exitCode == .fileFailure)
    #expect(
      run.error == """
        error: Gen/Rooms.swift: was not written by instant-schema and is left alone
          note: nothing was written; move that file away or choose another directory

        """)
    #expect(disk.texts.count == 2)
  }

  @Test func fiveFaultsAreFiveReports() {
    let schema = """
      import { i } from "@instantdb/core";

      export default i.schema({
        entities: {
          todos: i.entity({ title: i.strng(), done: i.boolean().optonal(), id: i.string() }),
          tags: i.entity({ name: i.string() }),
        },
        links: {
          one: {
            forward: { on: "todos", has: "two", label: "owner" },
            reverse: { on: "$users", has: "many", label: "todos" },
          },
          two: {
            forward: { on: "todos", has: "many", label: "tags" },
            reverse: { on: "tagz", has: "many", label: "todos" },
          },
          three: {
            forward: { on: "todos", has: "one", label: "tag", onDelete: "cascde" },
            reverse: { on: "tags", has: "many", label: "items" },
          },
        },
        rooms: {},
      });

      """
    let disk = MemoryFileSystem(["app/instant.schema.ts": schema])
    let run = ToolRun(words, disk: disk)
    #expect(run.exitCode == .schemaErrors)
    let places = run.error.split(separator: "\n").filter { $0.contains(": error: ") }
      .map { $0.prefix { $0 != " " } }
    #expect(
      places == [
        "app/instant.schema.ts:5:32:", "app/instant.schema.ts:5:59:",
        "app/instant.schema.ts:10:36:", "app/instant.schema.ts:15:22:",
        "app/instant.schema.ts:18:67:",
      ], "\(run.error)")
    #expect(run.error.hasSuffix("5 errors, 2 warnings\n"))
    #expect(disk.texts.count == 1)
  }

  @Test func whatIsTakenOutOfTheSchemaLeavesNothingBehind() {
    let both = Schemas.todos.replacing(
      "entities: {", with: "entities: {\n    tags: i.entity({ name: i.string() }),")
    let disk = MemoryFileSystem(["app/instant.schema.ts": both])
    _ = ToolRun(words, disk: disk)
    #expect(disk.texts["Gen/Entities.swift"]?.contains("Tag") == true)
    disk.replace("app/instant.schema.ts", with: Schemas.todos)
    let check = ["check"] + words.dropFirst()
    #expect(ToolRun(check, disk: disk).exitCode == .stale)
    #expect(ToolRun(words, disk: disk).exitCode == .success)
    #expect(!disk.texts.filter { $0.key.hasPrefix("Gen/") }.values.contains { $0.contains("Tag") })
    #expect(ToolRun(check, disk: disk).exitCode == .success)
  }

  @Test func theHeadNamesTheBlobUnlessToldNotTo() {
    let disk = MemoryFileSystem(["app/instant.schema.ts": Schemas.todos])
    _ = ToolRun(words, disk: disk)
    let line = "// Source: git blob \(GitBlob.id(of: Array(Schemas.todos.utf8)))\n"
    #expect(disk.texts["Gen/Schema.swift"]?.contains(line) == true)
    _ = ToolRun(words + ["--omit-source-ids"], disk: disk)
    #expect(disk.texts["Gen/Schema.swift"]?.contains("git blob") == false)
  }

  @Test func otherSwiftFilesAreMentioned() {
    let disk = MemoryFileSystem([
      "app/instant.schema.ts": Schemas.todos, "Gen/Mutations.swift": "", "Gen/README.md": "",
    ])
    let run = ToolRun(words, disk: disk)
    #expect(run.exitCode == .success)
    #expect(run.error == "note: Gen/Mutations.swift is not generated and was left alone\n")
  }

  @Test func aFullDiskIsAFileFailure() {
    let disk = MemoryFileSystem(["app/instant.schema.ts": Schemas.todos])
    disk.fillUp()
    let run = ToolRun(words, disk: disk)
    #expect(run.exitCode == .fileFailure)
    #expect(run.error.contains("no space left on device"))
  }

  @Test func theConfigurationGivesWhatIsLeftOut() {
    let disk = MemoryFileSystem([
      "app/instant.schema.ts": Schemas.todos,
      "app/instant-schema.json": #"{"to": "../Out"}"#,
    ])
    let run = ToolRun(["generate", "--from", "app/instant.schema.ts"], disk: disk)
    #expect(run.exitCode == .success, "\(run.error)")
    #expect(disk.texts.keys.contains("Out/Schema.swift"))
  }

  @Test func aWrongConfigurationIsUsage() {
    let disk = MemoryFileSystem([
      "app/instant.schema.ts": Schemas.todos,
      "app/instant-schema.json": "{\n  \"too\": \"Out\"\n}",
    ])
    let run = ToolRun(words, disk: disk)
    #expect(run.exitCode == .usage)
    #expect(
      run.error
        == "app/instant-schema.json:2:3: error: Unknown key 'too'; did you mean 'to'?\n")
  }

  @Test func standardInputNeedsAllowDirty() {
    let refused = ToolRun(["generate", "--from", "-", "--to", "Gen"])
    #expect(refused.exitCode == .usage)
    #expect(refused.error.contains("--allow-dirty"))
    let disk = MemoryFileSystem()
    let run = ToolRun(
      ["generate", "--from", "-", "--to", "Gen", "--allow-dirty"], disk: disk,
      console: RecordingConsole(input: Schemas.todos))
    #expect(run.exitCode == .success, "\(run.error)")
    #expect(disk.texts["Gen/Schema.swift"]?.contains("from <stdin>.") == true)
  }

  @Test func aServerIsAnsweredWithWhatToDoInstead() {
    let run = ToolRun(["generate", "--app", "1234"])
    #expect(run.exitCode == .usage)
    #expect(run.error.contains("npx instant-cli@latest pull schema"))
    #expect(run.error.contains("--from"))
  }

  @Test(arguments: ["1App", "A-B", "Ä", "A B"])
  func aPrefixMustBeginAName(prefix: String) {
    let run = ToolRun(words + ["--prefix", prefix])
    #expect(run.exitCode == .usage)
    #expect(run.error.contains("'\(prefix)' is invalid for '--prefix'"))
  }

  // MARK: - Git

  @Test func whatIsNotCommittedStopsIt() {
    let disk = MemoryFileSystem(["app/instant.schema.ts": Schemas.todos])
    let problem = GitProblem(
      path: "app/instant.schema.ts", state: .differs,
      advice: "commit it: git commit app/instant.schema.ts")
    let git = CleanGit(assessment: GitAssessment(problems: [problem]))
    let run = ToolRun(words, disk: disk, git: git)
    #expect(run.exitCode == .uncommitted)
    #expect(
      run.error == """
        error: app/instant.schema.ts differs from what is committed
          note: commit it: git commit app/instant.schema.ts
        error: nothing was written
          note: pass --allow-dirty to generate without these checks

        """)
    #expect(disk.texts.count == 1)
    #expect(ToolRun(words + ["--allow-dirty"], disk: disk, git: git).exitCode == .success)
  }

  @Test func ofManyProblemsTheFirstAreNamed() {
    let disk = MemoryFileSystem(["app/instant.schema.ts": Schemas.todos])
    let problems = (1...25).map {
      GitProblem(path: "Gen/\($0).swift", state: .output(.untracked), advice: "")
    }
    let git = CleanGit(assessment: GitAssessment(problems: problems))
    let run = ToolRun(words, disk: disk, git: git)
    #expect(run.error.contains("Gen/10.swift"))
    #expect(!run.error.contains("Gen/11.swift"))
    #expect(run.error.contains("15 more files are not committed; nothing was written"))
  }

  @Test func aGitThatCannotBeAskedStopsIt() {
    let disk = MemoryFileSystem(["app/instant.schema.ts": Schemas.todos])
    let git = CleanGit(refusal: GitRefusal(message: "git is broken", advice: "mend it"))
    let run = ToolRun(words, disk: disk, git: git)
    #expect(run.exitCode == .uncommitted)
    #expect(run.error == "error: git is broken\n  note: mend it\n")
  }

  @Test func errorsOfTheSchemaComeBeforeGit() {
    let disk = MemoryFileSystem(["app/instant.schema.ts": Schemas.misspelled])
    let git = CleanGit(refusal: GitRefusal(message: "git is broken", advice: "mend it"))
    #expect(ToolRun(words, disk: disk, git: git).exitCode == .schemaErrors)
  }

  @Test func gitComesBeforeForeignFiles() {
    let disk = MemoryFileSystem([
      "app/instant.schema.ts": Schemas.todos, "Gen/Rooms.swift": "struct Room {}\n",
    ])
    let git = CleanGit(refusal: GitRefusal(message: "git is broken", advice: "mend it"))
    #expect(ToolRun(words, disk: disk, git: git).exitCode == .uncommitted)
  }

  @Test func aSideWithoutARepositoryIsNoted() {
    let disk = MemoryFileSystem(["app/instant.schema.ts": Schemas.todos])
    let git = CleanGit(assessment: GitAssessment(outsideRepositories: ["Gen"]))
    let run = ToolRun(words, disk: disk, git: git)
    #expect(run.exitCode == .success)
    #expect(
      run.error == "note: Gen stands in no git repository, so nothing was checked there\n")
  }
}
