import Foundation

/// The todos on the screen, and what can be done with them: a value, so that a view keeps it in
/// `@State` and a test needs no view.
public struct TodoList: Sendable, Equatable {
  public private(set) var todos: [Todo]

  public init(_ todos: [Todo] = []) {
    self.todos = todos.sorted { $0.createdAt < $1.createdAt }
  }

  /// How many are still to be done.
  public var openCount: Int { todos.count { !$0.done } }

  /// Adds a todo at the end; a title of nothing but spaces adds none.
  public mutating func add(_ title: String, at date: Date = .now) {
    let title = title.trimmingCharacters(in: .whitespaces)
    if title.isEmpty { return }
    todos.append(Todo(title: title, done: false, createdAt: date))
  }

  public mutating func toggle(_ id: Todo.ID) {
    guard let index = todos.firstIndex(where: { $0.id == id }) else { return }
    todos[index].done.toggle()
  }

  public mutating func remove(_ id: Todo.ID) {
    todos.removeAll { $0.id == id }
  }
}
