import Foundation
import SchemaDiagnostics
import SchemaModel
import SchemaParser
import Testing

/// Nothing that a file can say may overflow the stack, which is small on threads that are not the
/// main one.
@Suite struct EvaluatorStackTests {
  /// Apple's systems give that much to a thread.
  private static let stackSize = 512 << 10

  /// What is reported of a schema that is read on a thread with a small stack.
  private func ids(_ source: String) async -> [DiagnosticID] {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: ReadSchema(source).ids) }
      thread.stackSize = Self.stackSize
      thread.start()
    }
  }

  private func nested(_ count: Int, _ open: String, _ inner: String, _ close: String) -> String {
    String(repeating: open, count: count) + inner + String(repeating: close, count: count)
  }

  @Test(arguments: [10, 100, 190, 240, 1_000, 20_000])
  func survivesNestedExpressions(_ depth: Int) async {
    let schema = { (value: String) in
      "const f = (x) => x; export default i.schema({ entities: {}, extra: \(value) });"
    }
    for source in [
      schema(nested(depth, "{ a: ", "1", " }")), schema(nested(depth, "[", "1", "]")),
      schema(nested(depth, "(", "1", ")")), schema(nested(depth, "f(", "1", ")")),
      schema(nested(depth, "!", "1", "")), schema(nested(depth, "true ? ", "1", " : 0")),
      schema("i.string()" + nested(depth, ".optional()", "", "")),
      schema("'a'" + nested(depth, " + 'a'", "", "")), schema("f" + nested(depth, "(f)", "", "")),
      schema("`" + nested(depth, "${`", "1", "`}") + "`"),
      schema(nested(depth, "...[", "1", "]")), schema(nested(depth, "() => ", "1", "")),
    ] {
      let reported = await ids(source)
      #expect(!reported.contains(.noSchema))
    }
  }

  @Test(arguments: [10, 100, 190, 240, 1_000, 20_000])
  func survivesNestedTypes(_ depth: Int) async {
    let schema = { (type: String, declarations: String) in
      "\(declarations)\nexport default i.schema({ entities: { t: i.entity({ a: i.json<\(type)>() }) } });"
    }
    for source in [
      schema(nested(depth, "{ a: ", "1", " }"), ""), schema(nested(depth, "[", "1", "]"), ""),
      schema(nested(depth, "Array<", "1", ">"), ""), schema("1" + nested(depth, "[]", "", ""), ""),
      schema(nested(depth, "(", "1", ")"), ""), schema(nested(depth, "Partial<", "{}", ">"), ""),
      schema("{}" + nested(depth, " & { a: 1 }", "", ""), ""),
      schema("1" + nested(depth, " | 1", "", ""), ""),
      schema("{}" + nested(depth, "['a']", "", ""), ""),
    ] {
      let reported = await ids(source)
      #expect(!reported.contains(.noSchema))
    }
  }

  @Test(arguments: [
    "const c@ = [c#];", "const c@ = () => c#();", "const { c@ = c# } = {};",
    "const c@ = { ...c#, a: c# };", "const c@ = c#.x;", "enum E@ { X = c# } const c@ = E@.X;",
  ])
  func survivesChainsOfValues(_ link: String) async {
    let count = 1_000
    let reported = await ids(
      "const c0 = { a: 1 };\n\(chain(link, count))"
        + "export default i.schema({ entities: { a: i.entity({ ...c\(count) }) } });")
    #expect(!reported.isEmpty)
    #expect(reported.allSatisfy { [.nestingTooDeep, .unexpectedValue].contains($0) })
  }

  @Test(arguments: [
    "type A@ = A#[] | null;", "interface A@ extends A# {}", "interface A@ { a: A# }",
    "type A@ = Partial<A#>;", "type A@ = { x@: A#['a'] };", "type A@ = A# & { b@: 1 };",
    "type A@ = { k: 'a', v: A# } | { k: 'b' };", "type A@<T = A#> = [T];",
    "type A@ = keyof { [k: string]: A# };", "type A@ = [A#, 'x'][0];",
  ])
  func survivesChainsOfTypes(_ link: String) async {
    let count = 1_000
    let reported = await ids(
      "interface A0 { a: 'x' }\n\(chain(link, count))"
        + "export default i.schema({ entities: { t: i.entity({ a: i.json<A\(count)>() }) } });")
    #expect(reported == [.untypedShape] || reported.isEmpty)
  }

  /// Declarations that each need the one before: `@` stands for a number, `#` for the one before.
  private func chain(_ link: String, _ count: Int) -> String {
    (1...count).map {
      link.replacingOccurrences(of: "@", with: "\($0)")
        .replacingOccurrences(of: "#", with: "\($0 - 1)") + "\n"
    }.joined()
  }
}
