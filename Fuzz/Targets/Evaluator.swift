import FuzzSupport
import SchemaDiagnostics
import SchemaModel
import SchemaParser

@testable import instant_schema

/// Reading and validating a schema with what it imports: a model or a reason, the same each time.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let input = SplitInput(Array(UnsafeBufferPointer(start: data, count: count)))
  let result = model(of: input)
  requireSound(result.diagnostics, in: result.sources)
  let isRefused = result.diagnostics.contains { $0.severity == .error }
  require((result.validated == nil) == isRefused, "a schema is accepted, or there is an error")

  let again = model(of: input)
  require(again.diagnostics == result.diagnostics, "reports are the same each time")
  guard let schema = result.schema, let other = again.schema else { return 0 }
  let json = SchemaJSON.bytes(schema)
  require(json == SchemaJSON.bytes(other), "the model is the same each time")
  require((try? JSONReader.read(json)) != nil, "the model is printed as JSON")
  require(SchemaText.text(schema) == SchemaText.text(other), "the model is the same each time")
  return 0
}

private func model(of input: SplitInput) -> ModelResult {
  Pipeline.model(
    of: SchemaFile(path: "instant.schema.ts", bytes: input.schema, provider: input))
}
