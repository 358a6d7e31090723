import Foundation
import SwiftEmitter
import TestSupport
import Testing

@testable import instant_schema

/// Schemas made by chance are refused with a reason, or give Swift that compiles, and through which
/// rows made by chance come and go unharmed.
///
/// `RANDOM_SCHEMAS=5000 swift test --filter RandomSchemaTests` makes a long run, and
/// `RANDOM_SCHEMAS=400 FIRST_RANDOM_SCHEMA=20000` one of other schemas.
@Suite struct RandomSchemaTests {
  private static let batch = 5

  private static let seeds: Range<Int> = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["FIRST_RANDOM_SCHEMA"].flatMap(Int.init) ?? 0
    return first..<first + (environment["RANDOM_SCHEMAS"].flatMap(Int.init) ?? batch)
  }()

  /// Each batch is one program; its first schema has no prefix, the others one each.
  @Test(arguments: Array(stride(from: seeds.lowerBound, to: seeds.upperBound, by: batch)))
  func rowsComeAndGo(_ first: Int) throws {
    let scratch = try TemporaryDirectory()
    var programs: [RandomProgram] = []
    var files = ["Checks.swift", "random/Rows.swift"].map {
      ExecutionTests.folder.appendingPathComponent($0).path
    }
    for seed in first..<first + Self.batch {
      var options = GenerationOptions()
      options.prefix = programs.isEmpty ? "" : "S\(seed)"
      options.hashable = seed.isMultiple(of: 2)
      guard let program = try RandomProgram(Self.schema(seed), seed: seed, options: options)
      else { continue }
      files += try scratch.write(program.files, to: "S\(seed)")
      files.append(try scratch.write(program.check, to: "\(program.function).swift"))
      programs.append(program)
    }
    files.append(try scratch.write(Self.main(programs.map(\.function)), to: "main.swift"))

    let program = scratch("program")
    let output = try SwiftCompiler.build(
      program, of: files, ["-swift-version", "6", "-warnings-as-errors"])
    try #require(output == "")
    let lines = programs.flatMap(\.lines).map { $0 + "\n" }.joined()
    let run = try Program(path: program).run([], input: Array(lines.utf8))
    #expect(run.output == "done\n")
  }

  private static func main(_ functions: [String]) -> String {
    """
    var checks = Checks()
    let rows = Rows()
    \(functions.map { "\($0)(&checks, rows)" }.joined(separator: "\n"))
    for failure in checks.failures { print(failure) }
    print("done")

    """
  }

  /// A chance that refuses everything would test nothing.
  @Test func manySchemasAreAccepted() {
    let accepted = (0..<100).filter {
      Pipeline(schema: Self.schema($0), options: GenerationOptions(), namesBlobs: false)
        .generate().files != nil
    }
    #expect(accepted.count > 30)
  }

  private static func schema(_ seed: Int) -> SchemaFile {
    SchemaFile(
      path: "instant.schema.ts", bytes: Array(RandomSchema.text(seed: UInt64(seed) + 1).utf8),
      provider: NoSources())
  }
}
