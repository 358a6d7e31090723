import SchemaDiagnostics
import TestSupport
import Testing

@testable import SchemaParser

/// What is reported, where, and what mends it.
struct ParserDiagnosticTests {
  /// A fault: the source with the reported place marked, the message, and the source after the
  /// fix-it, if there is one.
  struct Fault: CustomTestStringConvertible, Sendable {
    let marked: String
    let id: DiagnosticID
    let message: String
    let mended: String?

    init(_ marked: String, _ id: DiagnosticID, _ message: String, mended: String? = nil) {
      self.marked = marked
      self.id = id
      self.message = message
      self.mended = mended
    }

    var testDescription: String { marked }
  }

  static let faults = [
    Fault(
      "x = { a: 1 «b»: 2 }", .expectedToken, "expected `,` before `b`", mended: "x = { a: 1, b: 2 }"
    ),
    Fault(
      "x = {\n  a: 1\n  «b»: 2\n}", .expectedToken, "expected `,` before `b`",
      mended: "x = {\n  a: 1,\n  b: 2\n}"),
    Fault(
      "x = { a: 1«;» b: 2 }", .expectedToken, "expected `,` before `;`",
      mended: "x = { a: 1, b: 2 }"),
    Fault("x = [1 «2»]", .expectedToken, "expected `,` before `2`", mended: "x = [1, 2]"),
    Fault(
      "x = { a: 1,«,» b: 2 }", .expectedToken, "expected a property before `,`",
      mended: "x = { a: 1, b: 2 }"),
    Fault(
      "x = { a: f() «g»(), b: 2 }", .expectedToken, "expected `.` before `g`",
      mended: "x = { a: f(). g(), b: 2 }"),
    Fault(
      "x = { a: f() «g»() {}, b: 2 }", .expectedToken, "expected `,` before `g`",
      mended: "x = { a: f(), g() {}, b: 2 }"),
    Fault(
      "x = { «2fa»: 1 }", .invalidNumber,
      "a number and a name need a space or an operator between them",
      mended: "x = { \"2fa\": 1 }"),
    Fault("f(a «b»)", .expectedToken, "expected `,` before `b`", mended: "f(a, b)"),
    Fault(
      "f({ a: 1 «)»", .expectedToken, "expected `}` before `)`", mended: "f({ a: 1} )"),
    Fault("f(a«;»", .expectedToken, "expected `)` before `;`", mended: "f(a);"),
    Fault("x = [a«»", .expectedToken, "expected `]` before the end of the file", mended: "x = [a]"),
    Fault(
      "x = {\n  a: f(1,\n  «b»: 2,\n}", .expectedToken, "expected `)` before `b`",
      mended: "x = {\n  a: f(1),\n  b: 2,\n}"),
    Fault(
      "f(a\n«const» b = 1", .expectedToken, "expected `)` before `const`",
      mended: "f(a)\nconst b = 1"),
    Fault("x = { a: «}»", .expectedExpression, "expected an expression before `}`"),
    Fault("x = { 'a' «1» }", .expectedToken, "expected `:` before `1`", mended: "x = { 'a': 1 }"),
    Fault("x = { a: 1, «=» 2, b: 3 }", .expectedToken, "expected a property before `=`"),
    Fault("f(«,» a)", .expectedToken, "expected an argument before `,`"),
    Fault("x = a + «;»", .expectedExpression, "expected an expression before `;`"),
    Fault("x = («)»", .expectedExpression, "expected an expression before `)`"),
    Fault("x = a.«;»", .expectedToken, "expected a name after `.`"),
    Fault("x = a.«»\nconst c = 1", .expectedToken, "expected a name after `.`"),
    Fault("x = a[«»]", .expectedExpression, "expected an index between `[` and `]`"),
    Fault("x = a ? b «;»", .expectedToken, "expected `:` before `;`", mended: nil),
    Fault("x = `a${b «c»}d`", .expectedToken, "expected `}` before `c`"),
    Fault("x = «-a» ** b", .expectedToken, "expected parentheses around the operand of `**`"),
    Fault("x = new a«?.»b()", .expectedToken, "`?.` cannot stand in the callee of `new`"),
    Fault("const a = 1 «b»", .expectedToken, "expected `,` before `b`", mended: "const a = 1, b"),
    Fault("f() «g»()", .expectedToken, "expected `;` before `g`", mended: "f(); g()"),
    Fault(
      "«cosnt» a = 1", .expectedToken,
      "expected a statement, but `cosnt` begins none; did you mean `const`?", mended: "const a = 1"),
    Fault(
      "«exprt» default a", .expectedToken,
      "expected a statement, but `exprt` begins none; did you mean `export`?",
      mended: "export default a"),
    Fault("«struct» Post {}", .expectedToken, "expected a statement, but `struct` begins none"),
    Fault("const «=» 1", .expectedToken, "expected a variable before `=`"),
    Fault(
      "const a «i».b()", .expectedToken, "expected `=` before `i`", mended: "const a = i.b()"),
    Fault(
      "const a: i.b«(»1)", .expectedToken, "expected `=` before the value of a variable",
      mended: "const a= i.b(1)"),
    Fault("const a :«=» 1", .expectedType, "expected a type before `=`", mended: "const a = 1"),
    Fault(
      "import { a } «form» 'm'", .expectedToken, "expected `from` before `form`",
      mended: "import { a } from 'm'"),
    Fault(
      "import { a } from «@»b/c;", .expectedToken,
      "expected the name of a module in quotes before `@`", mended: "import { a } from \"@b/c\";"),
    Fault(
      "x = { a «i».b() }", .expectedToken, "expected `:` before `i`", mended: "x = { a: i.b() }"),
    Fault("x = { a «=>» 1 }", .expectedToken, "expected `:` before `=>`", mended: "x = { a : 1 }"),
    Fault(
      "x = { a:«:» 1 }", .expectedExpression, "expected an expression before `:`",
      mended: "x = { a: 1 }"),
    Fault(
      "x = { «a-b-c»: 1 }", .expectedToken,
      "`a-b-c` needs quotes to be the name of a property", mended: "x = { \"a-b-c\": 1 }"),
    Fault(
      "x = { «a b»: 1 }", .expectedToken, "`a b` needs quotes to be the name of a property",
      mended: "x = { \"a b\": 1 }"),
    Fault(
      "x = { «let» a: 1, b }", .expectedToken,
      "a property of an object has no `let` before its name", mended: "x = { a: 1, b }"),
    Fault(
      "x = {\n  «var» a: String\n  b: 1\n}", .expectedToken,
      "a property of an object has no `var` before its name"),
    Fault("x = {\n  a:«»\n  b: 1\n}", .expectedExpression, "expected a value after `:`"),
    Fault("x = {\n  a: i.«»\n  b: 1\n}", .expectedToken, "expected a name after `.`"),
    Fault(
      "x = {\n  ...«»\n  b: 1\n}", .expectedExpression, "expected what to spread after `...`"),
    Fault(
      "x = { a: b«?», c }", .expectedExpression, "expected an expression after `?`",
      mended: "x = { a: b, c }"),
    Fault(
      "x = { a: b()«c»(), d }", .expectedToken, "expected `.` before `c`",
      mended: "x = { a: b().c(), d }"),
    Fault(
      "x = { a: b(),c()«.»d() }", .expectedToken, "expected `{` before `.`",
      mended: "x = { a: b().c().d() }"),
    Fault(
      "type A = { a «=» B; c: D }", .expectedToken, "expected `:` before `=`",
      mended: "type A = { a : B; c: D }"),
    Fault(
      "const a =«»\n", .expectedExpression, "expected an expression before the end of the file"),
    Fault("type A =«»\n", .expectedType, "expected a type before the end of the file"),
    Fault("«export» foo", .expectedToken, "expected a declaration after `export`"),
    Fault("import { a } «'m'»", .expectedToken, "expected `from` before a string", mended: nil),
    Fault(
      "import { a } from «;»", .expectedToken, "expected the name of a module in quotes before `;`"),
    Fault(
      "import { a «b» } from 'm'", .expectedToken, "expected `,` before `b`",
      mended: "import { a, b } from 'm'"),
    Fault("type A «string»", .expectedToken, "expected `=` before `string`", mended: nil),
    Fault("type A = «;»", .expectedType, "expected a type before `;`"),
    Fault("type A = B | «;»", .expectedType, "expected a type before `;`"),
    Fault("type A = B<C «;»", .expectedToken, "expected `>` before `;`", mended: "type A = B<C> ;"),
    Fault(
      "type A = { a: string «b»: C }", .expectedToken, "expected `;` before `b`",
      mended: "type A = { a: string; b: C }"),
    Fault("type A = { a: B, «=» }", .expectedToken, "expected a property or signature before `=`"),
    Fault(
      "type A = B | «() => C»", .expectedToken, "expected parentheses around this function type",
      mended: "type A = B | (() => C)"),
    Fault("type A = B extends C ? D «;»", .expectedToken, "expected `:` before `;`", mended: nil),
    Fault("type A = [B «C»]", .expectedToken, "expected `,` before `C`", mended: "type A = [B, C]"),
    Fault("enum A { b «c» }", .expectedToken, "expected `,` before `c`", mended: "enum A { b, c }"),
    Fault("interface A «b»: C", .expectedToken, "expected `{` before `b`"),
    Fault("function «(»a) {}", .expectedToken, "expected a name before `(`"),
    Fault("if (const a = 1«»", .expectedToken, "expected `)` before the end of the file"),
  ]

  @Test(arguments: faults)
  func isReportedOnceAtItsPlace(fault: Fault) throws {
    let text = MarkedText(fault.marked)
    let diagnostics = Parser.parse(text.text).diagnostics
    #expect(diagnostics.map(\.message) == [fault.message])
    #expect(diagnostics.map(\.id) == [fault.id])
    #expect(diagnostics.map(\.range) == text.ranges())
  }

  @Test(arguments: faults.filter { $0.mended != nil })
  func isMendedByItsFixIt(fault: Fault) throws {
    let text = MarkedText(fault.marked).text
    let diagnostic = try #require(Parser.parse(text).diagnostics.first)
    let fixIt = try #require(diagnostic.fixIts.first)
    let mended = apply(fixIt, to: text)
    #expect(mended == fault.mended)
    #expect(Parser.parse(mended).diagnostics == [])
  }

  private func apply(_ fixIt: FixIt, to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in fixIt.edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.offsets, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Type arguments with a fault are no comparison.
  static let typeArguments = [
    Fault(
      "x = { a: i.b<'c' «||» 'd'>().e(), f }", .expectedToken,
      "expected `|` between types, and this is `||`", mended: "x = { a: i.b<'c' | 'd'>().e(), f }"),
    Fault(
      "x = { a: i.b<'c' «'d'»>().e(), f }", .expectedToken, "expected `|` before a string",
      mended: "x = { a: i.b<'c' | 'd'>().e(), f }"),
    Fault("x = { a: i.b<'c' | «>»().e(), f }", .expectedType, "expected a type before `>`"),
    Fault(
      "x = { a: i.b<{ c: d «e»: f }>(), g }", .expectedToken, "expected `;` before `e`",
      mended: "x = { a: i.b<{ c: d; e: f }>(), g }"),
    Fault(
      "x = { a: i.b<{ c: d; e?: f «>»(), g }", .expectedToken, "expected `}` before `>`",
      mended: "x = { a: i.b<{ c: d; e?: f} >(), g }"),
    Fault(
      "x = { a: i.b<{ c: d }>«>»(), g }", .expectedToken, "this `>` closes nothing",
      mended: "x = { a: i.b<{ c: d }>(), g }"),
    Fault(
      "x = { a: i.b<c[«>»(), d }", .expectedToken, "expected `]` before `>`",
      mended: "x = { a: i.b<c[]>(), d }"),
    Fault(
      "x = {\n  a: i.b<«»\n  c: d,\n}", .expectedType, "expected a type argument after `<`"),
    Fault(
      "x = { a: i.b<\n  { c: «;» d: e }\n>().f(), g }", .expectedType, "expected a type before `;`"),
    Fault(
      "x = { a: i.b<'c | 'd«'>(), e» }", .unterminatedString,
      "this string has no closing `'` on its line"),
  ]

  @Test(arguments: typeArguments)
  func aFaultInTypeArgumentsIsReportedOnce(fault: Fault) throws {
    try isReportedOnceAtItsPlace(fault: fault)
    if fault.mended != nil { try isMendedByItsFixIt(fault: fault) }
  }

  /// What TypeScript reads as a comparison is one.
  @Test(arguments: ["x = a.b<c, d", "x = a.b<1 && e>f", "if (a.b<c) d()", "x = a.b<c ? d : e"])
  func comparisonsStay(source: String) {
    #expect(Parser.parse(source).diagnostics == [])
  }

  @Test(arguments: [
    "f«(»a;", "x = «[»a", "x = f(«{» a: 1 )", "type A = B«<»C;", "import «{» a from 'm'",
    "x = `a${b c}`".replacing("`a${", with: "«`a${»"), "function f() «{» return «[»1",
  ])
  func whatIsOpenIsShown(marked: String) throws {
    let text = MarkedText(marked)
    let diagnostic = try #require(Parser.parse(text.text).diagnostics.last)
    #expect(diagnostic.labels.map(\.range) == text.ranges())
  }

  @Test func separateFaultsAreSeparateReports() {
    let text = MarkedText(
      """
      import { i } from "@instantdb/core"
      const a = i.schema({
        entities: {
          todos: i.entity({
            title: i.string() «done»: i.boolean(),
            due: i.date(«,»
            tags: i.json<string[]>()«;»
            note: i.string(«=»),
          }),
        },
      })
      type B = { c: «}»
      const d = [1, 2 «3»]
      export default «;»
      """)
    let diagnostics = Parser.parse(text.text).diagnostics
    #expect(diagnostics.map(\.range) == text.ranges())
  }

  @Test func aFaultOfTheLexerIsNotReportedTwice() {
    let text = MarkedText(
      """
      const a = {
        b: «'c»,
        d: 'e',
        f: «3px»,
        g: h «#» i,
        j: k,
      }
      """)
    #expect(Parser.parse(text.text).diagnostics.map(\.range) == text.ranges())
  }

  /// Inside what is skipped, only brackets, strings and the like are seen.
  @Test(arguments: ["a b c", "= = =", "if else", "x: y: z:", "a[;]", "const const"])
  func skippedCodeIsNotJudged(code: String) {
    #expect(Parser.parse("function f() { f(); \(code) }\nclass A { \(code) }").diagnostics == [])
  }

  @Test(arguments: ["a(", "a)", "a[}", "'a", "`a", "/* a"])
  func skippedCodeKeepsItsBrackets(code: String) {
    #expect(!Parser.parse("function f() { f(); \(code) }\n").diagnostics.isEmpty)
  }
}
