#if canImport(SwiftUI)
  import SwiftUI
  import TodoCore

  /// The whole app: a list, and a field to add to it.
  struct TodoListView: View {
    @State private var list = TodoList([Todo(title: "Try it", done: false, createdAt: .now)])
    @State private var title = ""

    var body: some View {
      List {
        Section("\(list.openCount) to do") {
          ForEach(list.todos) { todo in
            TodoRow(todo: todo) { list.toggle(todo.id) }
              .swipeActions {
                Button("Delete", role: .destructive) { list.remove(todo.id) }
              }
          }
        }
        TextField("Something else to do", text: $title)
          .onSubmit(add)
      }
    }

    private func add() {
      list.add(title)
      title = ""
    }
  }
#endif
