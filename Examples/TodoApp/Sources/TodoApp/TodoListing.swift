import Foundation

/// Todos as a terminal shows them: the urgent ones first, what is done last.
struct TodoListing {
  let todos: [Todo]

  var text: String {
    sorted.map(line).joined(separator: "\n")
  }

  private var sorted: [Todo] {
    todos.sorted { ($0.done ? 1 : 0, rank($0.priority)) < ($1.done ? 1 : 0, rank($1.priority)) }
  }

  private func rank(_ priority: Todo.Priority) -> Int {
    switch priority {
    case .high: 0
    case .normal: 1
    case .low: 2
    case .unrecognized: 3  // Another client may know more priorities than this build does.
    }
  }

  private func line(_ todo: Todo) -> String {
    var parts = ["[\(todo.done ? "x" : " ")] \(todo.title)"]
    if let dueAt = todo.dueAt {
      parts.append("due \(dueAt.formatted(.iso8601.year().month().day()))")
    }
    if let email = todo.owner?.email { parts.append("for \(email)") }
    parts += todo.tags.map { "#\($0)" }
    return parts.joined(separator: "  ")
  }
}
