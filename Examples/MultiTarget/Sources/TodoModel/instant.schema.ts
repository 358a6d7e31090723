import { i } from "@instantdb/core";

import { timestamps } from "./timestamps";

const _schema = i.schema({
  entities: {
    projects: i.entity({
      name: i.string().unique().indexed(),
      ...timestamps,
    }),
    todos: i.entity({
      title: i.string(),
      done: i.boolean(),
      ...timestamps,
    }),
  },
  links: {
    todoProject: {
      forward: { on: "todos", has: "one", label: "project", onDelete: "cascade" },
      reverse: { on: "projects", has: "many", label: "todos" },
    },
  },
  rooms: {},
});

export default _schema;
