import Testing

@testable import instant_schema

@Suite struct CheckCommandTests {
  private let words = ["check", "--from", "instant.schema.ts", "--to", "Gen"]

  @Test func generatedCodeIsUpToDate() {
    let disk = generated()
    let before = disk.texts
    let run = ToolRun(words, disk: disk)
    #expect(run.exitCode == .success)
    #expect(run.output == "Gen is up to date with instant.schema.ts\n")
    #expect(disk.texts == before)
  }

  @Test func lineEndsOfACheckoutDoNotCount() {
    let texts = generated().texts
    let disk = MemoryFileSystem(texts.mapValues { $0.replacing("\n", with: "\r\n") })
    #expect(ToolRun(words, disk: disk).exitCode == .success)
  }

  @Test func anEditByHandIsShown() throws {
    var texts = generated().texts
    let text = try #require(texts["Gen/Links.swift"])
    texts["Gen/Links.swift"] = text + "// by hand\n"
    let disk = MemoryFileSystem(texts)
    let run = ToolRun(words, disk: disk)
    #expect(run.exitCode == .stale)
    #expect(run.output.hasPrefix("--- Gen/Links.swift\n+++ Gen/Links.swift (generated)\n@@ "))
    #expect(run.output.hasSuffix("-// by hand\n"))
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).count
    #expect(
      run.error == """
        Gen/Links.swift:\(line): error: this is not what instant.schema.ts gives
          note: run: instant-schema generate --from instant.schema.ts --to Gen

        """)
    #expect(disk.texts == texts)
  }

  @Test func aMissingFileIsADifference() throws {
    var texts = generated().texts
    let text = try #require(texts["Gen/Rooms.swift"])
    texts["Gen/Rooms.swift"] = nil
    let run = ToolRun(words, disk: MemoryFileSystem(texts))
    #expect(run.exitCode == .stale)
    #expect(run.output.hasPrefix("--- /dev/null\n+++ Gen/Rooms.swift\n@@ -0,0 +1"))
    #expect(run.output.contains("+" + text.prefix { $0 != "\n" }))
    #expect(run.error.hasPrefix("error: Gen/Rooms.swift is missing\n"))
  }

  @Test func aMissingDirectoryIsFourMissingFiles() {
    let run = ToolRun(words, disk: MemoryFileSystem(["instant.schema.ts": Schemas.todos]))
    #expect(run.exitCode == .stale)
    #expect(run.error.split(separator: "\n").count { $0.hasSuffix("is missing") } == 4)
  }

  @Test func theCommandThatMendsItKeepsTheOptions() {
    let disk = MemoryFileSystem([
      "instant.schema.ts": Schemas.todos, "instant-schema.json": #"{"prefix": "My"}"#,
    ])
    let run = ToolRun(words + ["--hashable"], disk: disk)
    #expect(
      run.error.contains(
        "run: instant-schema generate --from instant.schema.ts --to Gen --prefix My --hashable\n"))
  }

  @Test(arguments: [
    (["--from", "instant.schema.ts", "--root", "."], "--from instant.schema.ts --to Gen --root ."),
    (
      ["--from", "instant.schema.ts", "--config", "other.json"],
      "--from instant.schema.ts --to Gen --prefix My --config other.json"
    ),
    (["--from=-odd.ts"], "--from=-odd.ts --to Gen"),
    (["--from", "-"], "--from - --to Gen --allow-dirty"),
  ])
  func theCommandThatMendsItWorks(words: [String], expected: String) {
    let disk = MemoryFileSystem([
      "instant.schema.ts": Schemas.todos, "-odd.ts": Schemas.todos,
      "other.json": #"{"prefix": "My"}"#,
    ])
    let console = RecordingConsole(input: Schemas.todos)
    let check = ToolRun(["check", "--to", "Gen"] + words, disk: disk, console: console)
    #expect(check.exitCode == .stale)
    #expect(check.error.contains("run: instant-schema generate \(expected)\n"), "\(check.error)")

    let generation = ["generate"] + expected.split(separator: " ").map(String.init)
    let again = RecordingConsole(input: Schemas.todos)
    #expect(ToolRun(generation, disk: disk, console: again).exitCode == .success)
    let last = RecordingConsole(input: Schemas.todos)
    let mended = ToolRun(["check", "--to", "Gen"] + words, disk: disk, console: last)
    #expect(mended.exitCode == .success, "\(mended.output)")
    let name = words == ["--from", "-"] ? "<stdin>" : expected.split { " =".contains($0) }[1]
    #expect(mended.output == "Gen is up to date with \(name)\n")
  }

  @Test(arguments: ["file", "file/below"])
  func aFileInThePlaceOfTheDirectoryIsNoDifference(output: String) {
    let disk = MemoryFileSystem(["instant.schema.ts": Schemas.todos, "file": ""])
    let run = ToolRun(["check", "--from", "instant.schema.ts", "--to", output], disk: disk)
    #expect(run.exitCode == .fileFailure)
    #expect(run.error == "error: \(output): is not a directory\n")
  }

  @Test func theCommandIsCalledAsThisOneWas() {
    let disk = MemoryFileSystem(["instant.schema.ts": Schemas.todos])
    let run = ToolRun(words, disk: disk, startedAs: "/package/.build/debug/instant-schema")
    #expect(
      run.error.contains(
        "run: swift run instant-schema generate --from instant.schema.ts --to Gen\n"))
  }

  @Test func aDirectoryInThePlaceOfAFileIsNoDifference() {
    var texts = generated().texts
    texts["Gen/Links.swift"] = nil
    texts["Gen/Links.swift/file"] = ""
    let run = ToolRun(words, disk: MemoryFileSystem(texts))
    #expect(run.exitCode == .fileFailure)
    #expect(run.output == "")
    #expect(run.error == "error: Gen/Links.swift: is a directory\n")
  }

  @Test func annotationsNameTheLine() throws {
    var texts = generated().texts
    texts["Gen/Links.swift"] = "// other\n"
    let run = ToolRun(words + ["--diagnostics", "github"], disk: MemoryFileSystem(texts))
    #expect(run.exitCode == .stale)
    #expect(
      run.error == "::error file=Gen/Links.swift,line=1,title=stale-output::this is not what "
        + "instant.schema.ts gives%0Anote: run: instant-schema generate --from "
        + "instant.schema.ts --to Gen\n")
  }

  @Test func programsReadJSON() throws {
    var texts = generated().texts
    texts["Gen/Links.swift"] = "// other\n"
    let run = ToolRun(words + ["--diagnostics=json"], disk: MemoryFileSystem(texts))
    #expect(
      run.error == #"{"id":"stale-output","severity":"error","message":"this is not what "#
        + #"instant.schema.ts gives","path":"Gen/Links.swift","line":1,"column":null,"notes":["#
        + #""run: instant-schema generate --from instant.schema.ts --to Gen"]}"# + "\n")
  }

  @Test func withoutAnOutputTheSchemaAloneIsChecked() {
    let good = MemoryFileSystem(["instant.schema.ts": Schemas.todos])
    let run = ToolRun(["check", "--from", "instant.schema.ts"], disk: good)
    #expect(run.exitCode == .success)
    #expect(run.output == "instant.schema.ts has no errors\n")
    let bad = MemoryFileSystem(["instant.schema.ts": Schemas.ruleBroken])
    #expect(ToolRun(["check", "--from", "instant.schema.ts"], disk: bad).exitCode == .schemaErrors)
  }

  @Test func colorsAreForTerminals() throws {
    var texts = generated().texts
    texts["Gen/Links.swift"] = "// other\n"
    let disk = MemoryFileSystem(texts)
    func run(_ extra: [String], _ console: RecordingConsole) -> String {
      let run = ToolRun(words + extra, disk: disk, console: console)
      return run.output + run.error
    }
    let escape = "\u{1B}["
    #expect(!run([], RecordingConsole()).contains(escape))
    #expect(run([], RecordingConsole(isTerminal: true)).contains(escape + "31m-// other"))
    let noColor = RecordingConsole(variables: ["NO_COLOR": "1"], isTerminal: true)
    #expect(!run([], noColor).contains(escape))
    #expect(!run(["--color", "never"], RecordingConsole(isTerminal: true)).contains(escape))
    #expect(run(["--color", "always"], RecordingConsole()).contains(escape))
    let dumb = RecordingConsole(variables: ["TERM": "dumb"], isTerminal: true)
    #expect(!run([], dumb).contains(escape))
  }

  private func generated() -> MemoryFileSystem {
    let disk = MemoryFileSystem(["instant.schema.ts": Schemas.todos])
    _ = ToolRun(
      ["generate", "--allow-dirty", "--from", "instant.schema.ts", "--to", "Gen"], disk: disk)
    return disk
  }
}
