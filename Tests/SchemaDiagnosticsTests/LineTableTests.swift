import SchemaDiagnostics
import Testing

@Suite struct LineTableTests {
  private func place(_ offset: Int, in table: LineTable) -> [Int] {
    let position = table.position(at: offset)
    return [position.line, position.column]
  }

  @Test func everyLineEndCounts() {
    let table = LineTable(Array("a\nb\r\nc\rd\n\r\n".utf8))
    #expect(table.lineCount == 6)
    #expect((1...6).map(table.start(ofLine:)) == [0, 2, 5, 7, 9, 11])
  }

  @Test func positionsCountBytesFromOne() {
    let table = LineTable(Array("é=1\r\n  x".utf8))
    #expect(place(0, in: table) == [1, 1])
    #expect(place(2, in: table) == [1, 3])
    #expect(place(5, in: table) == [1, 6])
    #expect(place(6, in: table) == [2, 1])
    #expect(place(9, in: table) == [2, 4])
    #expect(place(99, in: table) == [2, 94])
  }

  @Test func anEmptyFileHasOneLine() {
    let table = LineTable([])
    #expect(table.lineCount == 1)
    #expect(place(0, in: table) == [1, 1])
  }

  @Test func positionAndStartAgreeEverywhere() {
    let bytes = Array("one\n\ntwo\r\rthree\r\n\r\n\nfour".utf8)
    let table = LineTable(bytes)
    for offset in 0...bytes.count {
      let position = table.position(at: offset)
      #expect(table.start(ofLine: position.line) + position.column - 1 == offset)
    }
  }
}
