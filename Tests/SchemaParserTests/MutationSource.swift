import Foundation

/// Sources whose every statement is read.
enum MutationSource {
  static let all = [schema, types, values, expressions, typeForms, modules]

  /// The schemas of the golden cases.
  static let fixtures: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures").standardized
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap {
      try? String(contentsOf: folder.appending(path: "\($0)/instant.schema.ts"), encoding: .utf8)
    }
  }()

  static let schema = """
    import { i } from "@instantdb/core";
    import type { Role } from './roles'

    // A comment with "odd 'quotes
    const base = { createdAt: i.date().indexed() };

    const _schema = i.schema({
      entities: {
        $users: i.entity({
          email: i.string().unique().indexed(),
        }),
        todos: i.entity({
          ...base,
          title: i.string(),
          "is-done": i
            .boolean()
            .optional(),
          role: i.string<"admin" | "user">(),
          tags: i.json<Array<Record<string, number[]>>>(),
          [`x`]: i.any<{ a: string; b?: number }>(),
        }),
      },
      links: {
        todoOwner: {
          forward: { on: "todos", has: "one", label: "owner", onDelete: "cascade" },
          reverse: { on: '$users' as any, has: "many", label: "todos" },
        },
      },
      rooms: {
        chat: { presence: i.entity({ name: i.string() }), topics: {} },
      },
    });

    // This helps TypeScript
    type _AppSchema = typeof _schema;
    interface AppSchema extends _AppSchema {}
    const schema: AppSchema = _schema;

    export type { AppSchema };
    export default schema;

    """

  static let types = """
    type Status = "open" | "closed" | null;
    export interface Shape<T = string> extends Base<T>, Other {
      readonly kind: 'circle';
      radius?: number;
      points: Array<[x: number, y?: number]>;
      [key: string]: unknown;
      method(a: string, ...rest: number[]): void;
    }
    type Mapped = { readonly [K in keyof Shape]?: Shape[K] };
    type Cond<T> = T extends string ? { a: T } : never;
    type Fn = (a: number, b?: string) => void;
    enum Color { Red = "red", Green = 1 << 2, Blue }
    type Neg = -1 | typeof Color.Red | Partial<Pick<Shape, "kind">>;
    """

  static let values = """
    import def, * as all from "./a";
    import { a, b as c, type D } from "./b";
    import "./side";
    export { a as default, c } from "./c";
    export * from "./d";
    export const helper = (x: string, y = 2) => i.json<typeof x>().optional();
    export function make(name: string) {
      return i.entity({ name: i.string(), n: 1 + 2 * 3 });
    }
    let value = cond ? first?.second![0] : `text ${name} more ${1}`;
    const { entities, links: renamed } = helper("a", [1, , 2, ...rest], !flag);
    """

  static let expressions = #"""
    const a = b ? { c: [1, 2] } : (d, e);
    const f = <T,>(x: T): T => x;
    const g = async (a: number, { b, c = 1 }: Opts, ...rest: string[]) => await a;
    const h = a as unknown as B<C>["d"] | undefined;
    const k = new Foo<Bar>(1, ...xs);
    let m = x!.y?.[0]?.(z) ?? w || (-v) ** 2;
    export const n = [...a, , b,] as const;
    const o = { get: 1, async b() {}, get c() {}, [d + "e"]: f, "g-h": i, 5: j, ...k };
    var p = typeof q === "string" && !(r in s) || t instanceof U;
    const u = tag`a${b}c` + `d${`e${f}`}`;
    const v = /a[/]b/g.test(c) ? d / e / f : g;
    const w = function named(a, b = {}) { return a + b };
    x.y = z += 1;
    i++, --j;
    const y = (a, b);
    const z = a < b && c > d, aa = e<f>(g), bb = h >= k, cc = l >> 2;
    """#

  static let typeForms = #"""
    type A = { [K in keyof T as `x${K}`]-?: T[K] } & { a(): void; new (x: number): A; (y: string): B };
    type B<in out T extends object = {}> = T extends (infer U extends string)[] ? U : never;
    type C = (new (...args: any[]) => D) | (abstract new () => E);
    type D = typeof import("x") | import("y").Z<string>;
    type E = [a?: string, ...b: number[]] | readonly string[] | unique symbol;
    type F = (this: Window, { a, b }: C, [d]: E) => asserts this is G;
    type G = keyof typeof obj["a"]["b"][];
    type H = `a${B}c` | -1 | 12n | true | void | this;
    interface I<T> extends A.B<C>, D { get x(): string; set x(v: string); readonly [k: string]: any; a?(): b; "c-d"?: e }
    type J = A<B<C<D>>>;
    type K = (A | B)[] & { c: D, e: F; };
    declare const l: M, n: O;
    declare function p(q?: string, ...r: S[]): t is U;
    enum V { A, "b-c" = 2, D = A | 4, E = "e".length, }
    const enum W { X = 1 << 3 }
    """#

  static let modules = #"""
    import a, { type B, c as d, default as e } from 'f';
    import * as g from "h";
    import i, * as j from 'k'
    import type L, { M } from 'n';
    import o = require('p');
    import q = r.s.t;
    export { u, v as w, type x as y };
    export type { z } from './a';
    export * as b from 'c';
    export * from 'd'
    export default function name(a: string): void;
    export = e;
    export const f = 1, { g: h } = i;
    export async function j() { return 1 }
    """#
}
