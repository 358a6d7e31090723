import { i } from "@instantdb/core";

type Todo = { a: string };

export default i.schema({
  entities: {
    /** @swiftName Thing */
    things: i.entity({ a: i.string() }),
    /** @swiftName Thing */
    objects: i.entity({ a: i.string() }),
    /** @swiftName Task */
    jobs: i.entity({ a: i.string() }),
    /** @swiftName not-a-name */
    cards: i.entity({ a: i.string() }),
    todos: i.entity({
      createdAt: i.date(),
      created_at: i.date(),
      kind: i.string<"in_progress" | "inProgress" | "caf\u00e9" | "cafe\u0301">(),
      todo: i.json<Todo>(),
      state: i.string<
        /** @swiftName some */
        | "a"
        /** @swiftName 2nd */
        | "b"
        /** @swiftName third */
        | "c"
        /** @swiftName third */
        | "d"
      >(),
    }),
  },
});
