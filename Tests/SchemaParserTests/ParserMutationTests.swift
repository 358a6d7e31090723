import Foundation
import SchemaDiagnostics
import Testing

@testable import SchemaParser

/// What TypeScript's own parser refuses is refused at the same line, and what it accepts is
/// accepted: tried on sources with one token deleted, doubled or swapped with the next. Where the
/// token is a bracket, the report may be nearer to it, which TypeScript often is not.
@Suite(.enabled(if: TypeScriptCompiler.installed != nil, "node with typescript is not installed"))
struct ParserMutationTests {
  @Test(.timeLimit(.minutes(1)))
  func agreesWithTypeScriptOnEveryMutation() throws {
    let compiler = try #require(TypeScriptCompiler.installed)
    let mutants = MutationSource.all.flatMap(Mutant.all)
    let expected = try compiler.errorLines(of: mutants.map(\.text))
    #expect(expected.count == mutants.count)
    for (mutant, expected) in zip(mutants, expected) {
      let outcome = Parser.parse(mutant.text)
      // Where a change makes a block of a statement, what is in it is not judged.
      if outcome.diagnostics.isEmpty, outcome.value?.hasSkippedStatement == true { continue }
      let lines = LineTable(Array(mutant.text.utf8))
      let first = outcome.diagnostics.first.map { lines.position(at: Int($0.range.start)).line }
      if mutant.changesBracket, let first, let expected = expected.first {
        #expect((mutant.line...expected).contains(first), "\(mutant.description)")
      } else {
        #expect(first == expected.first, "\(mutant.description)")
      }
    }
  }

  @Test(arguments: MutationSource.all)
  func acceptsTheSourcesThemselves(source: String) {
    #expect(Parser.parse(source).diagnostics == [])
  }
}

extension SourceFileSyntax {
  fileprivate var hasSkippedStatement: Bool {
    statements.contains {
      if case .skipped = $0.kind { true } else { false }
    }
  }
}

/// A source with one token changed.
struct Mutant {
  let description: String
  let text: String
  /// The line of the change.
  let line: Int
  let changesBracket: Bool

  static func all(of source: String) -> [Mutant] {
    let bytes = Array(source.utf8)
    let file = SourceFile(id: FileID(index: 0), path: "a.ts", bytes: bytes)
    let tokens = Lexer.tokens(of: file).value ?? []
    return zip(tokens, tokens.dropFirst()).flatMap { token, next in
      mutants(of: bytes, at: token, next)
    }
  }

  private static func mutants(of bytes: [UInt8], at token: Token, _ next: Token) -> [Mutant] {
    let start = Int(token.start)
    let end = Int(token.end)
    // Without it, the body of a function is one that is skipped.
    guard token.kind != .returnKeyword, next.kind != .returnKeyword else { return [] }
    let position = LineTable(bytes).position(at: start)
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    func mutant(_ change: String, _ pieces: Range<Int>...) -> Mutant {
      Mutant(
        description: "\(change) `\(name)` at \(position.line):\(position.column)",
        text: String(decoding: pieces.flatMap { bytes[$0] }, as: UTF8.self),
        line: position.line,
        changesBracket: token.kind.isClosingBracket || token.kind.closingBracket != nil)
    }
    let firstSpace = bytes.firstIndex(of: UInt8(ascii: " ")) ?? 0
    let space = firstSpace..<firstSpace + 1
    let result = [
      mutant("delete", 0..<start, end..<bytes.count),
      mutant("double", 0..<end, space, start..<bytes.count),
    ]
    guard next.kind != .endOfFile else { return result }
    let nextRange = Int(next.start)..<Int(next.end)
    let swap = mutant(
      "swap", 0..<start, nextRange, end..<nextRange.lowerBound, start..<end,
      nextRange.upperBound..<bytes.count)
    return result + [swap]
  }
}
