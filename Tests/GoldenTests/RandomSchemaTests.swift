import Foundation
import SchemaDiagnostics
import SwiftEmitter
import TestSupport
import Testing

@testable import instant_schema

/// Schemas made by chance are refused with a reason, or give Swift that compiles.
///
/// `RANDOM_SCHEMAS=5000 swift test --filter RandomSchemaTests` makes a long run.
@Suite struct RandomSchemaTests {
  private static let batch = 20

  private static let count =
    ProcessInfo.processInfo.environment["RANDOM_SCHEMAS"].flatMap(Int.init)
    ?? batch

  /// Each batch is one module; its first schema has no prefix, the others one each.
  @Test(arguments: Array(stride(from: 0, to: count, by: batch)))
  func outputCompiles(_ first: Int) async throws {
    let scratch = try TemporaryDirectory()
    var files: [String] = []
    for seed in first..<first + Self.batch {
      var options = GenerationOptions()
      options.prefix = files.isEmpty ? "" : "S\(seed)"
      options.hashable = seed.isMultiple(of: 2)
      let result = Self.run(seed, options)
      guard let generated = result.files else {
        #expect(result.diagnostics.contains { $0.severity == .error }, "seed \(seed)")
        continue
      }
      #expect(Self.run(seed, options).files == generated, "seed \(seed)")
      files += try scratch.write(generated, to: "S\(seed)")
    }
    let output = try await SwiftCompiler.typecheck(
      files, ["-swift-version", "6", "-warnings-as-errors"])
    #expect(output == "")
  }

  /// A chance that refuses everything would test nothing.
  @Test func manySchemasAreAccepted() {
    let accepted = (0..<100).filter { Self.run($0, GenerationOptions()).files != nil }
    #expect(accepted.count > 30)
  }

  private static func run(_ seed: Int, _ options: GenerationOptions) -> GenerationResult {
    let schema = SchemaFile(
      path: "instant.schema.ts", bytes: Array(RandomSchema.text(seed: UInt64(seed) + 1).utf8),
      provider: NoSources())
    return Pipeline(schema: schema, options: options, namesBlobs: false).generate()
  }
}
