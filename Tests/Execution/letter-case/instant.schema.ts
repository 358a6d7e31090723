import { i } from "@instantdb/core";

export default i.schema({
  entities: {
    url: i.entity({ a: i.string() }),
    URL: i.entity({ b: i.string() }),
    uRL: i.entity({ c: i.string(), C: i.string() }),
  },
  links: {},
  rooms: {},
});
