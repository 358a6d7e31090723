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
  for token in tokens {
    require(position <= token.start && token.start <= token.end, "tokens are in order: \(token)")
    require(
      token.kind == .endOfFile || token.start < token.end, "a token is not empty: \(token)")
    requireTrivia(Array(bytes[position..<Int(token.start)]), atStart: position == 0)
    position = Int(token.end)
  }
  require(tokens.last?.kind == .endOfFile && position == count, "tokens end with the file")
  require(tokens.count { $0.kind == .endOfFile } == 1, "a file ends once")
  return 0
}

/// What lies between two tokens holds none.
private func requireTrivia(_ bytes: [UInt8], atStart: Bool) {
  guard !bytes.isEmpty else { return }
  // Only at the start of a file are a byte order mark and `#!` trivia.
  let text = atStart ? bytes : Array("\n".utf8) + bytes
  let file = SourceFile(id: FileID(index: 0), path: "a.ts", bytes: text)
  let kinds = Lexer.tokens(of: file).value?.map(\.kind)
  require(kinds == [.endOfFile], "there is only trivia between tokens: \(bytes)")
}
