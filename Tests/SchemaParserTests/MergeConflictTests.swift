import SchemaDiagnostics
import TestSupport
import Testing

@testable import SchemaParser

/// What git leaves of two versions that it could not merge.
struct MergeConflictTests {
  private static let pair = """
    «<<<<<<< HEAD»
    ours
    =======
    theirs
    >>>>>>> branch

    """

  /// A conflict in the midst of something, with `%` for what differs.
  static let places = [
    ("x = {\n  a: 1,\n%  d: 4,\n}\n", "  b: 2,\n", "  c: 3,\n"),
    ("%const d = 1\n", "const b = 2\n", "const c = 3\n"),
    ("import { a } from 'a'\n%export { a }\n", "import b from 'b'\n", "import c from 'c'\n"),
    ("type A = {\n%  d: D\n}\n", "  b: B\n", "  c: C\n"),
    ("function f() {\n  g()\n%  h()\n}\n", "  b()\n", "  c(;\n"),
    ("class A {\n%}\n", "  b() {}\n", "  c( }\n"),
    ("x = [\n%]\n", "  1,\n", ""), ("x = [\n%]\n", "", "  2,\n"),
    ("x = {\n  a: f({\n%  }),\n}\n", "    b: 1,\n  }),\n  c: g({\n", "    d: 'e,\n"),
    ("x = {\r\n%}\r\n", "  b: 2,\r\n", "  c: 3,\r\n"),
  ]

  @Test(arguments: places)
  func isOneReportWithBothVersionsToChooseFrom(frame: String, first: String, second: String) throws
  {
    let lineEnd = frame.contains("\r") ? "\r\n" : "\n"
    for base in [nil, "  base: 0,\(lineEnd)"] {
      let middle = base.map { "||||||| merged\(lineEnd)\($0)" } ?? ""
      let conflict =
        "«<<<<<<< HEAD»\(lineEnd)\(first)\(middle)=======\(lineEnd)\(second)>>>>>>> branch\(lineEnd)"
      let text = MarkedText(frame.replacing("%", with: conflict))
      let diagnostics = Parser.parse(text.text).diagnostics
      #expect(diagnostics.map(\.id) == [.mergeConflict])
      #expect(diagnostics.map(\.range) == text.ranges())
      let diagnostic = try #require(diagnostics.first)
      #expect(diagnostic.labels.count == (base == nil ? 2 : 3))
      let file = SourceFile(id: FileID(index: 0), path: "a.ts", bytes: text.bytes)
      let choices = try diagnostic.fixIts.map {
        String(decoding: try file.applying($0.edits), as: UTF8.self)
      }
      #expect(choices == [first, second].map { frame.replacing("%", with: $0) })
    }
  }

  @Test func theOtherPlacesAreNamed() throws {
    let text = MarkedText(
      "<<<<<<< HEAD\na()\n«||||||| 1a2b3c»\nb()\n«=======»\nc()\n«>>>>>>> branch»\n")
    let diagnostic = try #require(Parser.parse(text.text).diagnostics.first)
    #expect(diagnostic.labels.map(\.range) == text.ranges())
    #expect(
      diagnostic.labels.map(\.message) == [
        "what both versions come from begins here", "the second version begins here",
        "the conflict ends here",
      ])
  }

  @Test func severalAreSeveralReports() {
    let text = MarkedText("f()\n\(Self.pair)g()\n\(Self.pair)\(Self.pair)")
    let diagnostics = Parser.parse(text.text).diagnostics
    #expect(diagnostics.map(\.range) == text.ranges())
    #expect(diagnostics.allSatisfy { $0.id == .mergeConflict && $0.fixIts.count == 2 })
  }

  /// What somebody has left of a conflict is reported too, once.
  @Test(arguments: [
    "x = {\n«<<<<<<< HEAD»\n  a: 1,\n}\n", "x = {\n  a: 1,\n«>>>>>>> branch»\n}\n",
    "x = {\n  a: 1,\n«=======»\n}\n", "x = {\n  a: 1,\n«=======»\n  b: 2,\n>>>>>>> branch\n}\n",
    "x = {\n«<<<<<<< HEAD»\n  a: 1,\n=======\n}\n",
  ])
  func remainsAreReportedOnce(marked: String) {
    let text = MarkedText(marked)
    let diagnostics = Parser.parse(text.text).diagnostics
    #expect(diagnostics.map(\.id) == [.mergeConflict])
    #expect(diagnostics.map(\.range) == text.ranges())
    #expect(diagnostics.allSatisfy { $0.fixIts.isEmpty })
  }

  @Test(arguments: [
    "/*\n<<<<<<< HEAD\n=======\n>>>>>>> b\n*/", "x = `\n<<<<<<< HEAD\n=======\n>>>>>>> b\n`",
    "// <<<<<<< HEAD\n//=======", "x = a\n<< b", "x = a\n=== b", "x = 'a\\\n======= b'",
  ])
  func onlyMarksAtTheStartOfALineOfCodeCount(source: String) {
    #expect(Parser.parse(source).diagnostics == [])
  }

  @Test func timeIsLinear() {
    for piece in ["<<<<<<< a\n", "=======\n", ">>>>>>> b\n", "<<<<<<< a\n=======\n>>>>>>> b\n"] {
      #expect(!Parser.parse(String(repeating: piece, count: 20_000)).diagnostics.isEmpty)
    }
  }
}
