import Testing

@testable import instant_schema

@Suite struct SampleCommandTests {
  @Test func writesASchemaAndItsSwift() {
    let disk = MemoryFileSystem()
    let run = ToolRun(["sample", "--to", "Gen"], disk: disk)
    #expect(run.exitCode == .success, "\(run.error)")
    #expect(run.error == "")
    #expect(disk.texts["instant.schema.ts"] == SampleSchema.text)
    #expect(
      disk.texts.keys.sorted() == [
        "Gen/Entities.swift", "Gen/Links.swift", "Gen/Rooms.swift", "Gen/Schema.swift",
        "instant.schema.ts",
      ])
    #expect(run.output.contains("written instant.schema.ts\n"))
    #expect(
      run.output.contains("instant-schema generate --from instant.schema.ts --to Gen\n"))
  }

  @Test func whatToDoNextIsCalledAsThisOneWas() {
    let disk = MemoryFileSystem()
    let words = ["sample", "--to", "My Gen", "--hashable"]
    let run = ToolRun(words, disk: disk, startedAs: "/x/instant-schema")
    #expect(
      run.output.hasSuffix(
        """

        Next:
          1. Commit both: git add instant.schema.ts 'My Gen' && git commit
          2. Edit instant.schema.ts, or pull your own: npx instant-cli@latest pull schema
          3. Commit it, and then: swift run instant-schema generate --from instant.schema.ts --to 'My Gen' --hashable
          4. In CI: swift run instant-schema check --from instant.schema.ts --to 'My Gen' --hashable

        """), "\(run.output)")
  }

  @Test func theSwiftIsWhatGenerateGives() {
    let disk = MemoryFileSystem()
    _ = ToolRun(["sample", "--to", "Gen"], disk: disk)
    let check = ToolRun(["check", "--from", "instant.schema.ts", "--to", "Gen"], disk: disk)
    #expect(check.exitCode == .success, "\(check.output)")
  }

  @Test func aSchemaThatIsThereStaysUnlessForced() {
    let disk = MemoryFileSystem(["instant.schema.ts": Schemas.todos])
    let refused = ToolRun(["sample", "--to", "Gen"], disk: disk)
    #expect(refused.exitCode == .fileFailure)
    #expect(refused.error.hasPrefix("error: instant.schema.ts is there already\n"))
    #expect(refused.error.contains("--skip-schema"))
    #expect(refused.error.contains("--force"))
    #expect(disk.texts == ["instant.schema.ts": Schemas.todos])

    let kept = ToolRun(["sample", "--to", "Gen", "--skip-schema"], disk: disk)
    #expect(kept.exitCode == .success, "\(kept.error)")
    #expect(disk.texts["instant.schema.ts"] == Schemas.todos)
    #expect(disk.texts.count == 5)

    let forced = ToolRun(["sample", "--to", "Gen", "--force"], disk: disk)
    #expect(forced.exitCode == .success, "\(forced.error)")
    #expect(disk.texts["instant.schema.ts"] == SampleSchema.text)
  }

  @Test func theSchemaMayStandElsewhere() {
    let disk = MemoryFileSystem()
    let run = ToolRun(["sample", "--to", "Gen", "--schema", "app/my.schema.ts"], disk: disk)
    #expect(run.exitCode == .success, "\(run.error)")
    #expect(disk.texts["app/my.schema.ts"] == SampleSchema.text)
  }

  @Test func aForeignFileLeavesNoSchemaBehind() {
    let disk = MemoryFileSystem(["Gen/Rooms.swift": "struct Room {}\n"])
    #expect(ToolRun(["sample", "--to", "Gen"], disk: disk).exitCode == .fileFailure)
    #expect(disk.texts.count == 1)
  }

  @Test func keepingNothingIsAnError() {
    let run = ToolRun(["sample", "--to", "Gen", "--skip-schema"])
    #expect(run.exitCode == .fileFailure)
    #expect(run.error == "error: instant.schema.ts: no such file or directory\n")
  }

  @Test func aSchemaIsWrittenToAFile() {
    let disk = MemoryFileSystem()
    let run = ToolRun(["sample", "--to", "Gen", "--schema", "-"], disk: disk)
    #expect(run.exitCode == .usage)
    #expect(
      run.error.hasPrefix("error: The value '-' is invalid for '--schema'; it needs a file\n"))
    #expect(disk.texts.isEmpty)
  }

  @Test func keepingAndReplacingExcludeEachOther() {
    #expect(ToolRun(["sample", "--to", "Gen", "--skip-schema", "--force"]).exitCode == .usage)
  }
}
