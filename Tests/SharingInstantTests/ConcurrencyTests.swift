import Foundation
import SharingInstant
import Testing

/// Rows are read and written by many tasks at once, which share the tables of their types; with
/// `--sanitize=thread` a race is a failure.
@Suite struct ConcurrencyTests {
  @Test(arguments: ReadingWay.allCases)
  func manyTasksReadAndWriteTheSameRows(_ way: ReadingWay) async throws {
    let text = "[\(TodoText().text)]"
    let expected = try way.todos(text)
    try await withThrowingTaskGroup(of: [Todo].self) { group in
      for _ in 0..<64 {
        group.addTask {
          let todos = try way.todos(text)
          let written = try JSONEncoder().encode(todos)
          let row = JSONValue.object(RowWriter.create(todos[0]))
          _ = try JSONValue(parsing: row.description)
          return try Schema.todos.decode(written)
        }
      }
      for try await todos in group { #expect(todos == expected) }
    }
  }
}
