import SchemaDiagnostics
import SchemaModel
import TestSupport
import Testing

/// Comments before string literals whose values are enum cases in Swift.
@Suite struct LiteralDocumentationTests {
  /// The values of `i.string<T>()`, each with its documentation.
  private func values(
    _ type: String, with declarations: String = "", files: [String: String] = [:],
    _ location: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    let schema = try read(type, with: declarations, files).schema(location)
    return try literals(of: schema).map { value in
      value.value + (value.documentation?.text.map { ": " + $0 } ?? "")
    }
  }

  private func read(
    _ type: String, with declarations: String = "", _ files: [String: String] = [:]
  ) -> ReadSchema {
    ReadSchema(
      """
      \(declarations)
      export default i.schema({ entities: { t: i.entity({ a: i.string<\(type)>() }) } });
      """, files: files)
  }

  private func literals(of schema: Schema) throws -> [StringLiteral] {
    var shape = try #require(schema.entities[0].attributes[0].type?.value)
    if case .named(let index) = shape { shape = schema.namedTypes[index].shape }
    guard case .literals(let literals, _) = shape else {
      Issue.record("\(shape) is no union of literals")
      return []
    }
    return literals
  }

  @Test(arguments: [
    "\n  /** A. */\n  | 'a'\n  | 'b'\n  /** C. */\n  | 'c'\n",
    "\n  /** A. */\n  'a' |\n  'b' |\n  /** C. */\n  'c'\n", "/** A. */ 'a' | 'b' | /** C. */ 'c'",
    "\n  | /** A. */ 'a'\n  | 'b'\n  /// C.\n  | 'c'\n", "(/** A. */ 'a' | 'b') | /** C. */ `c`",
    "\n  /** Another. */\n  | /** A. */ 'a' // B?\n  | 'b' /** B? */\n  /** C. */\n  | 'c'\n",
    "/** A. */ 'a' /** of a */ | 'b' /** of b */ | /** C. */ 'c'",
    "/** A. */ 'a' | /* b */ 'b' | /** C. */ 'c' | (string & {})",
    "Exclude</** A. */ 'a' | 'b' | /** C. */ 'c' | /** D. */ 'd', 'd'>",
  ])
  func standsBeforeAMemberOrItsBar(_ type: String) throws {
    #expect(try values(type) == ["a: A.", "b", "c: C."])
    #expect(try values("T", with: "type T = \(type);") == ["a: A.", "b", "c: C."])
    #expect(
      try values("T", with: "import { T } from './t';", files: ["t.ts": "export type T = \(type);"])
        == ["a: A.", "b", "c: C."])
  }

  @Test(arguments: [
    (
      "const V = [/** A. */ 'a', 'b',\n /** C. */\n 'c'] as const",
      "typeof V[0] | typeof V[1] | typeof V[2]"
    ),
    ("const V = [/** A. */ 'a', 'b', /* B? */\n /** C. */ 'c'] as const", "typeof V[number]"),
    (
      "const U = [/** A. */ 'a']; const V = [...U, 'b', /** C. */ 'c'] as const", "typeof V[number]"
    ),
    ("const U = 'a,b'.split(','); const V = [...U, /** C. */ 'c'] as const", "typeof V[number]"),
    (
      "const V = { /** A. */ x: 'a', y: 'b', /** C. */ z: 'c' } as const",
      "typeof V[keyof typeof V]"
    ),
    ("const V = { /** A. */ a: 1, b: 2, /** C. */ c: 3 }", "keyof typeof V"),
    ("interface V { /** A. */ a: string; b: string; /** C. */ c: string }", "keyof V"),
    ("interface V { /** A. */ x: 'a'; y: 'b'; /** C. */ z: 'c' }", "V['x' | 'y' | 'z']"),
    ("enum V { /** A. */ X = 'a', Y = 'b', /** C. */ Z = 'c' }", "V"),
    ("enum V { /** A. */ X = 'a', Y = 'b', /** C. */ Z = 'c' }", "V.X | V.Y | V.Z"),
  ])
  func standsBeforeAnElementAPropertyOrAMember(_ declaration: String, _ type: String) throws {
    let isSplit = declaration.contains("split")
    let expected = [isSplit ? "a" : "a: A.", "b", "c: C."]
    #expect(try values(type, with: declaration) == expected)
    let files = ["v.ts": "export \(declaration)"]
    guard !declaration.contains("const U") else { return }
    #expect(try values(type, with: "import { V } from './v';", files: files) == expected)
  }

  @Test func elementsOfConstantArraysHaveTheirOwnPlaces() throws {
    let read = read(
      "typeof V[number]", with: "const f = { b: 'b' }; const V = [«'a'», «f.b»] as const;")
    let literals = try literals(of: read.schema())
    #expect(literals.map(\.range) == read.ranges)
    #expect(literals.map(\.canBeDocumented) == [true, true])
  }

  @Test(arguments: [
    ("typeof A", "const A = 'a' as const;"),
    ("typeof V[number]", "const V = [...'a,b'.split(',')] as const;"),
  ])
  func noCommentCanStandBeforeWhatIsComputed(_ type: String, _ declarations: String) throws {
    let literals = try literals(of: read(type, with: declarations).schema())
    #expect(!literals.isEmpty && literals.allSatisfy { !$0.canBeDocumented })
  }

  @Test func requestsForNamesAreTakenOut() throws {
    let read = read("\n /** Old.\n * @swiftName «old»\n */\n | 'a' | 'b'")
    let literals = try literals(of: read.schema())
    #expect(literals[0].documentation?.lines == ["Old."])
    #expect(literals[0].documentation?.swiftName == Located("old", at: read.ranges[0]))
    #expect(literals[1].documentation == nil)
  }

  @Test func keysOfARecordAreDocumentedAsTheirLiterals() throws {
    let read = ReadSchema(
      """
      type K = /** A. */ "a" | "b";
      export default i.schema({ entities: { t: i.entity({ a: i.json<Record<K, number>>() }) } });
      """)
    guard case .object(let object) = try read.schema().entities[0].attributes[0].type?.value else {
      Issue.record("an object")
      return
    }
    #expect(object.properties.map { $0.documentation?.text } == ["A.", nil])
  }

  /// The tag is in the enum what a literal is in others; a comment on its property is about that.
  @Test func standsBeforeAVariantOrItsTag() throws {
    let read = ReadSchema(
      """
      type Named = {
        /** The kind. */
        kind: "named" };
      type T =
        /** A. */
        | { kind: "a" }
        | { x: 1, kind: /** B. */ "b" }
        /** Not of the type. */
        | Named;
      export default i.schema({ entities: { t: i.entity({ a: i.json<T>() }) } });
      """)
    let schema = try read.schema()
    guard case .union(let union) = schema.namedTypes[0].shape else {
      Issue.record("a union")
      return
    }
    #expect(union.variants.map { $0.tag.documentation?.text } == ["A.", "B.", nil])
  }
}
