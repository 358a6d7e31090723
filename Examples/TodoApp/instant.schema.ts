import { i } from "@instantdb/core";

const _schema = i.schema({
  entities: {
    $users: i.entity({
      email: i.string().unique().indexed().optional(),
    }),
    /** Something to do. */
    todos: i.entity({
      title: i.string(),
      done: i.boolean().indexed(),
      priority: i.string<"low" | "normal" | "high">(),
      /** The day by which it should be done. */
      dueAt: i.date().indexed().optional(),
      tags: i.json<string[]>(),
    }),
  },
  links: {
    todoOwner: {
      forward: { on: "todos", has: "one", label: "owner" },
      reverse: { on: "$users", has: "many", label: "todos" },
    },
  },
  rooms: {},
});

type _AppSchema = typeof _schema;
interface AppSchema extends _AppSchema {}
const schema: AppSchema = _schema;

export type { AppSchema };
export default schema;
