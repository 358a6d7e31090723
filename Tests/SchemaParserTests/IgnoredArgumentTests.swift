import SchemaDiagnostics
import SchemaModel
import TestSupport
import Testing

/// What is given to builders and methods that do not look at it.
struct IgnoredArgumentTests {
  private func read(_ attribute: String) -> ReadSchema {
    ReadSchema("export default i.schema({ entities: { a: i.entity({ b: \(attribute) }) } })")
  }

  /// An attribute with the argument marked, and the attribute without it.
  static let arguments = [
    ("i.string().unique(«false»)", "i.string().unique()"),
    ("i.string().unique( «false», )", "i.string().unique()"),
    ("i.string().optional(«true»)", "i.string().optional()"),
    ("i.string().indexed(«\"x\"»).unique()", "i.string().indexed().unique()"),
    ("i.date()\n  .indexed(«{ a: 1 }»)", "i.date()\n  .indexed()"),
    ("i.string(«100»)", "i.string()"), ("i.number(«1, 2»)", "i.number()"),
    ("i.json<{ a: string }>(«'x'»)", "i.json<{ a: string }>()"),
    ("i.boolean(«unknown»).optional()", "i.boolean().optional()"),
  ]

  @Test(arguments: arguments)
  func isSaidAndTakenOut(attribute: String, mended: String) throws {
    let read = read(attribute)
    let diagnostic = try read.only(.ignoredArgument)
    #expect(diagnostic.severity == .warning)
    #expect(try read.mended() == self.read(mended).marked.text)
    #expect(self.read(mended).ids == [])
    #expect(try read.schemaBesideFaults().summary == self.read(mended).schema().summary)
  }

  @Test func whatIsNotWantedCanGo() throws {
    let read = read("i.string().unique(«false»).indexed()")
    let diagnostic = try read.only(.ignoredArgument)
    #expect(
      diagnostic.message == "`unique()` takes no argument: the attribute is unique in any case")
    #expect(diagnostic.fixIts.map(\.message) == ["remove the argument", "remove `.unique(false)`"])
    #expect(
      try read.mended(1).contains("b: i.string().indexed() }"))
  }

  @Test func stringsInAnArrayWereMeantAsAType() throws {
    let read = read("i.string(«['x', \"y\"]»).optional()")
    let diagnostic = try read.only(.ignoredArgument)
    #expect(diagnostic.notes == ["a type stands in angle brackets: `i.string<\"a\" | \"b\">()`"])
    let mended = ReadSchema(try read.mended())
    #expect(try mended.schema().shape("a", "b") == "'x'|'y'")
  }

  @Test func typesBehindTheFirstWereMeantAsAUnion() throws {
    let read = read("i.string<'x', «'y', 'z'»>()")
    let diagnostic = try read.only(.ignoredArgument)
    #expect(diagnostic.message == "`i.string` takes one type")
    #expect(try ReadSchema(try read.mended()).schema().shape("a", "b") == "'x'|'y'|'z'")
  }

  @Test func typeArgumentsAreNotEmpty() throws {
    let read = read("i.string«<>»()")
    try read.only(.expectedType)
    #expect(try ReadSchema(try read.mended()).schema().summary == ["a: b string!"])
  }

  @Test(arguments: [
    ("i.entity({ b: i.string() }, «{ c: 1 }»)", "i.entity({ b: i.string() })"),
    ("i.entity({ b: i.string() }, «1, 2»)", "i.entity({ b: i.string() })"),
  ])
  func entitiesTakeOneArgument(entity: String, mended: String) throws {
    let read = ReadSchema("export default i.schema({ entities: { a: \(entity) } })")
    try read.only(.ignoredArgument)
    #expect(try read.mended() == "export default i.schema({ entities: { a: \(mended) } })")
  }

  @Test func schemasTakeOneArgument() throws {
    let read = ReadSchema("export default i.schema({ entities: {} }, «{ links: {} }»)")
    try read.only(.ignoredArgument)
    #expect(ReadSchema(try read.mended()).ids == [])
  }

  /// An array that is spread and empty gives no argument.
  @Test func noArgumentIsNone() {
    #expect(read("i.string(...[]).unique()").ids == [])
  }
}
