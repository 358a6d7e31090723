import Foundation
import SchemaDiagnostics
import Testing

/// docs/diagnostics.md is the interface's description, so it must hold every id.
@Suite struct DocumentationTests {
  private struct Entry {
    let id: String
    let severity: String
    let codeBlocks: Int
  }

  private static func entries() throws -> [Entry] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = tests.appendingPathComponent("../../docs/diagnostics.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    return text.components(separatedBy: "\n### ").dropFirst().map { entry in
      let lines = entry.split(separator: "\n", omittingEmptySubsequences: true)
      return Entry(
        id: String(lines[0]), severity: String(lines[1].dropFirst(2).prefix { $0 != "*" }),
        codeBlocks: lines.filter { $0 == "```ts" }.count)
    }
  }

  @Test func everyDiagnosticHasItsEntryInTheOrderOfTheIDs() throws {
    #expect(try Self.entries().map(\.id) == DiagnosticID.allCases.map(\.rawValue))
  }

  @Test func everyEntryStatesTheSeverity() throws {
    for entry in try Self.entries() {
      #expect(DiagnosticID(rawValue: entry.id)?.severity.rawValue == entry.severity, "\(entry.id)")
    }
  }

  @Test func everyEntryShowsBeforeAndAfter() throws {
    for entry in try Self.entries() {
      #expect(entry.codeBlocks == 2, "\(entry.id)")
    }
  }
}
