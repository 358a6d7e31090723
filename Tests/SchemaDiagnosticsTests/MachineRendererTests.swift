import SchemaDiagnostics
import Testing

@Suite struct MachineRendererTests {
  static let fixture = RenderingFixture(
    "a: i.«strng»(),\r\nb: «{\n}»,", path: "apps/50%, new:one/instant.schema.ts")

  static let diagnostics = [
    Diagnostic(
      .unknownBuilder, "100% wrong: `strng`,\r\nsorry", at: fixture.ranges[0],
      labels: [.init("see here", at: fixture.ranges[1])], notes: ["a \"note\""],
      fixIts: [FixIt("use `string`", edits: [.init(fixture.ranges[0], "string")])]),
    Diagnostic(.unknownKey, "no such key", at: fixture.ranges[1]),
    Diagnostic(.clientRequired, "good to know", at: fixture.ranges[0]),
  ]

  @Test func gitHubAnnotationsAreEscaped() {
    let text = GitHubRenderer().render(Self.diagnostics, in: Self.fixture.sources)
    let file = "file=apps/50%25%2C new%3Aone/instant.schema.ts"
    #expect(
      text == """
        ::error \(file),line=1,col=6,endLine=1,endColumn=11,title=unknown-builder::\
        100%25 wrong: `strng`,%0D%0Asorry%0A\
        apps/50%25, new:one/instant.schema.ts:2:4: see here%0A\
        note: a "note"%0Ahelp: use `string`
        ::warning \(file),line=2,endLine=3,title=unknown-key::no such key
        ::notice \(file),line=1,col=6,endLine=1,endColumn=11,title=client-required::good to know

        """)
  }

  @Test func jsonIsOneObjectALine() {
    let text = JSONRenderer().render(Self.diagnostics, in: Self.fixture.sources)
    let path = #""path":"apps/50%, new:one/instant.schema.ts""#
    let first = #""line":1,"column":6,"endLine":1,"endColumn":11"#
    let second = #""line":2,"column":4,"endLine":3,"endColumn":2"#
    let nothing = #""labels":[],"notes":[],"fixIts":[]"#
    #expect(
      text == #"""
        {"id":"unknown-builder","severity":"error","message":"100% wrong: `strng`,\r\nsorry",\#
        \#(path),\#(first),\#
        "labels":[{\#(path),\#(second),"message":"see here"}],\#
        "notes":["a \"note\""],\#
        "fixIts":[{"message":"use `string`","edits":[{\#(first),"text":"string"}]}]}
        {"id":"unknown-key","severity":"warning","message":"no such key",\#
        \#(path),\#(second),\#(nothing)}
        {"id":"client-required","severity":"note","message":"good to know",\#
        \#(path),\#(first),\#(nothing)}

        """#)
  }

  @Test func anEditOfAnotherFileSaysWhich() {
    var sources = SourceMap()
    let schema = sources.add(path: "instant.schema.ts", bytes: Array("a".utf8))
    let imported = sources.add(path: "base.ts", bytes: Array("b".utf8))
    let range = { (file: SourceFile) in SourceRange(file: file.id, start: 0, end: 1) }
    let text = JSONRenderer().render(
      [
        Diagnostic(
          .unknownKey, "m", at: range(schema),
          fixIts: [FixIt("f", edits: [.init(range(imported), "c")])])
      ], in: sources)
    #expect(text.contains(#""edits":[{"path":"base.ts","line":1,"column":1,"#))
  }
}
