import SchemaDiagnostics
import SchemaModel
import TestSupport
import Testing

@testable import SchemaParser

/// What tokens and the comments before them mean.
struct LexerTextTests {
  private func syntax(_ text: String) throws -> SourceFileSyntax {
    try #require(Parser.parse(text).value)
  }

  @Test(arguments: [
    ("'a'", "a"), ("\"it's\"", "it's"), ("'\\n\\t\\r\\b\\f\\v\\0'", "\n\t\r\u{8}\u{C}\u{B}\0"),
    ("'\\x41\\u0042\\u{43}'", "ABC"), ("'\\uD83D\\uDE00'", "😀"), ("'\\uD83D'", "\u{FFFD}"),
    ("'a\\\nb'", "ab"), ("'a\\\r\nb'", "ab"), ("'\\q\\'\\\\'", "q'\\"), ("'\\101'", "A"),
    ("`a\r\nb`", "a\nb"), ("`\\``", "`"), ("''", ""), ("'é日😀'", "é日😀"), ("'open", "open"),
  ])
  func strings(source: String, value: String) throws {
    #expect(try syntax(source).string(of: TokenIndex(0)) == value)
  }

  @Test(
    arguments: [
      ("1", 1), ("1.5", 1.5), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("1.e3", 1000), ("0xFF", 255),
      ("0b11", 3), ("0o17", 15), ("017", 15), ("089", 89), ("1_000", 1000), ("12n", 12), ("0", 0),
    ] as [(String, Double)])
  func numbers(source: String, value: Double) throws {
    #expect(try syntax(source).number(of: TokenIndex(0)) == value)
  }

  @Test(arguments: [
    ("abc", "abc"), ("\\u0061bc", "abc"), ("\\u{61}", "a"), ("日本", "日本"), ("'a b'", "a b"),
    ("1.50", "1.5"), ("0x10", "16"), ("1e21", "1e+21"), ("1e20", "100000000000000000000"),
    ("1e-7", "1e-7"), ("0.00001", "0.00001"), ("1.25e-9", "1.25e-9"),
    ("123456789012345680000", "123456789012345680000"),
    ("12n", "12"),
  ])
  func names(source: String, name: String) throws {
    #expect(try syntax(source).name(of: TokenIndex(0)) == name)
  }

  @Test func namesAreComparedWithoutMakingThem() throws {
    let syntax = try syntax("string strings strin")
    let found = (0..<3).map { syntax.token(TokenIndex($0), is: "string") }
    #expect(found == [true, false, false])
  }

  // MARK: Documentation

  /// The documentation before the token `here`.
  private func documentation(_ source: String) throws -> Documentation? {
    let syntax = try syntax(source)
    let index = try #require(
      syntax.tokens.indices.first { syntax.token(TokenIndex($0), is: "here") })
    return syntax.documentation(before: TokenIndex(index))
  }

  @Test(arguments: [
    ("/** One line. */ here", ["One line."]),
    ("/**\n * Two\n *   lines.  \n *\n * More\n */\nhere", ["Two", "  lines.", "", "More"]),
    ("/**\r\n\t * CRLF\r\n\t */\r\nhere", ["CRLF"]),
    ("/** no\n    margin */ here", ["no", "margin"]),
    ("/// a\n///  b\n///\n/// c\nhere", ["a", " b", "", "c"]),
    ("/** first */ /** second */ here", ["second"]),
    ("/** block */\n/// line\nhere", ["line"]),
    ("/// old\n\n/// new\nhere", ["new"]),
    ("/** kept */\n// eslint-disable-next-line\nhere", ["kept"]),
    ("/** kept */\n/* plain */ here", ["kept"]),
    ("x,\n/** own line */\nhere", ["own line"]),
    ("x, /** same line */ here", ["same line"]),
    ("/** @deprecated use other */ here", ["@deprecated use other"]),
    ("/** é日😀 */ here", ["é日😀"]),
    ("/** about the file */\nimport 'x'\n/** of it */\nhere", ["of it"]),
  ])
  func isReadFromTheNearestComment(source: String, lines: [String]) throws {
    #expect(try documentation(source)?.lines == lines)
  }

  @Test(arguments: [
    "here", "// plain\nhere", "/* plain */ here", "//// rule\nhere", "/*** banner ***/ here",
    "/**/ here", "/** */ here", "/**\n *\n */ here", "x, /** about x */\nhere",
    "x, /// about x\nhere", "/** about the file */\nimport 'x'\nhere",
    "/** about the file */\n\nhere",
  ])
  func isNotMadeUp(source: String) throws {
    #expect(try documentation(source) == nil)
  }

  @Test(
    arguments: [
      ("/** @swiftName «Reminder» */ here", []), ("/// @swiftName «Reminder»\nhere", []),
      ("/**\n * A text.\n * @swiftName «Reminder»\n * More.\n */\nhere", ["A text.", "More."]),
    ] as [(String, [String])])
  func swiftNamesAreTakenOut(marked: String, lines: [String]) throws {
    let text = MarkedText(marked)
    let found = try documentation(text.text)
    #expect(found?.swiftName == Located("Reminder", at: text.ranges()[0]))
    #expect(found?.lines == lines)
  }

  @Test(arguments: [
    "/** see @swiftName Reminder */ here", "/** @swiftNames Reminder */ here",
  ])
  func otherMentionsStayText(source: String) throws {
    let found = try documentation(source)
    #expect(found?.swiftName == nil)
    #expect(found?.lines.count == 1)
  }

  @Test func aSwiftNameWithoutANameIsKeptForTheRules() throws {
    let text = MarkedText("/** «@swiftName» */ here")
    #expect(try documentation(text.text)?.swiftName == Located("", at: text.ranges()[0]))
  }
}
