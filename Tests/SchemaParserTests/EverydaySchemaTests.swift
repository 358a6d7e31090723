import SchemaDiagnostics
import SchemaModel
import SchemaParser
import TestSupport
import Testing

/// Whole files as people write them, with all that stands in them besides the schema.
@Suite struct EverydaySchemaTests {
  // MARK: - Parts and keys

  @Test(arguments: [
    "{ entities: { a: i.entity({ b: i.string() }) } }",
    "{ entities: { a: i.entity({ b: i.string() }) }, links: {}, rooms: {} }",
    "{ rooms: {}, links: {}, entities: { a: i.entity({ b: i.string() }), }, }",
    """
    {
      // We inferred 1 attribute!
      entities: { a: i.entity({ b: i.string() /* the b { */ }) /* ) */, }, // it's "all
      // For example, if `posts` should have many `comments`.
      links: { /* none: { forward: {} } */ },
      rooms: {
        // chat: { presence: i.entity({}) },
      },
    }
    """,
  ])
  func partsMayBeLeftOutAndStandInAnyOrder(_ parts: String) throws {
    #expect(
      try ReadSchema("export default i.schema(\(parts));").schema().summary == ["a: b string!"])
  }

  @Test func keysAreWhatTheyAre() throws {
    let read = ReadSchema(
      #"""
      export default i.schema({ entities: { "user-profiles": i.entity({
        plain: i.string(), 'quoted': i.string(), "with space": i.string(), "trailing ": i.string(),
        "🎉": i.string(), $cash: i.string(), snake_case: i.string(), default: i.string(),
        class: i.string(), "it's": i.string(), 2: i.string(), 1: i.string(),
      }) } });
      """#)
    let names = try read.schema().entities[0].attributes.map(\.name.value)
    #expect(
      names == [
        "1", "2", "plain", "quoted", "with space", "trailing ", "🎉", "$cash", "snake_case",
        "default", "class", "it's",
      ])
  }

  @Test(arguments: [
    ".optional().unique().indexed()", ".indexed().optional().unique()",
    ".unique()\n      .indexed()\n      .optional()", "\n// why\n.indexed( ).unique() . optional()",
    ".optional()/* ( */.optional().indexed().unique()",
  ])
  func chainsStandInAnyOrder(_ chain: String) throws {
    let read = ReadSchema(
      "export default i.schema({ entities: { a: i.entity({ b: i.string()\(chain) }) } });")
    #expect(try read.schema().summary == ["a: b string^*"])
  }

  // MARK: - Links and rooms

  @Test func sidesHaveTheirKeysInAnyOrder() throws {
    let read = ReadSchema(
      """
      export default i.schema({
        entities: { posts: i.entity({}), profiles: i.entity({}) },
        links: {
          a: {
            forward: { required: true, label: "author", onDelete: "cascade", has: "one", on: "posts" },
            reverse: { has: "many", on: "profiles", label: 'posts' },
          },
          b: {
            reverse: { label: 'x', on: '$users' as any, has: 'one', required: true },
            forward: { note: 3, to: "posts", has: 'many', on: 'posts', label: 'y', onDelete: 'nullify' },
          },
        },
      });
      """)
    let schema = try read.schema()
    #expect(
      schema.summary.suffix(2) == [
        "a: posts one author true cascade / profiles many posts",
        "b: posts many y nullify / $users one x true",
      ])
    #expect(schema.links[1].forward?.unknownKeys.map(\.value) == ["note", "to"])
  }

  @Test func roomsHaveNamesAndKeysOfAllKinds() throws {
    let read = ReadSchema(
      """
      export default i.schema({
        entities: {},
        rooms: {
          "video-call": { presence: i.entity({}), topics: {} },
          $lobby: { topics: { "raise-hand": i.entity({}) }, presence: i.entity({ at: i.date() }), name: i.string() },
        },
      });
      """)
    let schema = try read.schema()
    #expect(schema.summary == ["video-call# ", "$lobby# at date! raise-hand()"])
    #expect(schema.rooms[1].unknownKeys.map(\.value) == ["name"])
  }

  // MARK: - Where `i` comes from

  @Test(arguments: [
    "import { i } from '@instantdb/react';", "import { i } from \"@instantdb/svelte\"",
    "import { i, type InstaQLEntity, id } from '@instantdb/core';",
    "import { i as iExt } from '@instantdb/admin'; const i = iExt;",
    "import * as instant from '@instantdb/react-native'; const { i } = instant;",
    "import { i } from 'https://esm.sh/@instantdb/core';", "import { i } from '@acme/database';",
    "const { i } = require('@instantdb/solidjs');", "",
  ])
  func theDSLComesFromAnywhere(_ declaration: String) throws {
    for path in ["instant.schema.ts", "instant.schema.js"] {
      let read = ReadSchema(
        "\(declaration)\nexport default i.schema({ entities: { a: i.entity({ b: i.json() }) } });",
        path: path)
      #expect(try read.schema().summary == ["a: b json!"])
    }
  }

  // MARK: - What stands around it

  @Test func otherCodeIsPassed() throws {
    let read = ReadSchema(
      #"""
      #!/usr/bin/env node
      "use strict";
      import type { ReactNode } from "react";
      import { i, id } from "@instantdb/react";
      import "./polyfill";
      import db from "./db";

      // export default i.schema({ entities: { old: i.entity({ it's: "
      /* const _schema = i.schema({}) */
      enum Category { Food = "food", Tools = 'tools', Count = 1 << 2 }
      declare global { interface Window { db: unknown } }
      abstract class Store<T extends object = {}> implements Iterable<T> {
        static readonly pattern = /[/}"'`]\/}/gu;
        #items: T[] = [];
        declare kept?: string;
        constructor(private readonly name = `a ${{ b: `}` }.b} {`) { this.name; }
        @logged() get size(): number { return this.#items.length / 2 / 1 }
        async *[Symbol.iterator](): any { yield* this.#items }
        static { Store.pattern.test("}") }
      }
      namespace Inner { export const schema = 1; export type A = string }
      if (typeof window !== "undefined") { window.db = { a: "}" } } else throw /}/;
      outer: for (const x of [1, 2]) { if (x > 1) continue outer; else break outer }
      switch (1 as number) { case 1: { break } default: ")" }
      try { JSON.parse("{") } catch { } finally { }
      function isText<T>(value: T): asserts value is T & string
      function isText(value: any) { if (value) return; const a = 1; return a / 2 }
      const compare = (a: number, b: number) => a < b && b > a
      const later = async <T,>(x?: T) => { await x; return /[)]/ }
      const raw = String.raw`\u{ ${"`"}`, q = 4
      / 2
      ;[1, 2].forEach((i) => { void i })
      console.log("loaded", compare)

      const _schema = i.schema({ entities: { a: i.entity({ b: i.string() }) } })

      type _AppSchema = typeof _schema
      interface AppSchema extends _AppSchema {}
      const schema: AppSchema = _schema
      export type { AppSchema }
      export type Row<K extends keyof AppSchema["entities"]> = {
        [P in K]?: AppSchema["entities"][P] extends infer U ? U : never
      }
      export const fields = Object.keys(_schema.entities).reduce((all, key) => ({ ...all, [key]: key }), {} as any)
      export default schema
      """#)
    #expect(try read.schema().summary == ["a: b string!"])
  }

  @Test func markupIsPassed() throws {
    let read = ReadSchema(
      """
      export const schema = i.schema({ entities: { a: i.entity({ b: i.string() }) } });
      export default function Page({ items }: { items: string[] }) {
        return <main className="}">it's {items.map((i) => <b key={i} data-x='{'>{`${i} }`}</b>)} &lt; </main>;
      }
      """, path: "schema.tsx")
    #expect(try read.schema().summary == ["a: b string!"])
  }

  @Test func theFileThatUsesTheSchemaMayBeImported() throws {
    let read = ReadSchema(
      """
      import { i } from "@instantdb/react-native";
      import db from "./db";
      const schema = i.schema({ entities: { a: i.entity({}) } });
      export default schema;
      """,
      files: [
        "db.ts": """
        import { init } from "@instantdb/react-native";
        import schema from "./instant.schema";
        export default init({ appId: process.env.APP_ID!, schema });
        """
      ])
    #expect(try read.schema().summary == ["a: "])
  }

  // MARK: - Bytes

  private static let lines = [
    "import { i } from '@instantdb/core'", "", "export default i.schema({",
    "\tentities: {\t// é, 日本", "\t\ta: i.entity({ b: i.string(), 'ü': i.date() }),", "\t},", "})",
  ]

  @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
  func lineEndsAndByteOrderMarksDoNotMatter(_ lineEnd: String, _ mark: String) throws {
    for end in ["", lineEnd] {
      let text = mark + Self.lines.joined(separator: lineEnd) + end
      #expect(try ReadSchema(text).schema().summary == ["a: b string!, ü date!"])
    }
  }

  @Test func linesAreCountedBehindAByteOrderMark() throws {
    let text = ("\u{FEFF}" + Self.lines.joined(separator: "\r\n"))
      .replacing("i.date()", with: "i.«dat»()")
    let read = ReadSchema(text)
    let diagnostic = try read.only(.unknownBuilder)
    let lines = LineTable(read.marked.bytes)
    #expect(lines.position(at: Int(diagnostic.range.start)).line == 5)
  }

  // MARK: - Types

  @Test func typesAreTakenFromWhereTheyAre() throws {
    let read = ReadSchema(
      """
      import type { UIMessagePart } from "ai";
      import { type Mood } from "./types";
      import * as types from "@/types";
      interface Message { role: "user" | "assistant"; parts: Array<«UIMessagePart<any, any>»> }
      export default i.schema({ entities: { a: i.entity({
        role: i.string<Message["role"]>(),
        parts: i.json<Message["parts"]>(),
        nested: i.json<Record<string, Array<{ k: number[] }>>>().optional(),
        arrays: i.json<Array<Array<string>>>().indexed(),
        mood: i.string<Mood | null>(),
        point: i.json<types.Point>(),
        object: i.json<{
          a?: string; // it's "a"
          b: "x" | "y", /* ) */
          c: readonly string[]
        }>(),
        pair: i.json<[number, string]>(),
        anything: i.any<unknown>(),
      }) } });
      """,
      files: [
        "types.ts": "export type Mood = 'good' | 'bad'; export interface Point { x: number }",
        "tsconfig.json": #"{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }"#,
      ])
    #expect(read.ids == [.untypedShape])
    #expect(read.diagnostics.first?.range == read.ranges[0])
    let schema = try read.schemaBesideFaults()
    #expect(
      schema.entities[0].attributes.map { schema.shape("a", $0.name.value) } == [
        "'user'|'assistant'", "[json]", "{*: [{k: [number]}]}", "[[string]]", "Mood?", "Point",
        "{a?: string, b: 'x'|'y', c: [string]}", "(number, string)", "json",
      ])
  }

  @Test func whatHasNoShapeIsSaidOfEachAttribute() throws {
    let read = ReadSchema(
      #"""
      type P = { a: string } & { b: number };
      export default i.schema({ entities: { a: i.entity({
        p: i.json<P>(), q: i.string<«`x-${"a" | "b"}`»>(), r: i.string<«Missing»>(),
        s: i.json<«{ [K in "a"]: 1 }»>(), t: i.json<«P extends object ? 1 : 2»>(),
      }) } });
      """#)
    #expect(read.ids == Array(repeating: .untypedShape, count: 4))
    #expect(read.diagnostics.map(\.range) == read.ranges)
    let schema = try read.schemaBesideFaults()
    #expect(schema.shape("a", "p") == "P")
    #expect(schema.namedSummary == ["P = {a: string, b: number}"])
  }
}
