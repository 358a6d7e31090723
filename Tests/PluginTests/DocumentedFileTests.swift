import Foundation
import Testing

@Suite struct DocumentedFileTests {
  /// A reader of a page does not see what stands behind the language of a code block.
  @Test(arguments: ["README.md", "docs/plugin.md", "docs/ci.md"])
  func theTextBeforeAFileNamesIt(page: String) throws {
    let text = try Repository.text(of: page)
    for file in try DocumentedFile.all(in: page) {
      let block = try #require(text.range(of: " \(file.name)\n\(file.text)```"))
      let before = text[..<block.lowerBound].components(separatedBy: "```").dropLast()
      let prose = try #require(before.last)
      #expect(prose.contains("`\(file.name)`"), "\(page): \(file.name)")
    }
  }
}
