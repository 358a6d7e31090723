/// The schema that `sample` writes.
enum SampleSchema {
  static let text = """
    // The data model of an InstantDB app. Push it with: npx instant-cli@latest push schema
    import { i } from "@instantdb/core";

    const _schema = i.schema({
      entities: {
        // Something to do.
        todos: i.entity({
          title: i.string(),
          done: i.boolean(),
          // Milliseconds since 1970; indexed, so that queries can order by it.
          createdAt: i.number().indexed(),
        }),
      },
      links: {},
      rooms: {
        // Everybody who has the list open.
        chat: {
          presence: i.entity({
            name: i.string(),
            isTyping: i.boolean(),
          }),
        },
      },
    });

    // This helps TypeScript show the schema's types by a short name.
    type _AppSchema = typeof _schema;
    interface AppSchema extends _AppSchema {}
    const schema: AppSchema = _schema;

    export type { AppSchema };
    export default schema;

    """
}
