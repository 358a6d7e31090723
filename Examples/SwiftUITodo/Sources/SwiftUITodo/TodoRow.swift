#if canImport(SwiftUI)
  import SwiftUI
  import TodoCore

  /// One todo, which a tap marks as done or takes back.
  struct TodoRow: View {
    let todo: Todo
    let toggle: () -> Void

    var body: some View {
      Button(action: toggle) {
        Label(todo.title, systemImage: todo.done ? "checkmark.circle.fill" : "circle")
          .strikethrough(todo.done)
      }
      .buttonStyle(.plain)
    }
  }
#endif
