import { i } from "@instantdb/react";

const _schema = i.schema({
  entities: {
    $users: i.entity({
      email: i.string().unique().indexed().optional(),
    }),
    // Something to do.
    todos: i.entity({
      text: i.string(),
      done: i.boolean().indexed(),
      createdAt: i.date().indexed(),
      dueAt: i.date().optional(),
      priority: i.string<"low" | "medium" | "high">().optional(),
      position: i.number().indexed(),
      notes: i.json().optional(),
    }),
  },
  links: {
    todosOwner: {
      forward: { on: "todos", has: "one", label: "owner", required: true, onDelete: "cascade" },
      reverse: { on: "$users", has: "many", label: "todos" },
    },
  },
  rooms: {},
});

// This helps TypeScript display nicer intellisense
type _AppSchema = typeof _schema;
interface AppSchema extends _AppSchema {}
const schema: AppSchema = _schema;

export type { AppSchema };
export default schema;
