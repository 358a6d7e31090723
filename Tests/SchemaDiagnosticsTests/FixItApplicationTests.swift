import SchemaDiagnostics
import Testing

@Suite struct FixItApplicationTests {
  private func apply(_ marked: String, _ texts: [String]) throws -> String {
    let fixture = RenderingFixture(marked)
    let edits = zip(fixture.ranges, texts).map { FixIt.Edit($0, $1) }
    let file = fixture.sources[fixture.ranges[0].file]
    return String(decoding: try file.applying(edits.reversed()), as: UTF8.self)
  }

  @Test func replacesInsertsAndDeletes() throws {
    #expect(try apply("a: «x», «»b: 2«, c»", ["yy", "new, ", ""]) == "a: yy, new, b: 2")
  }

  @Test func insertsBesideAReplacement() throws {
    #expect(try apply("«»«x»«»", ["(", "y", ")"]) == "(y)")
  }

  @Test func refusesOverlappingEdits() {
    #expect(throws: OverlappingEdits.self) { try apply("a «b «c» d»", ["x", "y"]) }
    #expect(throws: OverlappingEdits.self) { try apply("a «b «»c»", ["x", "y"]) }
  }

  @Test func leavesOtherFilesAlone() throws {
    var sources = SourceMap()
    let first = sources.add(path: "a.ts", bytes: Array("a".utf8))
    let second = sources.add(path: "b.ts", bytes: Array("b".utf8))
    let edit = FixIt.Edit(SourceRange(file: second.id, start: 0, end: 1), "c")
    #expect(try first.applying([edit]) == Array("a".utf8))
    #expect(try second.applying([edit]) == Array("c".utf8))
  }
}
