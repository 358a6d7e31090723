import SchemaDiagnostics
import Testing

@testable import SchemaParser

/// Damaged files: whatever the bytes, reading ends, says the same each time, and says it in order
/// and inside the file.
struct ParserFuzzTests {
  private func check(_ bytes: [UInt8]) {
    let file = SourceFile(id: FileID(index: 0), path: "a.ts", bytes: bytes)
    let outcome = Parser.parse(file)
    #expect(outcome.diagnostics == Parser.parse(file).diagnostics)
    #expect(outcome.diagnostics.allSatisfy { $0.range.end <= bytes.count })
    let starts = outcome.diagnostics.map(\.range.start)
    #expect(starts == starts.sorted())
    #expect(Set(starts).count == starts.count, "one report a place")
    guard let syntax = outcome.value else { return }
    // Walking the tree touches every node that can be reached.
    _ = SyntaxDump(syntax: syntax).statements()
  }

  @Test(arguments: MutationSource.all)
  func filesMayBeCutAnywhere(source: String) {
    let bytes = Array(source.utf8)
    for end in bytes.indices { check(Array(bytes[..<end])) }
  }

  /// Two faults of brackets side by side, which their indentation and the parser both stumble over.
  @Test(arguments: MutationSource.all)
  func neighboursOfABracketMayBeDamagedWithIt(source: String) {
    let bytes = Array(source.utf8)
    let file = SourceFile(id: FileID(index: 0), path: "a.ts", bytes: bytes)
    let tokens = (Lexer.tokens(of: file).value ?? []).dropLast()
    for bracket in tokens.indices where tokens[bracket].kind.isClosingBracket {
      for neighbour in max(0, bracket - 1)..<min(bracket + 3, tokens.count)
      where neighbour != bracket {
        let first = tokens[min(bracket, neighbour)]
        let second = tokens[max(bracket, neighbour)]
        let head = bytes[..<Int(first.start)]
        let between = bytes[Int(first.end)..<Int(second.start)]
        let tail = bytes[Int(second.end)...]
        let (one, other) = (bytes[first.offsets], bytes[second.offsets])
        check(Array([head, between, tail].joined()))
        check(Array([head, other, between, one, tail].joined()))
        check(Array([head, one, one, between, other, other, tail].joined()))
      }
    }
  }

  /// What `Fuzz/run Parser` has found.
  @Test(arguments: ["type A = | B | (), {", "declar a", "typ\na b"])
  func whatOnceBrokeHolds(source: String) { check(Array(source.utf8)) }

  @Test func tokensMayStandInAnyOrder() {
    var random = SplitMix64(state: 7)
    let words = TokenKind.allCases.map { "\($0.spelling)" }.filter { !$0.contains(" ") }
    let others = [
      "a", "b", "1", "'s'", "`t`", "`u${", "}v`", "/r/", "#p", "\n", "\n", "<c>", "</c>", "'",
    ]
    for length in 0..<300 {
      let text = (0..<length).map { _ in (words + others).randomElement(using: &random)! }
      check(Array(text.joined(separator: " ").utf8))
    }
  }

  @Test func bytesMayBeRandom() {
    var random = SplitMix64(state: 3)
    for length in 0..<200 {
      check((0..<length).map { _ in UInt8.random(in: 0...127, using: &random) })
    }
  }
}

extension Token {
  fileprivate var offsets: Range<Int> { Int(start)..<Int(end) }
}
