import Foundation
import SchemaDiagnostics
import SchemaModel
import SchemaParser
import Testing

/// The stack of a thread that is not the main one is small on Apple's systems; nothing that a file
/// can say may overflow it.
@Suite struct EvaluatorStackTests {
  private static let stackSize = 512 << 10

  private final class Box: Sendable {
    let ids: [DiagnosticID]
    init(_ ids: [DiagnosticID]) { self.ids = ids }
  }

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
    let names = (1...depth).map { "type A\($0) = A\($0 - 1)[] | null;\n" }.joined()
    let bases = (1...depth).map { "interface A\($0) extends A\($0 - 1) {}\n" }.joined()
    let objects = (1...depth).map { "interface A\($0) { a: A\($0 - 1) }\n" }.joined()
    for source in [
      schema(nested(depth, "{ a: ", "1", " }"), ""), schema(nested(depth, "[", "1", "]"), ""),
      schema(nested(depth, "Array<", "1", ">"), ""), schema("1" + nested(depth, "[]", "", ""), ""),
      schema(nested(depth, "(", "1", ")"), ""), schema(nested(depth, "Partial<", "{}", ">"), ""),
      schema("{}" + nested(depth, " & { a: 1 }", "", ""), ""),
      schema("1" + nested(depth, " | 1", "", ""), ""),
      schema("{}" + nested(depth, "['a']", "", ""), ""),
      schema("A\(depth)", "type A0 = 'a';\n" + names),
      schema("A\(depth)", "interface A0 { x: 1 }\n" + bases),
      schema("A\(depth)", "interface A0 { x: 1 }\n" + objects),
    ] {
      let reported = await ids(source)
      #expect(!reported.contains(.noSchema))
    }
  }

  @Test func survivesChainsOfNames() async {
    let constants = (1...20_000).map { "const c\($0) = [c\($0 - 1)];\n" }.joined()
    let functions = (1...20_000).map { "const c\($0) = () => c\($0 - 1)();\n" }.joined()
    let patterns = (1...5_000).map { "const { c\($0) = c\($0 - 1) } = {};\n" }.joined()
    for source in [constants, functions, patterns] {
      let count = source == patterns ? 5_000 : 20_000
      let reported = await ids(
        "const c0 = () => 1;\n\(source)export default i.schema({ entities: { a: c\(count)() } });")
      #expect(reported == [.nestingTooDeep] || reported == [.unexpectedValue])
    }
  }
}
