import Foundation

/// What docs/diagnostics.md says about one kind of diagnostic.
package struct DiagnosticsPageEntry: Sendable {
  package let id: String
  package let severity: String
  /// The schemas that it shows: one that gives the diagnostic and one that does not.
  package let examples: [String]

  /// All entries in the order of the page.
  package static func all() throws -> [DiagnosticsPageEntry] {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = here.appendingPathComponent("../../docs/diagnostics.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    return text.components(separatedBy: "\n### ").dropFirst().map(DiagnosticsPageEntry.init)
  }

  private init(_ text: String) {
    let lines = text.components(separatedBy: "\n")
    id = lines[0]
    severity = lines.first { $0.hasPrefix("**") }?.components(separatedBy: "**")[1] ?? ""
    examples = text.components(separatedBy: "\n```ts\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0] + "\n"
    }
  }
}
