/// Small schemas for tests of the command line, which is not about what is in them.
enum Schemas {
  static let todos = """
    import { i } from "@instantdb/core";

    const _schema = i.schema({
      entities: {
        todos: i.entity({ title: i.string(), done: i.boolean() }),
      },
      links: {},
      rooms: {},
    });

    export default _schema;

    """

  /// Line 5 has a misspelled builder.
  static let misspelled = todos.replacing("i.string()", with: "i.strng()")

  /// Syntactically right, but `has` breaks a rule.
  static let ruleBroken = todos.replacing(
    "links: {},",
    with: """
      links: {
          todoOwner: {
            forward: { on: "todos", has: "two", label: "owner" },
            reverse: { on: "$users", has: "many", label: "todos" },
          },
        },
      """)
}
