import { i } from "@instantdb/core";
import t, { title as name, type Role } from "./parts";
import * as all from "./lib";
export { other } from "./lib";
const pick = (x: string, y = i.number()) => ({ x: i.string<Role>(), y });
type Tree = { kind: "leaf"; value: number } | { kind: "node"; left: Tree; right: Tree | null };
const schema = i.schema({
  entities: {
    t,
    "a-b": i.entity({ name, ...all.shared, ...pick("a"), tree: i.json<Tree[]>().optional() }),
  },
  links: { ab: { forward: { on: "t", has: "many", label: "b" }, reverse: { on: "a-b", has: "one", label: "t" } } },
  rooms: { chat: { presence: i.entity({ name }), topics: { emoji: i.entity({ x: i.string() }) } } },
});
type Base = typeof schema;
interface AppSchema extends Base {}
export default schema as AppSchema;
//@ parts.ts
import { i } from "@instantdb/core";
export enum Role { Admin = "admin", User = `user` }
export const title = i.string().unique().indexed();
export default i.entity({ title, at: i.date(), shape: i.json<Partial<Record<"a" | "b", [x: number, y?: string]>>>() });
//@ lib.ts
export * from "./parts";
export const shared = { flag: i.boolean(), [`k${1}`]: i.any() } as const;
export const other = shared;
