import SchemaDiagnostics
import Testing

@testable import SwiftEmitter

@Suite struct SwiftPrinterTests {
  private func text(_ body: (inout SwiftPrinter) -> Void) -> String {
    var printer = SwiftPrinter(accessLevel: .public)
    body(&printer)
    return String(decoding: printer.take().concatenated, as: UTF8.self)
  }

  @Test(arguments: [
    ("plain", #""plain""#), (#"say "hi""#, #""say \"hi\"""#), (#"C:\new"#, #""C:\\new""#),
    (#"\(x)"#, #""\\(x)""#), (##"a"#b"##, ##""a\"#b""##), ("tab\there", #""tab\there""#),
    ("a\nb\rc", #""a\nb\rc""#), ("\0", #""\u{0}""#), ("\u{7F}", #""\u{7F}""#),
    ("\u{202E}abc", #""\u{202E}abc""#), ("\u{2028}", #""\u{2028}""#),
    ("a\u{3164}", #""a\u{3164}""#), ("❤️", "\"❤️\""), ("é👍", #""é👍""#),
    ("\u{FEFF}", #""\u{FEFF}""#),
  ])
  func literalsKeepTheirValue(_ value: String, _ literal: String) {
    #expect(text { $0.write(literal: value) } == literal)
  }

  @Test func commentsCannotEndEarly() {
    let lines = ["a */ b /* c", "one\rtwo", "three\u{2028}four", "five\u{B}six", "x\u{202E}y"]
    let printed = text { $0.print(documentation: lines) }
    #expect(
      printed == """
        /// a */ b /* c
        /// one
        /// two
        /// three
        /// four
        /// five
        /// six
        /// xU+202Ey

        """)
  }

  @Test func commentsAreWrappedAtSpaces() {
    let word = String(repeating: "x", count: 60)
    let printed = text { $0.print(documentation: ["- \(word) \(word)", "", "  " + word + word]) }
    #expect(
      printed == """
        /// - \(word)
        /// \(word)
        ///
        ///   \(word)\(word)

        """)
  }

  @Test func argumentsStandOnOneLineOrEachOnItsOwn() {
    func call(_ count: Int) -> String {
      text { printer in
        printer.write("f")
        printer.writeArguments {
          for index in 0..<count { $0.write(label: "in", .string("value number \(index)")) }
        }
      }
    }
    #expect(call(0) == "f()")
    #expect(call(2) == #"f(in: "value number 0", in: "value number 1")"#)
    #expect(
      call(5) == """
        f(
          in: "value number 0",
          in: "value number 1",
          in: "value number 2",
          in: "value number 3",
          in: "value number 4"
        )
        """)
  }

  /// What follows a list on its line counts: here the bracket of the list around it.
  @Test(arguments: [(87, false), (88, true)])
  func listsLeaveRoomForWhatFollows(_ length: Int, _ isBroken: Bool) {
    let value = String(repeating: "x", count: length)
    let printed = text { printer in
      printer.write("f")
      printer.writeArgument {
        $0.write("g")
        $0.writeArguments { $0.write(label: "label", .name(value)) }
      }
    }
    #expect(printed == (isBroken ? "f(g(\n  label: \(value)\n))" : "f(g(label: \(value)))"))
  }

  @Test func elementsOfBrokenArraysEndWithCommas() {
    let words = (0..<12).map { "member\($0)" }
    func array(_ words: [String]) -> String {
      text { printer in
        printer.writeArray { printer in
          for word in words { printer.writeElement { $0.write(.member(word)) } }
        }
      }
    }
    #expect(array(["a", "b"]) == "[.a, .b]")
    #expect(array(words) == "[\n" + words.map { "  .\($0),\n" }.joined() + "]")
    let long = String(repeating: "x", count: 100)
    #expect(array([long]) == "[\n  .\(long)\n]")
  }

  @Test func backticksStandOnlyWhereTheyMust() {
    let printed = text { printer in
      printer.print(TypeHead(kind: .struct, name: "A")) { printer in
        printer.print(Property(name: "in", type: "String"))
        printer.printInitializer { printer in
          for word in ["in", "inout", "self", "init"] {
            printer.write(
              parameter: word, called: word == "self" ? "selfValue" : nil, "String")
          }
        } body: { printer in
          printer.printStatement { $0.write(.access(base: "in", member: "self")) }
        }
      }
    }
    #expect(
      printed == """

        public nonisolated struct A {
          public var `in`: String

          public init(in: String, `inout`: String, self selfValue: String, init: String) {
            `in`.`self`
          }
        }

        """)
  }

  @Test func blankLinesSeparateGroupsOfMembers() {
    let printed = text { printer in
      printer.print(TypeHead(kind: .enum, name: "A", inheritance: ["B", "C"])) { printer in
        printer.print(EnumCase(name: "a"))
        printer.print(EnumCase(documentation: ["Holds text."], name: "b", payload: "String"))
        printer.print(Property(name: "c", type: "Int"), computed: .verbatim("0"))
        printer.print(Property(isStatic: true, isConstant: true, name: "d")) { $0.write("1") }
        printer.printInitializer {
          _ in
        } body: {
          _ in
        }
        printer.print(Property(visibility: .private, name: "e", type: "Int"))
        printer.print(TypeHead(kind: .extension, name: "D")) { _ in }
      }
    }
    #expect(
      printed == """

        public nonisolated enum A: B, C {
          case a
          /// Holds text.
          case b(String)

          public var c: Int { 0 }

          public static let d = 1

          public init() {}

          private var e: Int

          nonisolated extension D {}
        }

        """)
  }
}
