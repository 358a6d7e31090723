import SchemaDiagnostics
import SchemaModel
import Testing

/// What can be wrong with names and where they meet.
@Suite struct NameRuleTests {
  private func places(_ draft: SchemaDraft) -> [String] {
    draft.diagnostics.flatMap { $0.labels.map { draft.slice($0.range) } }
  }

  @Test func aLabelMeetsAnAttribute() {
    let draft = SchemaDraft.link(
      forward: ["on": "\"posts\"", "has": "\"one\"", "label": "\"title\""],
      reverse: SchemaDraft.posts)
    draft.expect([(.nameClash, "«\"title\"»")])
    #expect(places(draft) == ["title"])
    #expect(draft.diagnostics[0].message == "`posts` has an attribute `title` already")
  }

  @Test func twoForwardLabelsMeet() {
    let draft = SchemaDraft.posts { draft in
      draft.link("first", forward: SchemaDraft.author, reverse: SchemaDraft.posts)
      draft.link(
        "second", forward: ["on": "\"posts\"", "label": "\"author\"", "has": "\"many\""],
        reverse: ["on": "\"profiles\"", "has": "\"many\"", "label": "\"written\""])
    }
    draft.expect([(.nameClash, "on: \"posts\", label: «\"author\"»")])
    #expect(draft.diagnostics[0].labels.map(\.message) == ["the forward side of link `first`"])
    #expect(places(draft) == ["\"author\""])
  }

  @Test func theSameLinkInTheOppositeDirectionMeetsAtBothEnds() {
    let draft = SchemaDraft.posts { draft in
      draft.link("first", forward: SchemaDraft.author, reverse: SchemaDraft.posts)
      draft.link(
        "second", forward: ["label": "\"posts\"", "on": "\"profiles\"", "has": "\"many\""],
        reverse: ["label": "\"author\"", "on": "\"posts\"", "has": "\"one\""])
    }
    draft.expect([
      (.nameClash, "{ label: «\"posts\"»"), (.nameClash, "{ label: «\"author\"»"),
    ])
  }

  @Test func aSelfLinkNeedsTwoLabels() {
    let draft = SchemaDraft.posts {
      $0.link(
        "related", forward: ["on": "\"posts\"", "has": "\"many\"", "label": "\"related\""],
        reverse: ["on": "\"posts\"", "label": "\"related\"", "has": "\"many\""])
    }
    draft.expect([(.nameClash, "on: \"posts\", label: «\"related\"»")])
    #expect(
      draft.diagnostics[0].message == "a link of `posts` with itself needs two different labels")
  }

  @Test(arguments: ["id", "email"])
  func labelsMeetWhatIsBuiltIn(label: String) {
    let draft = SchemaDraft.posts { draft in
      draft.entity("$users")
      draft.link(
        "user", forward: SchemaDraft.author,
        reverse: ["on": "\"$users\"", "has": "\"many\"", "label": "\"\(label)\""])
    }
    draft.expect([(.nameClash, "«\"\(label)\"»")])
  }

  @Test(arguments: [
    ("$users", "linkedPrimaryUser", "a link"), ("$users", "linkedGuestUsers", "a link"),
    ("$files", "$stream", "a link"), ("$streams", "$files", "a link"),
    ("$files", "content-type", "an attribute"), ("$files", "size", "an attribute"),
    ("$files", "location-id", "an attribute"), ("$streams", "machineId", "an attribute"),
  ])
  func labelsMeetWhatTheCatalogHas(entity: String, label: String, kind: String) {
    for isForward in [true, false] {
      let draft = SchemaDraft.posts { draft in
        draft.entity(entity)
        let system: SchemaDraft.Properties = [
          "on": "\"\(entity)\"", "has": "\"one\"", "label": "\"\(label)\"",
        ]
        draft.link(
          "mine", forward: isForward ? system : SchemaDraft.author,
          reverse: isForward ? SchemaDraft.author : system)
      }
      draft.expect([(.nameClash, "«\"\(label)\"»")])
      #expect(
        draft.diagnostics.first?.message
          == "`\(entity)` has \(kind) `\(label)` already: it is built in")
    }
  }

  @Test func linksOfTheCatalogMayBeDeclaredAsTheyAre() {
    func draft(_ first: String, _ second: String) -> SchemaDraft {
      SchemaDraft.posts { draft in
        draft.entity("$users")
        draft.link(
          "$usersLinkedPrimaryUser",
          forward: ["on": "\"$users\"", "has": "\"one\"", "label": "\"\(first)\""],
          reverse: ["on": "\"$users\"", "has": "\"many\"", "label": "\"\(second)\""])
      }
    }
    draft("linkedPrimaryUser", "linkedGuestUsers").expect([])
    draft("linkedGuestUsers", "linkedPrimaryUser").expect([
      (.nameClash, "«\"linkedGuestUsers\"»"), (.nameClash, "«\"linkedPrimaryUser\"»"),
    ])
  }

  @Test func namesOfDifferentEntitiesDoNotMeet() {
    SchemaDraft.link(
      forward: ["on": "\"posts\"", "has": "\"one\"", "label": "\"name\""],
      reverse: ["on": "\"profiles\"", "has": "\"many\"", "label": "\"title\""]
    ).expect([])
  }

  @Test func namespacesWithADollarAreReserved() throws {
    var draft = SchemaDraft()
    draft.entity("$teams")
    draft.link(
      "members", forward: ["on": "\"$teams\"", "has": "\"many\"", "label": "\"members\""],
      reverse: ["on": "\"$teams\"", "has": "\"one\"", "label": "\"team\""])
    draft.expect([(.reservedNamespace, "«$teams»: ")])
    let fixed = try draft.fixed()
    #expect(fixed.contains("teams: i.entity") && !fixed.contains("$teams"))
    #expect(draft.diagnostics[0].fixIts.map(\.message) == ["call it `teams`"])
  }

  @Test func aNamespaceNearASystemEntityMayBeMeantAsIt() throws {
    var draft = SchemaDraft()
    draft.entity("$user")
    draft.expect([(.reservedNamespace, "«$user»: ")])
    #expect(draft.diagnostics[0].fixIts.map(\.message) == ["call it `$users`", "call it `user`"])
    #expect(try draft.fixed(1).contains("\nuser: i.entity"))
  }

  @Test func aNameThatIsTakenIsNotSuggested() {
    var draft = SchemaDraft()
    draft.entity("teams")
    draft.entity("$teams")
    draft.entity("$")
    draft.expect([(.reservedNamespace, "«$teams»"), (.reservedNamespace, "«$»: ")])
    #expect(draft.diagnostics.allSatisfy { $0.fixIts.isEmpty })
  }

  @Test func internalNamespacesCannotBeDeclared() {
    var draft = SchemaDraft()
    draft.entity("$oauthCodes")
    draft.expect([(.reservedNamespace, "«$oauthCodes»")])
    #expect(draft.diagnostics[0].fixIts.isEmpty)
  }

  @Test func systemEntitiesAreNotReserved() {
    var draft = SchemaDraft()
    for name in ["$users", "$files", "$streams"] { draft.entity(name) }
    draft.expect([])
  }

  @Test func blankNames() {
    var draft = SchemaDraft()
    draft.entity("   ", ["\t": "i.string()"])
    draft.entity("notes ")
    draft.link(
      "self", forward: ["on": "\"notes \"", "has": "\"one\"", "label": "\"\u{A0}\""],
      reverse: ["on": "\"notes \"", "has": "\"one\"", "label": "\"next\""])
    draft.expect([
      (.blankName, "\n«   »: "), (.blankName, "«\t»"), (.blankName, "«\"\u{A0}\"»"),
    ])
    #expect(draft.diagnostics[0].message == "the name of an entity cannot be blank")
  }

  @Test func dotsAreOutOfReachOfWhere() {
    var draft = SchemaDraft()
    draft.entity("a.b", ["x.y": "i.string()"])
    draft.expect([(.dottedName, "«x.y»")])
  }

  @Test func anIDIsImplicit() throws {
    var draft = SchemaDraft()
    draft.entity("posts", ["id": "i.string()", "title": "i.string()"])
    draft.expect([(.declaredID, "«id»: i.string(), title")])
    #expect(try draft.fixed().contains("i.entity({  title: i.string(), })"))
  }

  @Test func aKeyCountsOnce() {
    var draft = SchemaDraft()
    draft.repeatedKey("title")
    draft.expect([(.duplicateKey, "«title»: 2")])
    #expect(places(draft) == ["title"])
  }

  @Test func namesThatOnlyUnicodeTellsApart() {
    var draft = SchemaDraft()
    draft.entity("caf\u{E9}", ["nai\u{308}ve": "i.string()", "na\u{EF}ve": "i.number()"])
    draft.entity("cafe\u{301}")
    draft.room("r\u{E9}", presence: [:])
    draft.room("re\u{301}", presence: [:])
    draft.expect([
      (.nameClash, "«na\u{EF}ve»"), (.nameClash, "«cafe\u{301}»"), (.nameClash, "«re\u{301}»"),
    ])
  }

  @Test func aLinkMustSpellItsEntityByteForByte() throws {
    let draft = SchemaDraft.posts { draft in
      draft.entity("caf\u{E9}")
      draft.link(
        "visit", forward: ["on": "\"cafe\u{301}\"", "has": "\"one\"", "label": "\"guest\""],
        reverse: ["on": "\"posts\"", "has": "\"many\"", "label": "\"visits\""])
    }
    draft.expect([(.unknownEntity, "«\"cafe\u{301}\"»")])
    let fixed = try draft.fixed()
    #expect(fixed.unicodeScalars.filter { $0 == "\u{301}" }.isEmpty)
  }
}
