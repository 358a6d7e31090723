import Foundation
import Testing

/// What the compiler accepts and what it refuses, with the fixture's schema.
@Suite struct CompilationTests {
  @Test func acceptsTheDocumentedExamples() throws {
    let page = repository.appendingPathComponent("docs/runtime.md")
    let blocks = try swiftBlocks(in: String(contentsOf: page, encoding: .utf8))
    #expect(blocks.count >= 6)
    let body = blocks.joined(separator: "\n")
    let output = try typeCheck(
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
    let output = try typeCheck(lines.joined(separator: "\n"))
    for (index, line) in refused.enumerated() {
      #expect(output.contains("snippet.swift:\(index + 3):"), "compiles: \(line)")
    }
  }

  // MARK: Running the compiler

  private var tests: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent() }

  private var repository: URL {
    tests.deletingLastPathComponent().deletingLastPathComponent()
  }

  /// Where the build put the modules.
  private var modules: URL {
    #if canImport(Darwin)
      let product = Bundle(for: ProductMarker.self).bundleURL
    #else
      let product = URL(fileURLWithPath: CommandLine.arguments[0])
    #endif
    return product.deletingLastPathComponent().appendingPathComponent("Modules")
  }

  private func swiftBlocks(in markdown: String) -> [String] {
    markdown.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  /// The compiler's messages for a file beside the fixture.
  private func typeCheck(_ source: String) throws -> String {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: directory) } }
    let snippet = directory.appendingPathComponent("snippet.swift")
    try Data(source.utf8).write(to: snippet)
    let fixture = ["Entities.swift", "Schema.swift"].map {
      tests.appendingPathComponent("Fixture").appendingPathComponent($0).path
    }
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments =
      ["swiftc", "-swift-version", "6", "-typecheck", "-module-name", "Client"]
      + ["-module-cache-path", directory.path, "-I", modules.path, snippet.path] + fixture
    let output = Pipe()
    compiler.standardOutput = output
    compiler.standardError = output
    try compiler.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    return text
  }
}

#if canImport(Darwin)
  private final class ProductMarker {}
#endif
