import Foundation
import TestSupport
import Testing

/// What the compiler accepts and what it refuses, with the fixture's schema.
@Suite struct CompilationTests {
  @Test func acceptsTheDocumentedExamples() throws {
    let page = Self.repository.appendingPathComponent("docs/runtime.md")
    let blocks = try swiftBlocks(in: String(contentsOf: page, encoding: .utf8))
    #expect(blocks.count >= 6)
    let body = blocks.joined(separator: "\n")
    let output = try typecheck(
      "import Foundation\nimport SharingInstant\nfunc examples() throws {\n\(body)\n}\n")
    #expect(!output.contains("error:"), "\(output)")
  }

  @Test func refusesValuesOfAnotherType() throws {
    let refused = [
      #"_ = Schema.todos.where(\.done, .eq("false"))"#,
      #"_ = Schema.todos.where(\.title, .eq(nil))"#,
      #"_ = Schema.todos.where(\.title, .gt(1))"#,
      #"_ = Schema.todos.where(\.title, .isNull)"#,
      #"_ = Schema.todos.where(\.done, .gt(true))"#,
      #"_ = Schema.todos.where(\.createdAt, .like("1%"))"#,
      #"_ = Schema.todos.where(\.dueAt, .lt("today"))"#,
      #"_ = Schema.todos.where(\.status, .eq("draft"))"#,
      #"_ = Schema.todos.where(\.owner) { $0.where(\.title, .eq("x")) }"#,
      #"_ = Schema.todos.or(Schema.comments)"#,
      #"_ = Schema.todos.with(\.title)"#,
      #"_ = Schema.todos.orderBy(\.missing)"#,
    ]
    let lines = ["import SharingInstant", "func refused() {"] + refused + ["}"]
    let output = try typecheck(lines.joined(separator: "\n"))
    for (index, line) in refused.enumerated() {
      #expect(output.contains("snippet.swift:\(index + 3):"), "compiles: \(line)")
    }
  }

  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  private static let repository = tests.deletingLastPathComponent().deletingLastPathComponent()

  private func swiftBlocks(in markdown: String) -> [String] {
    markdown.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  /// The compiler's messages for a file beside the fixture.
  private func typecheck(_ source: String) throws -> String {
    let directory = try TemporaryDirectory()
    let snippet = try directory.write(source, to: "snippet.swift")
    let fixture = ["Entities.swift", "Schema.swift"].map {
      Self.tests.appendingPathComponent("Fixture").appendingPathComponent($0).path
    }
    return try SwiftCompiler.typecheck([snippet] + fixture, ["-swift-version", "6"])
  }
}
