import SchemaDiagnostics
import Testing

@testable import instant_schema

/// How much is printed, and in which style.
struct ReportingTests {
  /// A schema with warnings before errors, and one more of each than is printed.
  private let disk: MemoryFileSystem = {
    let warnings = (0...DiagnosticSelection.limit).map { "\"w.\($0)\": i.string()," }
    let errors = (0..<DiagnosticSelection.limit + 3).map { "e\($0): i.strng()," }
    let lines = (warnings + errors).joined(separator: "\n")
    return MemoryFileSystem([
      "instant.schema.ts": "export default i.schema({ entities: { a: i.entity({\n\(lines)\n}) } });"
    ])
  }()

  private func run(_ style: String, _ extra: String...) -> ToolRun {
    ToolRun(
      ["check", "--from", "instant.schema.ts", "--diagnostics", style] + extra, disk: disk)
  }

  private func count(_ text: String, in run: ToolRun) -> Int {
    run.error.split(separator: "\n").count { $0.contains(text) }
  }

  @Test(arguments: [
    ("text", "[dotted-name]", "[unknown-builder]"),
    ("github", "title=dotted-name", "title=unknown-builder"),
  ])
  func aHundredOfEachWeightArePrintedForPeople(style: String, warning: String, error: String) {
    let run = run(style)
    #expect(count(warning, in: run) == 100)
    #expect(count(error, in: run) == 100)
    #expect(run.exitCode == .schemaErrors)
  }

  @Test func theLastLinesTellHowManyMoreThereAre() {
    #expect(
      run("text").error.hasSuffix(
        "note: 3 errors, 1 warning more; --diagnostics json prints all\n103 errors, 101 warnings\n")
    )
    let annotation =
      "::notice title=more-diagnostics::3 errors, 1 warning more; --diagnostics json prints all\n"
    #expect(run("github").error.hasSuffix(annotation))
    #expect(run("text", "--quiet").error.contains("3 errors, 1 warning more"))
  }

  @Test func programsGetAll() {
    let run = run("json")
    #expect(count("\"dotted-name\"", in: run) == 101)
    #expect(count("\"unknown-builder\"", in: run) == 103)
    #expect(!run.error.contains("more"))
  }

  @Test func whatFitsIsPrintedWithoutARemark() {
    let disk = MemoryFileSystem(["instant.schema.ts": Schemas.ruleBroken])
    #expect(!ToolRun(["check", "--from", "instant.schema.ts"], disk: disk).error.contains(" more"))
  }

  // MARK: - Mistakes in the command line

  @Test(arguments: [
    ["chek", "--diagnostics", "json"], ["chek", "--diagnostics=json"],
    ["--diagnostics", "json", "check"], ["check", "--form", "a.ts", "--diagnostics=json"],
    ["check", "--diagnostics=text", "--diagnostics=json", "--from"],
    ["generate", "--app", "1", "--diagnostics", "json"],
  ])
  func areJSONWhereThatIsAskedFor(words: [String]) {
    let run = ToolRun(words)
    #expect(run.exitCode == .usage)
    #expect(run.error.hasPrefix(#"{"id":"usage","severity":"error","message":""#))
    #expect(run.error.hasSuffix(#""path":null,"line":null,"column":null,"notes":[]}"# + "\n"))
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test func areAnnotationsWhereThatIsAskedFor() {
    let run = ToolRun(["chek", "--diagnostics", "github"])
    #expect(run.error == "::error title=usage::Unknown command 'chek'; did you mean 'check'?\n")
  }

  @Test(arguments: [
    ["chek"], ["chek", "--diagnostics"], ["chek", "--diagnostics", "yaml"],
    ["chek", "--", "--diagnostics", "json"],
  ])
  func areTextOtherwise(words: [String]) {
    #expect(ToolRun(words).error.hasPrefix("error: "))
  }
}
