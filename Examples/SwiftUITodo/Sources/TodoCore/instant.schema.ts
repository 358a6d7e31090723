import { i } from "@instantdb/core";

const _schema = i.schema({
  entities: {
    /** Something to do. */
    todos: i.entity({
      title: i.string(),
      done: i.boolean(),
      createdAt: i.date().indexed(),
    }),
  },
  links: {},
  rooms: {
    board: {
      presence: i.entity({ name: i.string(), isTyping: i.boolean().optional() }),
    },
  },
});

export default _schema;
