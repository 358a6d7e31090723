import SchemaDiagnostics

@testable import SchemaParser

/// Changes a source by tokens, which leads deeper than changing bytes does: a run of tokens is
/// deleted, doubled, or put somewhere else.
package struct TokenMutator {
  private var state: UInt64

  package init(seed: UInt32) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// Xorshift: good enough to choose by, and the same for the same seed.
  private mutating func number(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 11) % limit
  }

  /// Whether tokens are to be changed this time, or bytes.
  package mutating func isChosen() -> Bool { number(below: 3) > 0 }

  package mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
    let file = SourceFile(id: FileID(index: 0), path: "", bytes: bytes)
    guard let tokens = Lexer.tokens(of: file).value, tokens.count > 1 else { return bytes }
    let from = run(of: tokens)
    let to = run(of: tokens)
    let pieces =
      switch number(below: 4) {
      case 0: [bytes[..<from.lowerBound], bytes[from.upperBound...]]
      case 1: [bytes[..<from.upperBound], bytes[from], bytes[from.upperBound...]]
      case 2: [bytes[..<to.lowerBound], bytes[from], bytes[to.upperBound...]]
      default: [bytes[..<to.lowerBound], bytes[from], [0x20], bytes[to.lowerBound...]]
      }
    return Array(pieces.joined())
  }

  /// The bytes of a few tokens that stand one after the other.
  private mutating func run(of tokens: [Token]) -> Range<Int> {
    let first = number(below: tokens.count - 1)
    let longest = number(below: 4) == 0 ? 40 : 4
    let last = min(first + number(below: longest), tokens.count - 2)
    return Int(tokens[first].start)..<Int(tokens[last].end)
  }
}
