import { i } from "@instantdb/core";

type Tree = { v: number; left?: Tree; kids: Tree[]; named?: Record<string, Tree> };
type Ping = { pong: Pong | null };
type Pong = { ping?: Ping; n: number };
type Block =
  | { type: "text"; text: string; marks?: ("bold" | "italic")[] }
  | { type: "image/png"; size: { width: number; height: number } }
  | { type: "quote"; inner: Block[]; of?: Block }
  | { type: "café"; open?: boolean };

const _schema = i.schema({
  entities: {
    // Symbols, digits, quotes and escapes.
    votes: i.entity({ kind: i.string<"+1" | "-1" | "1" | "±1">() }),
    moods: i.entity({ face: i.string<":)" | ":(" | "" | " " | "👍" | "😀">(), "--": i.number(), "++": i.number() }),
    clocks: i.entity({
      face: i.string<"24h" | "12h" | "IN_PROGRESS" | "URL" | "image/png" | "2x" | "ANDROID" | "iOS">(),
    }),
    quotes: i.entity({
      q: i.string<
        'say "hi"' | "C:\\new" | "\\(x)" | 'a"#b' | "tab\there" | "line\nend" | "cr\rlf" | "\u202Eabc" | "\0" | "*/" | "é" | "${x}"
      >(),
      'odd "key"': i.string(),
      "back\\slash": i.string(),
      "\\(x)": i.string(),
      "two\nlines": i.json<{ 'in "side"': string; "\\": number }>(),
    }),

    // Names that Swift, Foundation and SwiftUI use every day.
    dates: i.entity({ label: i.string() }),
    urls: i.entity({ href: i.string() }),
    tasks: i.entity({ string: i.string(), double: i.number(), data: i.json() }),
    strings: i.entity({ text: i.string() }),
    errors: i.entity({ code: i.number() }),
    events: i.entity({
      at: i.date(), meta: i.json(), title: i.string(), done: i.boolean(), count: i.number(),
      date: i.json<{ string: string; bool: boolean }>().optional(),
    }),

    // Words that only look plural, and plurals without a rule.
    status: i.entity({ a: i.string() }),
    news: i.entity({ a: i.string() }),
    addresses: i.entity({ a: i.string() }),
    series: i.entity({ a: i.string() }),
    person: i.entity({ a: i.string() }),
    people: i.entity({ a: i.string() }),
    children: i.entity({ a: i.string() }),
    analyses: i.entity({ a: i.string() }),

    // What may be missing.
    messages: i.entity({
      body: i.string(),
      seenAt: i.date().optional(),
      n: i.number().optional().indexed(),
      m: i.number().indexed().optional(),
      flag: i.boolean().clientRequired(),
      kind: i.string<"a" | "b">().optional(),
      json: i.json().optional(),
      must: i.json(),
      list: i.json<string[]>().optional(),
      maybe: i.json<{ a: string | null; b?: number; c: (string | null)[] } | null>(),
    }),

    // Values that contain themselves.
    nodes: i.entity({ t: i.json<Tree>(), ping: i.json<Ping>().optional(), blocks: i.json<Block[]>() }),
    members: i.entity({ name: i.string() }),
    posts: i.entity({ title: i.string() }),
    images: i.entity({ path: i.string() }),

    // Every shape inside another.
    shapes: i.entity({
      nested: i.json<{ one: { two: { three: ("x" | "y")[] } } }>(),
      pairs: i.json<[string, { weight: number }][]>(),
      point: i.json<[x: number, y: number | null]>(),
      scores: i.json<Record<string, Record<string, { value: number }>>>(),
      grid: i.json<number[][]>(),
      blocks: i.json<Record<string, Block>>(),
      flags: i.json<{ on: true; level: 1 | 2 }>().optional(),
    }),

    // JSON that nobody describes.
    logs: i.entity({
      n: i.number(), z: i.number(), x: i.number(), t: i.boolean(), f: i.boolean(),
      payload: i.json(), extra: i.any().optional(), list: i.json<any[]>(),
    }),

    $users: i.entity({ email: i.string().unique().indexed().optional(), nick: i.string().optional() }),
    $files: i.entity({ path: i.string().unique().indexed(), url: i.string() }),
    users: i.entity({ a: i.string() }),
    profiles: i.entity({ a: i.string() }),
  },
  links: {
    manager: {
      forward: { on: "members", has: "one", label: "manager" },
      reverse: { on: "members", has: "many", label: "reports" },
    },
    hero: {
      forward: { on: "posts", has: "one", label: "hero" },
      reverse: { on: "images", has: "one", label: "post" },
    },
    profileUser: {
      forward: { on: "profiles", has: "one", label: "$user", required: true, onDelete: "cascade" },
      reverse: { on: "$users", has: "one", label: "profile" },
    },
    profileStream: {
      forward: { on: "profiles", has: "many", label: "streams" },
      reverse: { on: "$streams", has: "many", label: "profiles" },
    },
  },
  rooms: {
    "chat room": {
      presence: i.entity({ "is typing": i.boolean(), mood: i.string<":)" | "up">().optional() }),
      topics: { "👍": i.entity({ at: i.date() }) },
    },
  },
});

export default _schema;
