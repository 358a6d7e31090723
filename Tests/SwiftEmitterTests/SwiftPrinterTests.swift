import Testing

@testable import SwiftEmitter

@Suite struct SwiftPrinterTests {
  private func text(_ body: (inout SwiftPrinter) -> Void) -> String {
    var printer = SwiftPrinter(accessLevel: .public)
    body(&printer)
    return String(decoding: printer.take(), as: UTF8.self)
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
    func call(_ count: Int) -> Expression {
      .call("f", (0..<count).map { Argument("in", .string("value number \($0)")) })
    }
    #expect(text { $0.write(call(2)) } == #"f(in: "value number 0", in: "value number 1")"#)
    #expect(
      text { $0.write(call(5)) } == """
        f(
          in: "value number 0",
          in: "value number 1",
          in: "value number 2",
          in: "value number 3",
          in: "value number 4"
        )
        """)
  }

  @Test func backticksStandOnlyWhereTheyMust() {
    let initializer = Initializer(
      parameters: ["in", "inout", "self", "init"].map {
        Parameter(label: $0, innerName: $0 == "self" ? "selfValue" : nil, type: "String")
      },
      body: [.assignToMember("in", .name("in")), .assignToMember("self", .name("selfValue"))])
    let type = TypeDeclaration(
      kind: .struct, name: "A",
      members: [.property(Property(name: "in", type: "String")), .initializer(initializer)])
    #expect(
      text { $0.printTopLevel(.type(type)) } == """

        public nonisolated struct A {
          public var `in`: String

          public init(in: String, `inout`: String, self selfValue: String, init: String) {
            self.in = `in`
            self.`self` = selfValue
          }
        }

        """)
  }
}
