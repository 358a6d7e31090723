import { i } from "@instantdb/core";

type Money = { amount: number; currency: "EUR" | "USD" };

export default i.schema({
  entities: {
    tasks: i.entity({ title: i.string(), price: i.json<Money>() }),
    $users: i.entity({}),
  },
  links: {
    taskNext: {
      forward: { on: "tasks", has: "one", label: "next" },
      reverse: { on: "tasks", has: "one", label: "previous" },
    },
  },
  rooms: { desk: { presence: i.entity({ busy: i.boolean() }), topics: { bell: i.entity({}) } } },
});
