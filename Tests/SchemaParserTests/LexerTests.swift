import SchemaDiagnostics
import TestSupport
import Testing

@testable import SchemaParser

struct LexerTests {
  private func lex(_ bytes: [UInt8]) -> Outcome<[Token]> {
    Lexer.tokens(of: SourceFile(id: FileID(index: 0), path: "a.ts", bytes: bytes))
  }

  /// The kinds of the tokens of a text, without the end of the file.
  private func kinds(_ text: String) -> [TokenKind] {
    (lex(Array(text.utf8)).value ?? []).dropLast().map(\.kind)
  }

  // MARK: Kinds

  @Test func everyWordAndMarkIsRecognizedByItsSpelling() {
    let varying: Set<TokenKind> = [
      .endOfFile, .unknown, .identifier, .privateName, .number, .bigint, .string,
      .regularExpression, .template, .templateHead, .templateMiddle, .templateTail, .jsx, .jsxHead,
      .jsxMiddle, .jsxTail,
    ]
    for kind in TokenKind.allCases where !varying.contains(kind) {
      // A value before it keeps `/=` from being a regular expression.
      let before: [TokenKind] = kind.isWord ? [.semicolon] : [.identifier]
      #expect(kinds((kind.isWord ? "; " : "a ") + "\(kind.spelling)") == before + [kind])
    }
  }

  @Test func anglesAreSingle() {
    #expect(
      kinds("a<b<c>>= d << e >>> f") == [
        .identifier, .less, .identifier, .less, .identifier, .greater, .greater, .equal,
        .identifier, .less, .less, .identifier, .greater, .greater, .greater, .identifier,
      ])
  }

  @Test(arguments: [
    "0", "1", "1.", "1.5", ".5", "1e3", "1E-3", "1.5e+10", "0xFf", "0b101", "0o17", "017", "089",
    "1_000", "0xF_F", "1.0_1",
  ])
  func numbers(text: String) {
    #expect(kinds(text) == [.number])
    #expect(lex(Array(text.utf8)).diagnostics == [])
  }

  @Test(arguments: ["1n", "0xFFn", "1_0n"])
  func bigIntegers(text: String) {
    #expect(kinds(text) == [.bigint])
  }

  @Test(arguments: [
    "naïve", "日本", "\\u0061b", "\\u{61}", "a\\u0062", "$", "_", "𠮷", "a\u{200D}b",
  ])
  func names(text: String) {
    #expect(kinds(text) == [.identifier])
    #expect(lex(Array(text.utf8)).diagnostics == [])
  }

  @Test(arguments: [
    ("a / b / c", false), ("a = /b/g", true), ("(a) / b / c", false), ("if (a) /b/.test(c)", true),
    ("a[0] / b / c", false), ("x = { a: 1 } / b / c", false), ("{ a } /b/.test(c)", true),
    ("return /b/", true), ("a.return / b / c", false), ("a++ / b / c", false),
    ("a! / b / c", false),
    ("!/b/", true), ("`x` / b / c", false), ("`${a}` / b / c", false), ("f(/[/]/)", true),
    ("() => {} /b/.test(c)", true), ("a => /b/", true), ("typeof /b/", true),
  ])
  func slashesDivideAfterValues(text: String, isRegularExpression: Bool) {
    #expect(kinds(text).contains(.regularExpression) == isRegularExpression)
    #expect(kinds(text).contains(.slash) != isRegularExpression)
  }

  @Test func templatesNest() {
    #expect(kinds("`a`") == [.template])
    #expect(
      kinds("`a${ { b: `c${d}e` } }f${g}h`") == [
        .templateHead, .leftBrace, .identifier, .colon, .templateHead, .identifier, .templateTail,
        .rightBrace, .templateMiddle, .identifier, .templateTail,
      ])
    #expect(kinds("`\\`\\${`") == [.template])
  }

  @Test(arguments: [
    "<div>don't</div>", "<a b='}' c=\"{\" />", "<>it's</>", "<A.B>`</A.B>", "<my-tag>'</my-tag>",
    "<p><b>'</b><br/></p>",
  ])
  func elementsWithoutExpressionsAreOneToken(text: String) {
    #expect(kinds("x = " + text) == [.identifier, .equal, .jsx])
  }

  @Test func elementsAreCutAroundExpressions() {
    #expect(
      kinds("x = <a b={ {c} }>it's {d}, <e/> isn't it</a> / 2") == [
        .identifier, .equal, .jsxHead, .leftBrace, .identifier, .rightBrace, .jsxMiddle,
        .identifier, .jsxTail, .slash, .number,
      ])
  }

  @Test(arguments: [
    "<T>(a: T) => a", "<T extends U>(a: T) => a", "<const>a", "<T,>(a) => a", "<string>a",
    "<A<B>>a", "<keyof T>a", "<readonly string[]>a",
  ])
  func typesInAnglesAreNoElements(text: String) {
    #expect(kinds("x = " + text).dropFirst(2).first == .less)
  }

  // MARK: Trivia

  @Test func lineBreaksOfEveryKindAreNoted() {
    for lineBreak in ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}", "/*\n*/", "//\n"] {
      let tokens = lex(Array("a\(lineBreak)b c".utf8)).value ?? []
      #expect(tokens.map(\.isAfterLineBreak) == [false, true, false, false])
    }
  }

  @Test func marksAndWhiteSpaceAreTrivia() {
    #expect(
      kinds("\u{FEFF}#!/usr/bin/env node '\na\u{A0}\u{3000}\t\u{B}\u{FEFF}b") == [
        .identifier, .identifier,
      ])
    #expect(kinds("// it's {\r\na /* ' ` { */ b") == [.identifier, .identifier])
  }

  /// Any bytes at all: tokens follow each other, trivia is white space and comments only, and what
  /// is reported lies in the file.
  @Test func tokensAndTriviaCoverAnyText() {
    var random = SplitMix64(state: 42)
    let alphabet = Array("ab1 \n\t\r'\"`\\${}()[]<>/*#@.,;:=+-!?&|^%~é日\u{2028}".unicodeScalars)
    for length in 0..<400 {
      let text = String(
        String.UnicodeScalarView((0..<length).map { _ in alphabet.randomElement(using: &random)! }))
      check(Array(text.utf8))
    }
  }

  private func check(_ bytes: [UInt8]) {
    let outcome = lex(bytes)
    guard let tokens = outcome.value else {
      Issue.record("no tokens")
      return
    }
    var end: UInt32 = 0
    for token in tokens {
      #expect(token.start >= end && token.end >= token.start)
      #expect(token.kind == .endOfFile || token.end > token.start)
      end = token.end
    }
    #expect(tokens.last?.kind == .endOfFile && Int(end) == bytes.count)
    #expect(outcome.diagnostics.allSatisfy { $0.range.end <= bytes.count })
    #expect(outcome.diagnostics.count <= tokens.filter(\.hasError).count)
  }

  // MARK: Errors

  @Test(arguments: [
    ("a = «'b»\nc", DiagnosticID.unterminatedString), ("«\"a\\»", .unterminatedString),
    ("`a «»", .unterminatedTemplate), ("`a${b}c«»", .unterminatedTemplate),
    ("a /* b «»", .unterminatedComment), ("a = «/b[/]»\n", .unterminatedRegularExpression),
    ("a = <>b «»", .unterminatedJSX), ("a = <b c={d}> «»", .unterminatedJSX),
    ("'«\\u»12'", .invalidEscape), ("'«\\x»4'", .invalidEscape),
    ("'«\\u»{110000}'", .invalidEscape),
    ("`«\\u»`", .invalidEscape), ("`${a}«\\u»`", .invalidEscape),
    ("«0x»", .invalidNumber), ("«1e»", .invalidNumber), ("«3px»", .invalidNumber),
    ("1«_»", .invalidNumber), ("1«_»_0", .invalidNumber), ("«0b»2", .invalidNumber),
    ("«#» a", .unexpectedCharacter), ("a «\0» b", .unexpectedCharacter),
    ("a «\\» b", .unexpectedCharacter), ("a «😀» b", .unexpectedCharacter),
  ])
  func errorsAreReportedWhereTheyStand(marked: String, id: DiagnosticID) {
    let text = MarkedText(marked)
    let diagnostics = lex(text.bytes).diagnostics
    #expect(diagnostics.map(\.id) == [id])
    #expect(diagnostics.map(\.range) == text.ranges())
  }

  @Test(arguments: [("# a", true), ("#1", false)])
  func aSpaceBehindANumberSignTellsOfAComment(text: String, isComment: Bool) {
    let notes = lex(Array(text.utf8)).diagnostics.first?.notes
    #expect(notes == (isComment ? ["a comment begins with `//`"] : []))
  }

  @Test(arguments: ["a = «`»b\n", "x «/*» y", "a = «<»b c>\n", "`a${b«}»c"])
  func whatIsNotClosedSaysWhereItBegins(marked: String) {
    let text = MarkedText(marked)
    #expect(lex(text.bytes).diagnostics.first?.labels.map(\.range) == text.ranges())
  }

  @Test func anyEscapeMayStandBehindATag() {
    #expect(lex(Array("String.raw`\\u${a}\\x`".utf8)).diagnostics == [])
  }

  // MARK: Encoding

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], 0, "UTF-16"), ([0xFE, 0xFF, 0x00, 0x61], 0, "UTF-16"),
      ([0x69, 0x00, 0x6D, 0x00], 0, "UTF-16"), ([0x00, 0x69, 0x00, 0x6D], 0, "UTF-16"),
      ([0xFF, 0xFE, 0x00, 0x00], 0, "UTF-32"),
      ([0x61, 0xFF, 0x62], 1, "byte 1"), ([0x61, 0x62, 0xC3], 2, "byte 2"),
      ([0xC0, 0x80], 0, "byte 0"), ([0xED, 0xA0, 0x80], 0, "byte 0"),
      ([0xF4, 0x90, 0x80, 0x80], 0, "byte 0"), ([0x61, 0xE2, 0x82], 1, "byte 1"),
    ] as [([UInt8], UInt32, String)])
  func badBytesAreTheOnlyReport(bytes: [UInt8], offset: UInt32, part: String) {
    let outcome = lex(bytes)
    #expect(outcome.value == nil)
    #expect(outcome.diagnostics.map(\.id) == [.invalidEncoding])
    #expect(outcome.diagnostics.first?.range.start == offset)
    #expect(outcome.diagnostics.first?.message.contains(part) == true)
  }
}

/// A small generator that gives the same numbers on every run.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
