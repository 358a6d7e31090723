import SchemaDiagnostics
import SchemaModel
import TestSupport
import Testing

@testable import SchemaParser

/// Deleting a property leaves the code as if it had never been there.
struct PropertyRemovalTests {
  /// An object with the property `x` to be deleted, and the object without it.
  static let objects = [
    ("{ x: 1 }", "{ }"), ("{ x: 1, }", "{ }"), ("{x: 1}", "{}"), ("{ x: 1, b: 2 }", "{ b: 2 }"),
    ("{ a: 1, x: 2 }", "{ a: 1 }"), ("{ a: 1, x: 2, }", "{ a: 1, }"),
    ("{ a: 1, x: 2, b: 3 }", "{ a: 1, b: 3 }"), ("{a: 1,x: 2,b: 3}", "{a: 1,b: 3}"),
    ("{\n  x: 1,\n}", "{\n}"), ("{\n  x: 1\n}", "{\n}"),
    ("{\n  a: 1,\n  x: 2,\n  b: 3,\n}", "{\n  a: 1,\n  b: 3,\n}"),
    ("{\n  a: 1,\n  x: 2\n}", "{\n  a: 1\n}"),
    ("{\r\n  a: 1,\r\n  x: 2,\r\n  b: 3,\r\n}", "{\r\n  a: 1,\r\n  b: 3,\r\n}"),
    ("{\n  a: 1,\n  x: {\n    c: 2,\n  },\n  b: 3,\n}", "{\n  a: 1,\n  b: 3,\n}"),
    ("{\n  a: 1,\n  x: 2, // why\n  b: 3,\n}", "{\n  a: 1,\n  b: 3,\n}"),
    ("{\n  a: 1, // why\n  x: 2\n}", "{\n  a: 1 // why\n}"),
    ("{\n  a: 1,\n  /** The x. */\n  x: 2,\n  b: 3,\n}", "{\n  a: 1,\n  b: 3,\n}"),
    (
      "{\n  a: 1,\n  /**\n   * The\n   * x.\n   */\n  x: 2,\n  b: 3,\n}",
      "{\n  a: 1,\n  b: 3,\n}"
    ),
    ("{\n  a: 1,\n  /// The\n  /// x.\n  x: 2,\n  b: 3,\n}", "{\n  a: 1,\n  b: 3,\n}"),
    ("{\n  a: 1,\n\n  // The rest\n  x: 2,\n  b: 3,\n}", "{\n  a: 1,\n\n  // The rest\n  b: 3,\n}"),
    ("{\n  a: 1, /** of a */\n  x: 2,\n}", "{\n  a: 1, /** of a */\n}"),
    ("{\n  /** The a. */\n\n  x: 2,\n}", "{\n  /** The a. */\n\n}"),
    ("{ a: 1,\n  x: 2, b: 3 }", "{ a: 1,\n  b: 3 }"),
    ("{ a: 1, x: 2,\n  b: 3 }", "{ a: 1,\n  b: 3 }"),
    ("{ a: 1, /* c */ x: 2 }", "{ a: 1 /* c */ }"),
  ]

  @Test(arguments: objects)
  func leavesNoTrace(object: String, expected: String) throws {
    let file = SourceFile(
      id: FileID(index: 0), path: "a.ts", bytes: Array("v = \(object);\n".utf8))
    let module = Module(try #require(Parser.parse(file).value))
    let tokens = module.syntax.tokens
    let key = try #require(
      tokens.indices.first {
        module.syntax.token(TokenIndex($0), is: "x") && tokens[$0 + 1].kind == .colon
      })
    let end = tokens[key + 2].kind == .leftBrace ? key + 7 : key + 2
    let removal = module.removal(of: TokenRange(TokenIndex(key), end: TokenIndex(end + 1)))
    let edits = try #require(removal).map { FixIt.Edit($0, "") }
    let mended = String(decoding: try file.applying(edits), as: UTF8.self)
    #expect(mended == "v = \(expected);\n")
    #expect(Parser.parse(mended).diagnostics == [])
  }
}
