import SchemaDiagnostics
import Testing

@Suite struct DiagnosticOrderTests {
  private func diagnostic(_ id: DiagnosticID, file: UInt32 = 0, at start: UInt32) -> Diagnostic {
    let range = SourceRange(file: FileID(index: file), start: start, end: start + 1)
    return Diagnostic(id, "at \(start)", at: range)
  }

  @Test func ordersByFileThenPlace() {
    let ordered = [
      diagnostic(.unknownKey, file: 1, at: 0), diagnostic(.unknownKey, at: 9),
      diagnostic(.unknownEntity, at: 3),
    ].inSourceOrder()
    #expect(ordered.map(\.range.file.index) == [0, 0, 1])
    #expect(ordered.map(\.range.start) == [3, 9, 0])
  }

  @Test func reportsTheGravestOfAPlaceAndElseTheFirst() {
    let ordered = [
      diagnostic(.clientRequired, at: 1), diagnostic(.unknownKey, at: 1),
      diagnostic(.nameClash, at: 1), diagnostic(.blankName, at: 1),
      diagnostic(.dottedName, at: 2), diagnostic(.declaredID, at: 2),
    ].inSourceOrder()
    #expect(ordered.map(\.id) == [.nameClash, .dottedName])
  }

  @Test func keepsTheSamePlaceOfDifferentFiles() {
    let ordered = [diagnostic(.blankName, at: 1), diagnostic(.blankName, file: 1, at: 1)]
      .inSourceOrder()
    #expect(ordered.count == 2)
  }

  @Test func countsWhatItReports() {
    let two = [diagnostic(.blankName, at: 0), diagnostic(.nameClash, at: 1)]
    let one = [diagnostic(.unknownKey, at: 2)]
    let note = [diagnostic(.clientRequired, at: 3)]
    #expect(DiagnosticSummary(two + one + note).text == "2 errors, 1 warning")
    #expect(DiagnosticSummary(one + one).text == "2 warnings")
    #expect(DiagnosticSummary(two.prefix(1)).text == "1 error")
    #expect(DiagnosticSummary(note).text == nil)
  }
}
