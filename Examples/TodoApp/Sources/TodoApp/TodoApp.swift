import Foundation
import SharingInstant

/// Prints a query, then the rows that a server would have answered it with.
@main
struct TodoApp {
  static func main() {
    let path = CommandLine.arguments.dropFirst().first ?? "rows.json"
    do {
      let answer = try Answer(contentsOf: URL(filePath: path))
      print("Query: \(TodoQueries.open.json)\n")
      print(TodoListing(todos: answer.todos).text)
    } catch {
      // A row that does not fit the schema is named with its id and attribute.
      FileHandle.standardError.write(Data("\(path): \(error)\n".utf8))
      exit(1)
    }
  }
}
