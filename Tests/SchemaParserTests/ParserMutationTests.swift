import Foundation
import SchemaDiagnostics
import Testing

@testable import SchemaParser

/// What TypeScript's own parser refuses is refused at the same line, and what it accepts is
/// accepted: tried on sources with one token deleted, doubled or swapped with the next. Where the
/// token is a bracket, the report may be nearer to it, which TypeScript often is not.
@Suite(.enabled(if: TypeScriptCompiler.installed != nil, "node with typescript is not installed"))
struct ParserMutationTests {
  @Test(.timeLimit(.minutes(15)), arguments: MutationSource.all)
  func agreesWithTypeScriptOnEveryMutation(source: String) throws {
    for (mutant, expected) in try judged(source) {
      let outcome = Parser.parse(mutant.text)
      // Where a change makes a block of a statement, what is in it is not judged.
      if outcome.diagnostics.isEmpty, outcome.value?.hasSkippedStatement == true { continue }
      let first = outcome.diagnostics.first.map { mutant.line(of: $0) }
      if mutant.changesBracket, let first, let expected = expected.first {
        #expect((mutant.line...expected).contains(first), "\(mutant.description)")
      } else {
        #expect(first == expected.first, "\(mutant.description)")
      }
    }
  }

  /// The stages behind the parser neither hide what it reports nor say anything before it that
  /// only follows from it: tried on every fourth mutation, which is each kind in turn.
  @Test(.timeLimit(.minutes(15)), arguments: MutationSource.fixtures)
  func aSchemaThatTypeScriptRefusesIsRefusedForThat(source: String) throws {
    for (mutant, expected) in try judged(source, every: 4) {
      guard let expected = expected.first else { continue }
      let outcome = SchemaReader(sources: DictionarySources())
        .read(path: "instant.schema.ts", bytes: Array(mutant.text.utf8)).outcome
      let error = outcome.diagnostics.first { $0.severity == .error }
      let line = error.map { mutant.line(of: $0) }
      if line != expected, Parser.parse(mutant.text).value?.hasSkippedStatement == true { continue }
      let places =
        mutant.changesBracket
        ? [min(mutant.line, expected)...max(mutant.lastLine, expected)]
        // TypeScript may take the type arguments in which a fault is for a comparison before it.
        : [expected...expected, mutant.line...mutant.lastLine]
      #expect(
        line.map { line in places.contains { $0.contains(line) } } == true, "\(mutant.description)")
    }
  }

  /// Mutations of a source, with the lines that TypeScript complains of.
  private func judged(
    _ source: String, every step: Int = 1
  ) throws -> Zip2Sequence<[Mutant], [TypeScriptCompiler.ErrorLines]> {
    let compiler = try #require(TypeScriptCompiler.installed)
    let all = Mutant.all(of: source)
    let mutants = stride(from: 0, to: all.count, by: step).map { all[$0] }
    let lines = try compiler.errorLines(of: mutants.map(\.text))
    try #require(!mutants.isEmpty && lines.count == mutants.count)
    return zip(mutants, lines)
  }

  @Test func thereAreFixturesToChange() { #expect(MutationSource.fixtures.count >= 10) }

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
  /// The lines of what is changed.
  let line: Int
  let lastLine: Int
  let changesBracket: Bool

  func line(of diagnostic: Diagnostic) -> Int {
    LineTable(Array(text.utf8)).position(at: Int(diagnostic.range.start)).line
  }

  static func all(of source: String) -> [Mutant] {
    let bytes = Array(source.utf8)
    let file = SourceFile(id: FileID(index: 0), path: "a.ts", bytes: bytes)
    let tokens = Lexer.tokens(of: file).value ?? []
    let lines = LineTable(bytes)
    return zip(tokens, tokens.dropFirst()).flatMap { token, next in
      mutants(of: bytes, lines, at: token, next)
    }
  }

  private static func mutants(
    of bytes: [UInt8], _ lines: LineTable, at token: Token, _ next: Token
  ) -> [Mutant] {
    let start = Int(token.start)
    let end = Int(token.end)
    // Without it, the body of a function is one that is skipped.
    guard token.kind != .returnKeyword, next.kind != .returnKeyword else { return [] }
    let position = lines.position(at: start)
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    func mutant(_ change: String, upTo last: Token, _ pieces: Range<Int>...) -> Mutant {
      Mutant(
        description: "\(change) `\(name)` at \(position.line):\(position.column)",
        text: String(decoding: pieces.flatMap { bytes[$0] }, as: UTF8.self),
        line: position.line, lastLine: lines.position(at: Int(last.start)).line,
        changesBracket: token.kind.isClosingBracket || token.kind.closingBracket != nil)
    }
    let firstSpace = bytes.firstIndex(of: UInt8(ascii: " ")) ?? 0
    let space = firstSpace..<firstSpace + 1
    let result = [
      mutant("delete", upTo: token, 0..<start, end..<bytes.count),
      mutant("double", upTo: token, 0..<end, space, start..<bytes.count),
    ]
    guard next.kind != .endOfFile else { return result }
    let nextRange = Int(next.start)..<Int(next.end)
    let swap = mutant(
      "swap", upTo: next, 0..<start, nextRange, end..<nextRange.lowerBound, start..<end,
      nextRange.upperBound..<bytes.count)
    return result + [swap]
  }
}
