import FuzzSupport
import SchemaDiagnostics

@testable import SchemaParser

/// The parser: one report a place, in order, and the same tree each time.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  var sources = SourceMap()
  let file = sources.add(path: "a.ts", bytes: bytes)
  let outcome = Parser.parse(file)
  requireSound(outcome.diagnostics, in: sources)
  let starts = outcome.diagnostics.map(\.range.start)
  require(
    zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 },
    "one report a place, in order: \(outcome.diagnostics.map { "\($0.range.start) \($0.message)" })"
  )

  let again = Parser.parse(file)
  require(again.diagnostics == outcome.diagnostics, "reports are the same each time")
  require(dump(again.value) == dump(outcome.value), "the tree is the same each time")

  requireSound(Parser.parseValue(file).diagnostics, in: sources)
  return 0
}

private func dump(_ syntax: SourceFileSyntax?) -> String? {
  syntax.map { "\(SyntaxDump(syntax: $0).statements())" }
}
