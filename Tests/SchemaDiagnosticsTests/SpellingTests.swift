import SchemaDiagnostics
import Testing

@Suite struct SpellingTests {
  static let builders = ["string", "number", "boolean", "date", "json", "any"]

  @Test(arguments: [
    ("strng", "string"), ("stirng", "string"), ("String", "string"), ("BOOLEAN", "boolean"),
    ("bool", "boolean"), ("num", "number"), ("dates", "date"), ("jsno", "json"), ("nay", "any"),
  ])
  func findsTheWordThatWasMeant(word: String, meant: String) {
    #expect(Spelling.nearest(to: word, in: Self.builders) == meant)
  }

  @Test(arguments: ["", "x", "int", "uuid", "reference", "st", "date"])
  func staysSilentWhenNothingIsNear(word: String) {
    #expect(Spelling.nearest(to: word, in: Self.builders) == nil)
  }

  @Test func prefersFewerEditsThenTheFirst() {
    #expect(Spelling.nearest(to: "posts", in: ["postal", "post", "hosts"]) == "post")
    #expect(Spelling.nearest(to: "posts", in: ["hosts", "post"]) == "hosts")
    #expect(Spelling.nearest(to: "user", in: ["userSettings", "users"]) == "users")
  }

  @Test func namesNeedNotBeASCII() {
    #expect(Spelling.nearest(to: "größe", in: ["grösse", "grüße"]) == "grüße")
  }
}
