import Foundation
import Testing

@testable import SwiftEmitter

/// docs/generated-code.md has the lists of the name plan, word for word.
///
/// `UPDATE_GOLDEN=1 swift test --filter DocumentedListsTests` writes them into the page and fails.
@Suite struct DocumentedListsTests {
  static let lists: [(name: String, words: [String])] = [
    ("declarations", Keywords.declarations),
    ("parameterLabels", Keywords.parameterLabels),
    ("argumentLabels", Keywords.argumentLabels),
    ("members", Keywords.members),
    ("generatedCode", ReservedNames.generatedCode),
    ("standardLibrary", ReservedNames.standardLibrary),
    ("foundation", ReservedNames.foundation),
    ("interfaces", ReservedNames.interfaces),
    ("properties", ReservedNames.properties.words.sorted()),
    ("cases", ReservedNames.cases.words.sorted()),
    ("schemaMembers", ReservedNames.schemaMembers.words.sorted()),
    ("constants", ReservedNames.constants.words.sorted()),
    ("irregular", SingularWords.irregular.map { "\($0.plural)→\($0.singular)" }.sorted()),
    ("unchanging", SingularWords.unchanging.words.sorted()),
    ("endings", SingularWords.endings.map { "\($0.plural)→\($0.singular)" }),
    (
      "characters",
      CharacterNames.common.map { "\($0.key.escaped(asASCII: true))→\($0.value)" }.sorted()
    ),
  ]

  @Test func thePageHasEveryList() throws {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/generated-code.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let expected = Self.lists.reduce(text) { Self.page($0, with: $1.name, $1.words) }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try Data(expected.utf8).write(to: page)
      Issue.record("wrote the lists; run again without UPDATE_GOLDEN")
      return
    }
    #expect(text == expected)
  }

  /// Every type that users of the runtime can name is reserved.
  @Test func typesOfTheRuntimeAreReserved() throws {
    let sources = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/SharingInstant")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var types: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard line.hasPrefix("public "), words.count > 2,
          ["struct", "enum", "protocol", "class", "actor", "typealias"].contains(words[1])
        else { continue }
        types.insert(words[2])
      }
    }
    #expect(types.count > 10)
    #expect(types.subtracting(ReservedNames.types.words) == [])
  }

  /// The page with a list between the fences that name it.
  private static func page(_ text: String, with list: String, _ words: [String]) -> String {
    let parts = text.components(separatedBy: "```words \(list)\n")
    guard parts.count == 2, let end = parts[1].range(of: "\n```") else {
      return text + "no \(list)"
    }
    var lines = [""]
    for word in words {
      if lines[lines.count - 1].count + word.count > 120 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return parts[0] + "```words \(list)\n" + lines.joined(separator: "\n")
      + parts[1][end.lowerBound...]
  }
}
