import Foundation
import SchemaDiagnostics
import Testing

@testable import SchemaParser

/// What TypeScript's own parser refuses is refused at the same line, and what it accepts is
/// accepted: tried on sources with one token deleted, doubled or swapped with the next.
@Suite(.enabled(if: TypeScriptCompiler.installed != nil))
struct ParserMutationTests {
  @Test func agreesWithTypeScriptOnEveryMutation() throws {
    let compiler = try #require(TypeScriptCompiler.installed)
    let mutants = Fixture.all.flatMap { Mutant.all(of: $0) }
    let expected = try compiler.errorLines(of: mutants.map(\.text))
    var stats = (0, 0, 0, 0)
    for (mutant, expected) in zip(mutants, expected) {
      let diagnostics = diagnostics(of: mutant.text)
      let table = LineTable(Array(mutant.text.utf8))
      let lines = diagnostics.map { table.position(at: Int($0.range.start)).line }
      stats.0 += 1
      stats.2 += lines.count
      stats.3 += expected.count
      if lines.first != expected.first {
        stats.1 += 1
        print(
          "MISMATCH \(mutant.description): ours \(lines) \(diagnostics.first?.message ?? "-") ts \(expected)"
        )
      }
    }
    print("STATS", stats)
  }

  private func diagnostics(of text: String) -> [Diagnostic] {
    let file = SourceFile(id: FileID(index: 0), path: "a.ts", bytes: Array(text.utf8))
    return Parser.parse(file).diagnostics
  }
}

struct Mutant {
  let description: String
  let text: String

  static func all(of source: String) -> [Mutant] {
    let file = SourceFile(id: FileID(index: 0), path: "a.ts", bytes: Array(source.utf8))
    let tokens = Lexer.tokens(of: file).value ?? []
    let bytes = file.bytes
    func text(_ t: Token) -> [UInt8] { Array(bytes[Int(t.start)..<Int(t.end)]) }
    let table = LineTable(bytes)
    var result: [Mutant] = []
    for (i, t) in tokens.dropLast().enumerated() {
      let s = Int(t.start)
      let e = Int(t.end)
      let name = String(decoding: text(t), as: UTF8.self)
      let line = table.position(at: s)
      let at = "`\(name)` \(line.line):\(line.column)"
      result.append(
        Mutant(
          description: "delete \(at)",
          text: String(decoding: bytes[..<s] + bytes[e...], as: UTF8.self)))
      result.append(
        Mutant(
          description: "double \(at)",
          text: String(decoding: bytes[..<e] + [32] + bytes[s...], as: UTF8.self)))
      let n = tokens[i + 1]
      if n.kind != .endOfFile {
        let gap = bytes[e..<Int(n.start)]
        result.append(
          Mutant(
            description: "swap \(at)",
            text: String(
              decoding: bytes[..<s] + text(n) + gap + text(t) + bytes[Int(n.end)...], as: UTF8.self)
          ))
      }
    }
    return result
  }
}

enum Fixture {
  static let all = [schema, types, modules]

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

  static let modules = """
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
}
