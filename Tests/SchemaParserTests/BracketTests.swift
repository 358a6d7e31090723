import Foundation
import SchemaDiagnostics
import TestSupport
import Testing

@testable import SchemaParser

/// Brackets that are missing, too many or of the wrong kind: one report, and the fix goes where the
/// indentation shows it.
struct BracketTests {
  private static let source = """
    const base = i.schema({
      entities: {
        posts: i.entity({
          title: i.string(),
          body: i.string().optional(),
        }),
        tags: i.entity({
          name: i.string(), // indexed?
        }),
      },
      links: {
        postTags: {
          forward: { on: "posts", has: "many", label: "tags" },
          reverse: { on: "tags", has: "many", label: "posts" },
        },
      },
      rooms: {},
    });

    export default base;

    """

  /// A line of the source that is written otherwise, and what is said then.
  struct Change: CustomTestStringConvertible, Sendable {
    let line: Int
    /// What stands there instead, which may be several lines, or none at all.
    let text: String?
    let place: String
    let message: String
    /// The source after the fix, where that is not the source as it was.
    var mended: String?

    init(_ line: Int, _ text: String?, at place: String, _ message: String, mended: String? = nil) {
      self.line = line
      self.text = text
      self.place = place
      self.message = message
      self.mended = mended
    }

    var testDescription: String { "\(line): \(text ?? "deleted")" }

    func source(with text: String?) -> String {
      var lines = BracketTests.source.components(separatedBy: "\n")
      lines.replaceSubrange(line - 1..<line, with: text.map { [$0] } ?? [])
      return lines.joined(separator: "\n")
    }
  }

  static let changes = [
    // Closing brackets are missing.
    Change(4, "      title: i.string(,", at: "4:23", "expected `)` before `,`"),
    Change(4, "      title: i.string(", at: "5:7", "expected `)` before `body`"),
    Change(6, "    },", at: "7:5", "expected `)` before `tags`"),
    Change(6, "    ),", at: "6:5", "expected `}` before `)`"),
    Change(6, nil, at: "10:3", "expected `})` before `links`"),
    Change(9, nil, at: "10:3", "expected `})` before `links`"),
    Change(10, nil, at: "17:2", "expected `}` before `)`"),
    Change(
      13, "      forward: { on: \"posts\", has: \"many\", label: \"tags\",", at: "18:2",
      "expected `}` before `)`"),
    Change(15, nil, at: "17:2", "expected `}` before `)`"),
    Change(16, nil, at: "17:2", "expected `}` before `)`"),
    Change(18, "};", at: "18:2", "expected `)` before `;`"),
    Change(18, ");", at: "18:1", "expected `}` before `)`"),
    Change(18, nil, at: "19:8", "expected `})` before `default`"),
    Change(
      3, "    a: i.entity({\n    posts: i.entity({", at: "12:3", "expected `})` before `links`"),
    Change(
      12, "    a: {\n      forward: {\n    postTags: {", at: "20:2", "expected `} }` before `)`"),
    // Opening brackets are missing.
    Change(1, "const base = i.schema(", at: "2:3", "expected `{` before `entities`"),
    Change(1, "const base = i.schema{", at: "1:22", "expected `(` before `{`"),
    Change(2, "  entities:", at: "3:5", "expected `{` before `posts`"),
    Change(3, "    posts: i.entity(", at: "4:7", "expected `{` before `title`"),
    Change(3, "    posts: i.entity{", at: "3:20", "expected `(` before `{`"),
    Change(4, "      title: i.string),", at: "4:22", "expected `(` before `)`"),
    Change(
      13, "      forward: on: \"posts\", has: \"many\", label: \"tags\" },", at: "13:16",
      "expected `{` before `on`"),
    // Closing brackets are too many.
    Change(4, "      title: i.string()),", at: "4:24", "this `)` closes nothing"),
    Change(4, "      title: i.string()},", at: "4:24", "this `}` closes nothing"),
    Change(4, "      title: i.string()],", at: "4:24", "this `]` closes nothing"),
    Change(4, "      title: i.string(}),", at: "4:23", "this `}` closes nothing"),
    Change(6, "    }),\n    }),", at: "7:5", "this `})` closes nothing"),
    Change(6, "    }),\n    },", at: "7:5", "this `}` closes nothing"),
    Change(16, "  },\n  },", at: "17:3", "this `}` closes nothing"),
    Change(18, "}));", at: "18:3", "this `)` closes nothing"),
    Change(18, "}});", at: "18:2", "this `}` closes nothing"),
    Change(18, "});\n});", at: "19:1", "this `})` closes nothing"),
    Change(20, "export default base;\n}", at: "21:1", "this `}` closes nothing"),
    // Brackets are of the wrong kind.
    Change(11, "  links: [", at: "12:5", "expected `]` before `postTags`"),
    Change(6, "    )},", at: "6:5", "expected `})` before `)`"),
    Change(16, "  ],", at: "16:3", "expected `}` before `]`"),
  ]

  @Test(arguments: changes)
  func isOneReportThatMends(change: Change) throws {
    let text = change.source(with: change.text)
    let diagnostics = Parser.parse(text).diagnostics
    #expect(diagnostics.map(\.message) == [change.message])
    let diagnostic = try #require(diagnostics.first)
    #expect(LineTable(Array(text.utf8)).text(at: diagnostic.range) == change.place)
    let fixIt = try #require(diagnostic.fixIts.first)
    let mended = try SourceFile(text).applying(fixIt.edits)
    #expect(Parser.parse(String(decoding: mended, as: UTF8.self)).diagnostics == [])
    // Lines that were cut short stay so; the others are as they were.
    if change.text?.contains("\n") != true {
      #expect(differingLines(String(decoding: mended, as: UTF8.self)) <= 1)
    }
  }

  private func differingLines(_ text: String) -> Int {
    let difference = text.components(separatedBy: "\n")
      .difference(from: Self.source.components(separatedBy: "\n"))
    return max(difference.insertions.count, difference.removals.count)
  }

  @Test func whereItBelongsIsShownIfThatIsFarAway() throws {
    let text = Self.source.replacing("label: \"tags\" },", with: "label: \"tags\",")
    let diagnostic = try #require(Parser.parse(text).diagnostics.first)
    let table = LineTable(Array(text.utf8))
    #expect(
      diagnostic.labels.map { "\(table.text(at: $0.range)) \($0.message)" } == [
        "13:16 to close this `{`", "13:57 by the indentation it belongs here",
      ])
  }

  @Test func whatIsMissingAtTheEndOfAFileIsOneReport() throws {
    for line in 2..<17 {
      let head = Self.source.components(separatedBy: "\n")[..<line].joined(separator: "\n") + "\n"
      let diagnostics = Parser.parse(head).diagnostics
      #expect(diagnostics.count == 1, "cut behind line \(line)")
      let fixIt = try #require(diagnostics.first?.fixIts.first)
      let mended = try SourceFile(head).applying(fixIt.edits)
      #expect(Parser.parse(String(decoding: mended, as: UTF8.self)).diagnostics == [])
    }
  }

  @Test func separateFaultsAreSeparateReports() {
    var lines = Self.source.components(separatedBy: "\n")
    lines[3] = "      title: i.string(),,"
    lines[9] = "  },\n  },"
    lines[14] = "    }"
    lines[19] = "export default base)"
    let diagnostics = Parser.parse(lines.joined(separator: "\n")).diagnostics
    #expect(
      diagnostics.map(\.message) == [
        "expected a property before `,`", "this `}` closes nothing", "this `)` closes nothing",
      ])
  }

  @Test(arguments: [
    "f({ a: g()«)» })", "f({ a: g(«}») })", "f([1, 2«}»])", "x = f(a, [b]«]»)", "f({ a: [1«}» ] })",
  ])
  func onOneLineTheRestDecides(marked: String) {
    let text = MarkedText(marked)
    let diagnostics = Parser.parse(text.text).diagnostics
    #expect(diagnostics.map(\.id) == [.unmatchedBracket])
    #expect(diagnostics.map(\.range) == text.ranges())
  }

  /// A bracket that is missing inside a call, whether the rest closes on its line or further down.
  @Test(
    arguments: [
      "price: i.json<Money>(%«}»)", "price: i.json<{ a: string%«>»()})",
      "price: i.json<{ a: (string%«}»>()})", "price: i.string().indexed(%«}»)",
      "title: i.string(), price: i.json<Money>(%«}»)",
    ],
    ["a: i.entity({ ", "a: i.entity({\n      ", "a: i.entity({\n      b: i.any(),\n      "])
  func insideACallItIsMissingWhereTheRestFits(attribute: String, head: String) throws {
    for tail in [",\n    ", "\n    ", ", ", ""] {
      let marked = "x = {\n  y: {\n    \(head)\(attribute)\(tail)z: i.entity({}),\n  },\n};\n"
      let text = MarkedText(marked.replacing("%", with: ""))
      let diagnostics = Parser.parse(text.text).diagnostics
      #expect(diagnostics.first?.range == text.ranges().first)
      let comma = tail.hasPrefix(",") ? [] : ["expected `,` before `z`"]
      #expect(diagnostics.dropFirst().map(\.message) == comma)
      var mended = SourceFile(text.text)
      for _ in diagnostics {
        let fixIt = try #require(Parser.parse(mended).diagnostics.first?.fixIts.first)
        mended = SourceFile(String(decoding: try mended.applying(fixIt.edits), as: UTF8.self))
      }
      #expect(Parser.parse(mended).diagnostics == [])
    }
  }

  /// Lines that are not indented by their brackets give nothing to go by.
  @Test(arguments: [
    "x = {\na: f(1,\nb: 2,\n}", "f(a, [b)\ng()", "if (a {\n b()\n}", "a(\n  b(\nc)",
  ])
  func somethingIsReportedInAnyCase(source: String) {
    #expect(!Parser.parse(source).diagnostics.isEmpty)
  }

  @Test(arguments: ["`${", "}`", "{", "}", "(", ")", "[", "]", "a: {\n", "\n  })", "\n"])
  func anythingMayBeRepeated(piece: String) {
    for count in [1, 2, 9, 300] {
      _ = Parser.parse(String(repeating: piece, count: count))
      _ = Parser.parse("x = {\n" + String(repeating: piece, count: count) + "\n  a: 1 }\n")
    }
  }
}

extension SourceFile {
  fileprivate init(_ text: String) {
    self.init(id: FileID(index: 0), path: "a.ts", bytes: Array(text.utf8))
  }
}

extension LineTable {
  /// `line:column` of the start of a range.
  fileprivate func text(at range: SourceRange) -> String {
    let position = position(at: range.offsets.lowerBound)
    return "\(position.line):\(position.column)"
  }
}
