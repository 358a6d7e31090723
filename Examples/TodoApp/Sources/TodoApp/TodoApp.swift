import Foundation
import SharingInstant

/// Prints a query, then the rows that a server would have answered it with.
@main
struct TodoApp {
  static func main() throws {
    let path = CommandLine.arguments.dropFirst().first ?? "rows.json"
    let answer = try Answer(contentsOf: URL(filePath: path))

    print("Query: \(TodoQueries.open.json)\n")
    print(TodoListing(todos: answer.todos).text)
  }
}
