import SchemaDiagnostics
import SchemaModel
import SchemaParser
import Testing

/// Slips of the hand and of memory, each with its way out.
@Suite struct EvaluatorSlipTests {
  // MARK: - Signs behind the name of a property

  @Test func anEqualSignForAColon() throws {
    let read = ReadSchema(
      "export default i.schema({ entities: { a: i.entity({ b «=» i.string() }) } })")
    let diagnostic = try read.only(.expectedToken)
    #expect(diagnostic.message == "expected `:` before `=`")
    #expect(try ReadSchema(try read.mended()).schema().summary == ["a: b string!"])
  }

  @Test func anEqualSignIsNoValueOfANameThatIsDeclared() throws {
    let read = ReadSchema(
      """
      const b = i.number();
      export default i.schema({ entities: { a: i.entity({ b «=» i.string() }) } });
      """)
    try read.only(.expectedToken)
  }

  @Test func patternsMayHaveEqualSigns() throws {
    let read = ReadSchema(
      """
      let b;
      ({ b = 1 } = {});
      export default i.schema({ entities: {} });
      """)
    #expect(try read.schema().summary == [])
  }

  @Test func aQuestionMarkForAnOptionalAttribute() throws {
    let read = ReadSchema(
      "export default i.schema({ entities: { a: i.entity({ b«?»: i.string().indexed() }) } })")
    let diagnostic = try read.only(.expectedToken)
    #expect(diagnostic.message == "a property of an object has no `?` behind its name")
    #expect(try ReadSchema(try read.mended()).schema().summary == ["a: b string^"])
    #expect(try ReadSchema(try read.mended(1)).schema().summary == ["a: b string!^"])
  }

  @Test(arguments: ["?", "!"])
  func marksOfTypesOnOtherProperties(_ mark: String) throws {
    let read = ReadSchema(
      "export default i.schema({ entities: { a«\(mark)»: i.entity({ b: i.json() }) } })")
    let diagnostic = try read.only(.expectedToken)
    #expect(diagnostic.fixIts.map(\.message) == ["remove `\(mark)`"])
    #expect(try ReadSchema(try read.mended()).schema().summary == ["a: b json!"])
  }

  // MARK: - Names

  @Test(arguments: [
    ("shcema", "schema"), ("True", "true"), ("None", "null"), ("I", "i"), ("enttiies", "entities"),
  ])
  func suggestsTheNearestName(_ written: String, _ meant: String) throws {
    let read = ReadSchema(
      """
      import { i } from "@instantdb/core";
      const schema = 1, entities = 2;
      export default i.schema(«\(written)»);
      """)
    let diagnostic = try read.only(.notEvaluable)
    #expect(
      diagnostic.message
        == "the argument of `i.schema` cannot be evaluated: `\(written)` is not declared in this "
        + "file; did you mean `\(meant)`?")
  }

  @Test(arguments: ["on: posts", "has: many", "label: author"])
  func putsAWordOfASideInQuotes(_ property: String) throws {
    let key = property.prefix { $0 != ":" }
    let word = property.split(separator: " ")[1]
    let rest = ["on: 'posts'", "has: 'many'", "label: 'author'"].filter { !$0.hasPrefix(key) }
    func read(_ value: String) -> ReadSchema {
      ReadSchema(
        """
        export default i.schema({
          entities: { posts: i.entity({}) },
          links: {
            l: {
              forward: { \(key): \(value), \(rest.joined(separator: ", ")) },
              reverse: { on: "posts", has: "one", label: "post" },
            },
          },
        })
        """)
    }
    let broken = read("«\(word)»")
    let diagnostic = try broken.only(.notEvaluable)
    #expect(diagnostic.fixIts.map(\.message) == ["put it in quotes"])
    let mended = try ReadSchema(try broken.mended()).schema()
    #expect(mended.summary == (try read("\"\(word)\"").schema()).summary)
  }

  @Test func namesThatAreImportedWithoutBraces() throws {
    let read = ReadSchema(
      """
      import i from "@instantdb/core";
      export default «i.schema({ entities: {} })»;
      """)
    let diagnostic = try read.only(.notEvaluable)
    #expect(diagnostic.notes == ["`i` is imported with braces: `import { i } from …`"])
  }

  // MARK: - Words of other libraries

  @Test(arguments: [
    ("text", "string"), ("uuid", "string"), ("int", "number"), ("Float", "number"),
    ("datetime", "date"), ("timestamp", "date"), ("object", "json"), ("bool", "boolean"),
  ])
  func knowsBuildersUnderOtherNames(_ written: String, _ meant: String) throws {
    let read = ReadSchema(
      "export default i.schema({ entities: { a: i.entity({ b: i.«\(written)»() }) } })")
    try read.only(.unknownBuilder)
    #expect(try ReadSchema(try read.mended()).schema().summary == ["a: b \(meant)!"])
  }

  @Test(arguments: [
    ("array", "an array is JSON"), ("enum", "a choice of strings is a type"),
    ("ref", "links between entities stand under `links`"),
    ("indexed", "it stands behind a builder: `i.string().indexed()`"),
    ("clientRequired", "it stands behind a builder: `i.string().clientRequired()`"),
  ])
  func knowsWhatHasNoBuilder(_ written: String, _ hint: String) throws {
    let read = ReadSchema(
      "export default i.schema({ entities: { a: i.entity({ b: i.«\(written)»() }) } })")
    let diagnostic = try read.only(.unknownBuilder)
    #expect(diagnostic.message == "there is no builder `\(written)`")
    #expect(diagnostic.notes.count == 1)
    #expect(diagnostic.notes[0].hasPrefix(hint))
    #expect(diagnostic.fixIts.isEmpty)
  }

  @Test(arguments: [
    ("required", "an attribute is required unless it says `optional()`"),
    ("default", "InstantDB has no default values; they are given where rows are made"),
    ("primaryKey", "every entity has an `id` of its own"),
  ])
  func knowsWhatHasNoMethod(_ written: String, _ hint: String) throws {
    let read = ReadSchema(
      "export default i.schema({ entities: { a: i.entity({ b: i.string().«\(written)»() }) } })")
    #expect(try read.only(.unknownMethod).notes == [hint])
  }

  @Test func knowsMethodsUnderOtherNames() throws {
    let read = ReadSchema(
      "export default i.schema({ entities: { a: i.entity({ b: i.string().«nullable»() }) } })")
    try read.only(.unknownMethod)
    #expect(try ReadSchema(try read.mended()).schema().summary == ["a: b string"])
  }
}
