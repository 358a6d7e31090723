import TestSupport
import Testing

/// Memory grows with what is read, and not with what somebody has thought up: the built program is
/// given so much address space that a small multiple of each schema fits, and no more.
///
/// Other systems than Linux do not bind a process by `ulimit -v`.
#if os(Linux)
  @Suite struct MemoryTests {
    private static let limitInKilobytes = 128 * 1024

    @Test(arguments: MemoryCase.all)
    func staysWithinItsMemory(_ memory: MemoryCase) throws {
      let directory = try TemporaryDirectory()
      try directory.write(memory.schema, to: "instant.schema.ts")
      for (path, text) in memory.files { try directory.write(text, to: path) }
      let words =
        ["ulimit -v \(Self.limitInKilobytes); exec \"$@\"", "sh", try BuiltTool.path(), "generate"]
        + ["--allow-dirty", "--from", "instant.schema.ts", "--to", "Generated"]
      let run = try Program(path: "sh", directory: directory.path).run(["-c"] + words)
      #expect(run.status == memory.status, "\(run.output.suffix(300))")
    }
  }

  /// A schema that could take much memory.
  struct MemoryCase: CustomTestStringConvertible {
    let testDescription: String
    let schema: String
    let files: [String: String]
    let status: Int32

    init(_ name: String, _ text: String, files: [String: String] = [:], status: Int32) {
      testDescription = name
      schema = text
      self.files = files
      self.status = status
    }

    private static func schema(_ entities: String, _ before: String = "") -> String {
      """
      import { i } from "@instantdb/core";
      \(before)
      export default i.schema({ entities: { \(entities) } });

      """
    }

    /// Half a megabyte.
    private static let manyEntities = (0..<1_500).map { entity in
      "documents\(entity): i.entity({\n"
        + (0..<10).map { "attribute\($0): i.string().optional(),\n" }.joined() + "}),\n"
    }.joined()

    private static let manyAttributes = (0..<20_000).map { "a\($0): i.string(), " }.joined()

    private static let long = String(repeating: "a", count: 1_000_000)

    /// A thousand files, each of which names the next, and the last one the first.
    private static func files(_ text: (_ next: String) -> String) -> [String: String] {
      Dictionary(
        uniqueKeysWithValues: (0..<1_000).map {
          ("m\($0).ts", "import { i } from \"@instantdb/core\"; \(text("./m\(($0 + 1) % 1_000)"))")
        })
    }

    /// Nine constants, the last of which would have 32⁹ characters.
    private static let multiples = (1...9).map { index in
      "const t\(index) = `" + String(repeating: "${t\(index - 1)}", count: 32) + "`;\n"
    }.joined()

    static let all = [
      MemoryCase("many entities", schema(manyEntities), status: 0),
      MemoryCase("many attributes", schema("t: i.entity({ \(manyAttributes) })"), status: 0),
      MemoryCase("a long name", schema("\(long): i.entity({})"), status: 0),
      MemoryCase("a long literal", schema("t: i.entity({ a: i.string<'\(long)'>() })"), status: 0),
      MemoryCase(
        "a circle of files", schema("t: i.entity({ a })", "import { a } from \"./m0\";"),
        files: files { "import { a as b } from \"\($0)\"; export const a = b;" }, status: 1),
      MemoryCase(
        "many imports",
        schema(
          "t: i.entity({ \((0..<1_000).map { "a\($0), " }.joined()) })",
          (0..<1_000).map { "import { a as a\($0) } from \"./m\($0)\";" }.joined()),
        files: files { _ in "export const a = i.string();" }, status: 0),
      MemoryCase("brackets", String(repeating: "[", count: 100_000), status: 1),
      MemoryCase("faults", schema(String(repeating: "a: i.strin(),\n", count: 20_000)), status: 1),
      MemoryCase(
        "a text that multiplies",
        schema("[t9]: i.entity({})", "const t0 = \"x\";\n" + multiples),
        status: 1),
      MemoryCase(
        "types that double",
        schema(
          "a: i.entity({ x: i.json<T24>() })",
          (1..<25).map { "type T\($0) = { a: T\($0 - 1); b: T\($0 - 1)[] };" }.joined()
            + "type T0 = string;"),
        status: 0),
    ]
  }
#endif
