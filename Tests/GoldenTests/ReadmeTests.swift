import Foundation
import SwiftEmitter
import TestSupport
import Testing

@testable import instant_schema

/// The example of the README is what the tool makes of its schema.
@Suite struct ReadmeTests {
  @Test func itsCodeCompilesAgainstItsSchema() throws {
    let readme = try String(
      contentsOf: URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("README.md"), encoding: .utf8)
    let schema = SchemaFile(
      path: "instant.schema.ts", bytes: Array(try Self.block("ts", of: readme).utf8),
      provider: NoSources())
    let result = Pipeline(schema: schema, options: GenerationOptions(), namesBlobs: true).generate()
    #expect(result.diagnostics.isEmpty)
    let scratch = try TemporaryDirectory()
    var files = try scratch.write(try #require(result.files), to: "Generated")
    files.append(
      try scratch.write(Array(try Self.block("swift", of: readme).utf8), to: "main.swift"))
    let output = try SwiftCompiler.typecheck(
      files, ["-swift-version", "6", "-warnings-as-errors"])
    #expect(output == "")
  }

  /// The only block of a language.
  private static func block(_ language: String, of markdown: String) throws -> String {
    let blocks = markdown.components(separatedBy: "```\(language)\n").dropFirst()
    #expect(blocks.count == 1)
    return try #require(blocks.first?.components(separatedBy: "```\n").first)
  }
}
