import SchemaDiagnostics
import Testing

@Suite struct TextBufferTests {
  private func text(of buffer: inout TextBuffer) -> String {
    String(decoding: buffer.take().concatenated, as: UTF8.self)
  }

  @Test func keepsWhatIsAppendedInOrder() {
    var buffer = TextBuffer()
    buffer.append("let ")
    buffer.append("é👍" as String)
    buffer.append(UInt8(ascii: "="), count: 3)
    #expect(buffer.count == 13)
    #expect(text(of: &buffer) == "let é👍===")
    #expect(buffer.count == 0)
    #expect(buffer.take().isEmpty)
  }

  /// Parts that fill pieces in different ways: many short ones, and some longer than a piece.
  @Test(arguments: [1, 7, 1000, 65_536, 100_000])
  func longTextIsWhole(_ length: Int) {
    let parts = (0..<400_000 / length).map { String(repeating: "\($0 % 10)", count: length) }
    var buffer = TextBuffer()
    for part in parts { buffer.append(part) }
    #expect(buffer.count == parts.count * length)
    #expect(text(of: &buffer) == parts.joined())
  }

  @Test(arguments: [1, 1000, 100_000], [0, 1, 65_535, 65_536, 65_537, 131_072, 199_999, 200_000])
  func textIsTakenBackToAnyPlace(_ length: Int, _ count: Int) {
    let whole = String((0..<200_000).map { Character(Unicode.Scalar(UInt8(97 + $0 % 26))) })
    var buffer = TextBuffer()
    for start in stride(from: 0, to: whole.utf8.count, by: length) {
      buffer.append(String(decoding: whole.utf8.dropFirst(start).prefix(length), as: UTF8.self))
    }
    buffer.truncate(to: count)
    #expect(buffer.count == count)
    buffer.append("end")
    #expect(text(of: &buffer) == whole.prefix(count) + "end")
  }
}
