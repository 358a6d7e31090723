import Foundation

/// A file that a page of the documentation shows: a code block whose first line names it after the
/// language.
struct DocumentedFile {
  let name: String
  let text: String

  struct NotShown: Error {
    let name: String
  }

  static func all(in page: String) throws -> [DocumentedFile] {
    try Repository.text(of: page)
      .matches(of: /(?s)(?:^|\n)```[a-z]+ ([^\n]+)\n(.*?)\n```/)
      .map { DocumentedFile(name: String($0.output.1), text: $0.output.2 + "\n") }
  }

  static func text(of name: String, in page: String) throws -> String {
    guard let file = try all(in: page).first(where: { $0.name == name }) else {
      throw NotShown(name: name)
    }
    return file.text
  }
}
