import FuzzSupport
import SchemaDiagnostics
import SwiftEmitter

@testable import instant_schema

/// The way from a schema to Swift: the same bytes each time, with balanced brackets.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let input = SplitInput(Array(UnsafeBufferPointer(start: data, count: count)))
  // The length chooses, so that every option is tried.
  let options = GenerationOptions(
    accessLevel: AccessLevel.allCases[count % 3], prefix: count.isMultiple(of: 5) ? "App" : "",
    hashable: count.isMultiple(of: 2))
  let result = generate(input, options)
  requireSound(result.diagnostics, in: result.sources)
  guard let files = result.files else {
    let isRefused = result.diagnostics.contains { $0.severity == .error }
    require(isRefused, "Swift is written, or there is an error")
    return 0
  }
  require(generate(input, options).files == files, "generating twice gives the same bytes")
  require(files.map(\.name) == GeneratedFileName.allCases, "all files are written")
  for file in files {
    require(SwiftBrackets.areBalanced(in: file.contents), "brackets of \(file.name) are balanced")
    require(String(validating: file.contents, as: UTF8.self) != nil, "\(file.name) is UTF-8")
  }
  AcceptedSample.add(files)
  return 0
}

private func generate(_ input: SplitInput, _ options: GenerationOptions) -> GenerationResult {
  let schema = SchemaFile(path: "instant.schema.ts", bytes: input.schema, provider: input)
  return Pipeline(schema: schema, options: options, namesBlobs: true).generate()
}
