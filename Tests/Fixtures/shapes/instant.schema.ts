import { i } from "@instantdb/core";

type Tree = { v: number; left?: Tree; kids: Tree[] };
/** Where on earth. */
interface Place { latitude: number; longitude: number; label: string | null }
type Ping = { pong: Pong | null; places: Place[] };
type Pong = { ping?: Ping };
type Heading = { type: "heading"; level: number };
type Block =
  | Heading
  /** Running text. */
  | { type: "text"; text: string; marks?: ("bold" | "italic")[] }
  | { type: /** @swiftName citation */ "quote"; inner: Block[] };
type Color = "red" | "green" | (string & {});
type Users = { name: string };
const STAGES = [
  /** Nobody has looked at it. */
  "new",
  /**
   * Somebody works on it.
   * @swiftName started
   */
  "in_work",
] as const;
const LABELS = {
  /** As the team sees it. */
  internal: "Team only",
  /** @swiftName everyone */
  external: "All",
} as const;
enum Level {
  /** Can wait. */
  Low = "low",
  High = "high",
}

const _schema = i.schema({
  entities: {
    users: i.entity({ settings: i.json<Users>() }),
    samples: i.entity({
      m: i.json<Record<string, Array<{ k: number[] }>>>(),
      n: i.json<Array<Array<string>>>().optional(),
      o: i.json<{ a?: string; b: "x" | "y"; c: readonly string[] }>(),
      tags: i.json<("a" | "b")[]>(),
      address: i.json<{ street: string; geo: { lat: number; lng: number } }>().optional(),
      point: i.json<[number, number]>(),
      polygon: i.json<[x: number, y: number][]>(),
      pairs: i.json<[string, { weight: number }][]>().optional(),
      tree: i.json<Tree>(),
      ping: i.json<Ping>(),
      place: i.json<Place>(),
      places: i.json<Place[]>().optional(),
      byName: i.json<Record<string, Place>>(),
      page: i.json<Block[]>(),
      first: i.json<Block>().optional(),
      color: i.string<Color>(),
      maybe: i.json<{ a: string } | null>().optional(),
      text: i.json<string>(),
      flags: i.json<Record<string, boolean>>(),
      list: i.json<any[]>(),
      anything: i.json(),
      extra: i.any().optional(),
      status: i.string<
        /** Not shown to anybody. */
        | "draft"
        | "in_progress" | /** Nothing to add. */ "done"
      >(),
      stage: i.string<(typeof STAGES)[number]>().optional(),
      label: i.string<(typeof LABELS)[keyof typeof LABELS]>().optional(),
      level: i.string<Level>().optional(),
      nested: i.json<{ self: string; nested: { nested: { in: number } } }>(),
      empty: i.json<{}>().optional(),
    }),
  },
  links: {},
  rooms: {
    board: {
      presence: i.entity({
        cursor: i.json<{ x: number; y: number }>().optional(),
        selection: i.json<string[]>(),
        color: i.string<Color>(),
        place: i.json<Place>().optional(),
      }),
    },
  },
});

export default _schema;
