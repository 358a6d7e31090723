import TestSupport
import Testing

@testable import instant_schema

/// From a schema to the messages about it, time grows with what there is to read and not with its
/// square, whatever is repeated.
@Suite struct GrowthTests {
  /// A text with a piece in it that may come any number of times, in which `@` stands for a number.
  struct Repetition: CustomTestStringConvertible, Sendable {
    let before: String
    let piece: String
    let after: String

    init(_ before: String, _ piece: String, _ after: String) {
      self.before = before
      self.piece = piece
      self.after = after
    }

    func text(_ count: Int) -> String {
      let parts = piece.split(separator: "@", omittingEmptySubsequences: false)
      return before + (0..<count).map { parts.joined(separator: "\($0)") }.joined() + after
    }

    var testDescription: String { before.suffix(20) + piece + "…" }
  }

  private static let schema = "export default i.schema({ entities: { "

  /// What the lexer and the parser stumble over, on one line and on many.
  static let faults = ["#", "\0", "😀", "\\u", "“", "\"", "1a", "a.", "a;", "}{", ")", "<", "@@("]
    .flatMap { [$0, $0 + "\n"] }

  /// What is read without a fault of syntax, and judged by the stages behind the parser.
  static let statements = [
    "i.schema({}); ", "import { a@ } from './a@'; ", "const a@ = [a@, b@];\n",
  ]

  static let schemas = [
    Repetition("\(schema)/** ", "a\n", "*/ t: i.entity({}) } });"),
    Repetition(schema, "t@: i.entity({ a: i.string() }), ", "} });"),
    Repetition(schema, "t@: i.entity({ a: i.strin() }), ", "} });"),
    Repetition(schema, "t@: i.entity({ a: none@ }), ", "} });"),
    Repetition("\(schema)t: i.entity({ ", "a@: i.string(), ", "}) } });"),
    Repetition("\(schema)t: i.entity({ ", "a: i.string(), ", "}) } });"),
    Repetition("\(schema)t: i.entity({ a: i.string<", "'a@' | ", "'a'>() }) } });"),
    Repetition(
      "\(schema)t: i.entity({}) }, links: { ",
      "l@: { forward: { on: 't', has: 'one', label: 'a@' },"
        + " reverse: { on: 'none@', has: 'many', label: 'b@' } }, ",
      "} });"),
  ]

  @Test(arguments: (faults + statements).map { Repetition("", $0, "") } + schemas)
  func timeIsLinear(_ repetition: Repetition) {
    let short = time(repetition.text(1_000))
    let long = time(repetition.text(8_000))
    // Eight times the text: quadratic growth would take sixty-four times as long.
    #expect(long < short * 20 + 0.2)
  }

  private func time(_ schema: String) -> Double {
    let disk = MemoryFileSystem(["instant.schema.ts": schema])
    return processorTime { _ = ToolRun(["check", "--from", "instant.schema.ts"], disk: disk) }
  }
}
