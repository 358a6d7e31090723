import FuzzSupport
import SchemaDiagnostics

@testable import SchemaParser

/// The lexer: tokens and trivia cover the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  var sources = SourceMap()
  let outcome = Lexer.tokens(of: sources.add(path: "a.ts", bytes: bytes))
  requireSound(outcome.diagnostics, in: sources)
  guard let tokens = outcome.value else {
    require(outcome.hasErrors, "no tokens without a reason")
    return 0
  }
  var position = 0
  var trivia: [UInt8] = []
  for token in tokens {
    require(position <= token.start && token.start <= token.end, "tokens are in order: \(token)")
    require(
      token.kind == .endOfFile || token.start < token.end, "a token is not empty: \(token)")
    trivia += bytes[position..<Int(token.start)] + [UInt8(ascii: "\n")]
    position = Int(token.end)
  }
  require(tokens.last?.kind == .endOfFile && position == count, "tokens end with the file")
  require(tokens.count { $0.kind == .endOfFile } == 1, "a file ends once")
  requireTrivia(trivia)
  return 0
}

/// What lies between the tokens holds none.
private func requireTrivia(_ bytes: [UInt8]) {
  let file = SourceFile(id: FileID(index: 0), path: "a.ts", bytes: bytes)
  let kinds = Lexer.tokens(of: file).value?.map(\.kind)
  require(kinds == [.endOfFile], "there is only trivia between tokens")
}
