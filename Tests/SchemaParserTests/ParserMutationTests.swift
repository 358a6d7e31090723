import Foundation
import SchemaDiagnostics
import Testing

@testable import SchemaParser

/// What TypeScript's own parser refuses is refused at the same line, and what it accepts is
/// accepted: tried on sources with one token deleted, doubled or swapped with the next.
@Suite(.enabled(if: TypeScriptCompiler.installed != nil, "node with typescript is not installed"))
struct ParserMutationTests {
  @Test(.timeLimit(.minutes(1)))
  func agreesWithTypeScriptOnEveryMutation() throws {
    let compiler = try #require(TypeScriptCompiler.installed)
    let mutants = MutationSource.all.flatMap(Mutant.all)
    let expected = try compiler.errorLines(of: mutants.map(\.text))
    #expect(expected.count == mutants.count)
    for (mutant, expected) in zip(mutants, expected) {
      let lines = errorLines(of: mutant.text)
      #expect(lines.first == expected.first, "\(mutant.description)")
    }
  }

  @Test(arguments: MutationSource.all)
  func acceptsTheSourcesThemselves(source: String) {
    #expect(Parser.parse(source).diagnostics == [])
  }

  private func errorLines(of text: String) -> [Int] {
    let lines = LineTable(Array(text.utf8))
    return Parser.parse(text).diagnostics.map { lines.position(at: Int($0.range.start)).line }
  }
}

/// A source with one token changed.
struct Mutant {
  let description: String
  let text: String

  static func all(of source: String) -> [Mutant] {
    let bytes = Array(source.utf8)
    let file = SourceFile(id: FileID(index: 0), path: "a.ts", bytes: bytes)
    let tokens = Lexer.tokens(of: file).value ?? []
    return zip(tokens, tokens.dropFirst()).flatMap { token, next in
      mutants(of: bytes, at: token, next)
    }
  }

  private static func mutants(of bytes: [UInt8], at token: Token, _ next: Token) -> [Mutant] {
    let start = Int(token.start)
    let end = Int(token.end)
    // Without it, the body of a function is one that is skipped.
    guard token.kind != .returnKeyword, next.kind != .returnKeyword else { return [] }
    let position = LineTable(bytes).position(at: start)
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    func mutant(_ change: String, _ pieces: Range<Int>...) -> Mutant {
      Mutant(
        description: "\(change) `\(name)` at \(position.line):\(position.column)",
        text: String(decoding: pieces.flatMap { bytes[$0] }, as: UTF8.self))
    }
    let firstSpace = bytes.firstIndex(of: UInt8(ascii: " ")) ?? 0
    let space = firstSpace..<firstSpace + 1
    let result = [
      mutant("delete", 0..<start, end..<bytes.count),
      mutant("double", 0..<end, space, start..<bytes.count),
    ]
    guard next.kind != .endOfFile else { return result }
    let nextRange = Int(next.start)..<Int(next.end)
    let swap = mutant(
      "swap", 0..<start, nextRange, end..<nextRange.lowerBound, start..<end,
      nextRange.upperBound..<bytes.count)
    return result + [swap]
  }
}

/// Sources whose every statement is read.
enum MutationSource {
  static let all = [schema, types, values]

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
}
