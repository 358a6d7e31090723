import TestSupport
import Testing

extension PluginTests {
  /// The packages in Examples/ build, and do what their pages say.
  @Suite struct Examples {
    @Test func todoAppListsTheRowsOfAFile() throws {
      let package = try Workspace.copy(of: "Examples/TodoApp")
      let run = try package.swift("run", ["--quiet", "TodoApp", "rows.json"])
      #expect(
        run.output == """
          Query: {"todos":{"$":{"limit":20,"order":{"dueAt":"asc"},"where":{"done":false}},"owner":{}}}

          [ ] Water the plants  due 2026-05-04  for ada@example.com  #home  #garden
          [ ] Plan the summer party  #friends
          [x] Return the library books

          """)
      #expect(run.succeeded)
    }

    @Test func multiTargetSharesTheTypesOfOneTarget() throws {
      let package = try Workspace.copy(of: "Examples/MultiTarget")
      let run = try package.swift("run", ["--quiet", "todo-report"])
      #expect(run.output == "Garden: 2 to do\n  Wait (2 days)\n  Sow (1 days)\n")
      #expect(run.succeeded)
    }

    @Test func swiftUITodoKeepsItsListInAValue() throws {
      let package = try Workspace.copy(of: "Examples/SwiftUITodo")
      try package.replace(
        ".executableTarget(",
        with: #".executableTarget(name: "Check", dependencies: ["TodoCore"]), .executableTarget("#,
        in: "Package.swift")
      try package.write([
        "Sources/Check/main.swift": """
        import TodoCore

        var list = TodoList()
        list.add("  ")
        list.add("Water the plants")
        list.add(" Dig ")
        list.toggle(list.todos[0].id)
        list.remove(list.todos[0].id)
        print(list.todos.map(\\.title), list.openCount)
        """
      ])
      let run = try package.swift("run", ["--quiet", "Check"])
      #expect(run.output == "[\"Dig\"] 1\n")
      #expect(try package.build("--product", "SwiftUITodo").succeeded)
    }
  }
}
