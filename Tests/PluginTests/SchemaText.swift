/// Schemas that the tests write.
enum SchemaText {
  /// An entity `todos` with a title.
  static let todos = schema("todos: i.entity({ title: i.string() }),")

  /// A schema of some entities, the text of which begins at line 4, column 5.
  static func schema(_ entities: String, imports: String = "") -> String {
    """
    import { i } from "@instantdb/core";\(imports)
    const schema = i.schema({
      entities: {
        \(entities)
      },
      links: {},
      rooms: {},
    });
    export default schema;

    """
  }
}
