#if canImport(SwiftUI)
  import SwiftUI
  import TodoCore

  @main
  struct SwiftUITodoApp: App {
    var body: some Scene {
      WindowGroup {
        TodoListView()
      }
    }
  }
#else
  @main
  struct SwiftUITodoApp {
    static func main() {
      print("This example needs SwiftUI. Open the package in Xcode.")
    }
  }
#endif
