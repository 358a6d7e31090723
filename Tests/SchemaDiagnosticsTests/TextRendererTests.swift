import SchemaDiagnostics
import Testing

@Suite struct TextRendererTests {
  @Test func showsEverythingADiagnosticSays() {
    let fixture = RenderingFixture(
      """
      import { i } from "@instantdb/core";

      export default i.schema({
        entities: {
          todos: i.entity({ «title»: i.string() }),
        },
        links: {
          list: {
            forward: { on: "todos", has: "one", label: «"title"» },
          },
        },
      });

      """)
    let rendered = TextRenderer().render(
      [
        Diagnostic(
          .nameClash, "`todos` has two fields named `title`", at: fixture.ranges[1],
          labels: [.init("the attribute", at: fixture.ranges[0])],
          notes: ["the server keeps one name\nfor both"],
          fixIts: [
            FixIt("call it `list`", edits: [.init(fixture.ranges[1], "\"list\"")]),
            FixIt("remove it", edits: [.init(fixture.ranges[1], "")]),
          ])
      ], in: fixture.sources)
    #expect(
      rendered == """
        instant.schema.ts:9:50: error: `todos` has two fields named `title` [name-clash]
         9 |       forward: { on: "todos", has: "one", label: "title" },
           |                                                  ^~~~~~~
        instant.schema.ts:5:23: note: the attribute
         5 |     todos: i.entity({ title: i.string() }),
           |                       ^~~~~
           = note: the server keeps one name
                   for both
           = help: call it `list`
         9 |       forward: { on: "todos", has: "one", label: "list" },
           |                                                  ++++++
           = help: remove it

        """)
  }

  @Test func linesUpNumbersOfDifferentLength() {
    let fixture = RenderingFixture(
      "«a»\n" + String(repeating: "\n", count: 98) + "«b»")
    #expect(
      fixture.text(labels: [.init("and this", at: fixture.ranges[1])]) == """
        instant.schema.ts:1:1: error: no such builder [unknown-builder]
           1 | a
             | ^
        instant.schema.ts:100:1: note: and this
         100 | b
             | ^

        """)
  }

  @Test func marksTheFirstAndTheLastLineOfALongRange() {
    let fixture = RenderingFixture("link: «{\n  a: 1,\n  b: 2,\n}», x")
    #expect(
      fixture.excerpt() == """
         1 | link: {
           |       ^
        ...
         4 | }, x
           | ~

        """)
  }

  @Test func marksTwoNeighbouringLines() {
    let fixture = RenderingFixture("a «b\n  c» d")
    #expect(
      fixture.excerpt() == """
         1 | a b
           |   ^
         2 |   c d
           |   ~

        """)
  }

  @Test(arguments: ["\r\n", "\n", "\r"])
  func lineEndsAreNotShown(lineEnd: String) {
    let fixture = RenderingFixture("one\(lineEnd)  «two»\(lineEnd)three")
    #expect(
      fixture.text() == """
        instant.schema.ts:2:3: error: no such builder [unknown-builder]
         2 |   two
           |   ^~~

        """)
  }

  @Test(arguments: ["\r\n", "\n"])
  func aMarkedLineEndStandsAfterTheLine(lineEnd: String) {
    let fixture = RenderingFixture("'open«\(lineEnd)»next")
    #expect(fixture.excerpt() == " 1 | 'open\n   |      ^\n")
  }

  @Test func theEndOfAFileIsAPlace() {
    #expect(RenderingFixture("a {«»").excerpt() == " 1 | a {\n   |    ^\n")
    #expect(RenderingFixture("a {\n«»").excerpt() == " 2 |\n   | ^\n")
    #expect(RenderingFixture("«»").excerpt() == " 1 |\n   | ^\n")
  }

  @Test func tabsBecomeSpacesInBothLines() {
    #expect(
      RenderingFixture("\ta\t«\tb»").excerpt() == """
         1 |     a       b
           |         ^~~~~

        """)
  }

  @Test(arguments: [
    ("日本 «語語» x", " 1 | 日本 語語 x\n   |      ^~~~\n"),
    ("👍 «b»", " 1 | 👍 b\n   |    ^\n"),
    ("👨‍👩‍👧 «b»", " 1 | 👨‍👩‍👧 b\n   |    ^\n"),
    ("👍🏽 «b»", " 1 | 👍🏽 b\n   |    ^\n"),
    ("🇩🇪 «b»", " 1 | 🇩🇪 b\n   |    ^\n"),
    ("e\u{301} «b»", " 1 | e\u{301} b\n   |   ^\n"),
    ("❤️ «b»", " 1 | ❤️ b\n   |    ^\n"),
  ])
  func marksStandUnderWideAndCombinedSigns(marked: String, expected: String) {
    #expect(RenderingFixture(marked).excerpt() == expected)
  }

  @Test func signsThatSteerTerminalsAreNotSent() {
    #expect(
      RenderingFixture("a\u{1B}[31m\u{202E} «b»").excerpt() == " 1 | a�[31m� b\n   |         ^\n")
  }

  @Test func badBytesAreShownAsSuch() {
    var sources = SourceMap()
    let file = sources.add(path: "a.ts", bytes: [0x61, 0xFF, 0x20, 0x62])
    let range = SourceRange(file: file.id, start: 1, end: 2)
    let text = TextRenderer().render(
      [Diagnostic(.invalidEncoding, "not UTF-8", at: range)], in: sources)
    #expect(text == "a.ts:1:2: error: not UTF-8 [invalid-encoding]\n 1 | a� b\n   |  ^\n")
  }

  @Test func aNameCannotBreakTheFirstLine() {
    let fixture = RenderingFixture("«a»")
    let text = TextRenderer().render(
      [Diagnostic(.blankName, "`a\nb\u{1B}` is odd", at: fixture.ranges[0])],
      in: fixture.sources)
    #expect(text.hasPrefix("instant.schema.ts:1:1: error: `a\\nb\\u{1B}` is odd [blank-name]\n"))
  }

  @Test func aVeryLongLineIsCutAroundThePlace() {
    let filling = String(repeating: "x", count: 100_000)
    let lines = RenderingFixture("\(filling) «strng» \(filling)").excerpt()
      .split(separator: "\n")
    let before = String(repeating: "x", count: 59)
    let after = String(repeating: "x", count: 160 - 60 - 6)
    #expect(
      lines == [
        " 1 | …\(before) strng \(after)…", "   | \(String(repeating: " ", count: 61))^~~~~",
      ])
  }

  @Test func coloursWhenAskedTo() {
    let fixture = RenderingFixture("i.«strng»()")
    let text = TextRenderer(decorator: ANSIDecorator()).render(
      [Diagnostic(.unknownBuilder, "no", at: fixture.ranges[0])], in: fixture.sources)
    #expect(
      text == "\u{1B}[1minstant.schema.ts:1:3:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m "
        + "\u{1B}[1mno [unknown-builder]\u{1B}[0m\n"
        + "\u{1B}[2m 1 |\u{1B}[0m i.strng()\n"
        + "\u{1B}[2m   |\u{1B}[0m   \u{1B}[31m^~~~~\u{1B}[0m\n")
  }
}
