import { i } from "@instantdb/core";

const _schema = i.schema({
  entities: {
    status: i.entity({ a: i.string() }),
    news: i.entity({ a: i.string() }),
    addresses: i.entity({ a: i.string() }),
    series: i.entity({ a: i.string() }),
    person: i.entity({ a: i.string() }),
    people: i.entity({ a: i.string() }),
    dates: i.entity({ label: i.string() }),
    urls: i.entity({ href: i.string() }),
    events: i.entity({ at: i.date(), meta: i.json() }),
    tasks: i.entity({ $type: i.string(), "content-type": i.string(), content_type: i.string() }),
    schemas: i.entity({ "--": i.number(), "a.b": i.string(), _friends: i.number(), "1st": i.number() }),
    boxes: i.entity({
      container: i.string(), decoder: i.string(), encoder: i.string(), key: i.string(),
      value: i.json(), values: i.json(), row: i.string(), fields: i.string(), namespace: i.string(),
      hashValue: i.string(), description: i.string(), Type: i.string(), self: i.string(), init: i.string(),
    }),
    quotes: i.entity({
      q: i.string<'say "hi"' | "C:\\new" | "\\(x)" | 'a"#b' | "tab\there" | "\u202Eabc">(),
      'odd "key"': i.string(),
    }),
    votes: i.entity({ kind: i.string<"+1" | "-1" | "1">() }),
    moods: i.entity({ face: i.string<":)" | ":(" | "">(), "--": i.number() }),
    clocks: i.entity({ face: i.string<"24h" | "12h" | "IN_PROGRESS" | "URL" | "image/png" | "2x">() }),
    options: i.entity({ choice: i.string<"none" | "some" | "allCases" | "unrecognized" | "rawValue" | "self" | "init">().optional() }),
    identities: i.entity({
      uuid: i.string(), UUID: i.string(), rowField: i.string(), RowField: i.string(),
      tag: i.string<"" | "empty">(), tags: i.json<("x" | "y")[]>(), "\u3164": i.string(),
    }),
    pages: i.entity({ note: i.string(), "no\u00ADte": i.string(), "می\u200Cخواهم": i.string(), "👩\u200D💻": i.string() }),
    "日記": i.entity({ "本文": i.string<"はい" | "いいえ">(), "🎉": i.boolean(), "❤️": i.boolean() }),
  },
  links: {
    parentBoxLink: {
      forward: { on: "boxes", has: "one", label: "parent" },
      reverse: { on: "boxes", has: "many", label: "parentBox" },
    },
    identityNext: {
      forward: { on: "identities", has: "one", label: "next" },
      reverse: { on: "identities", has: "one", label: "nextBox" },
    },
  },
  rooms: {
    type: { presence: i.entity({ type: i.string() }), topics: { type: i.entity({}) } },
    text: { presence: i.entity({}), topics: { text: i.entity({ text: i.string() }) } },
  },
});

export default _schema;
