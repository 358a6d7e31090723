import Foundation
import SharingInstant

actor Reader {
  func firstTodo(in data: Data) throws -> Todo? {
    let todos = try JSONDecoder().decode([Todo].self, from: data)
    _ = Schema.todos
    return todos.first
  }
}

func overdue(_ todos: [Todo], at date: Date) -> [Todo] {
  todos.filter { !$0.done && ($0.dueAt ?? .distantFuture) < date }
}

func isUrgent(_ todo: Todo) -> Bool {
  switch todo.priority {
  case .high: true
  case .low, .medium, nil: false
  case .unrecognized(let value): value == "urgent"
  }
}

func make() -> Todo {
  var todo = Todo(text: "Buy milk", done: false, createdAt: Date(), position: 1)
  todo.owner = InstantUser(email: "a@b.c")
  return todo
}

let open = Schema.todos.where(\.done, .eq(false)).orderBy(\.createdAt, .desc).limit(20)
let mine = Schema.todos.where(\.owner) { $0.where(\.email, .eq("a@b.c")) }.with(\.owner)
