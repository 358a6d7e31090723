import SchemaDiagnostics
import SchemaModel
import Testing

/// What can be wrong with one link.
@Suite struct LinkRuleTests {
  private static func forward(_ properties: SchemaDraft.Properties) -> SchemaDraft {
    .link(forward: properties, reverse: SchemaDraft.posts)
  }

  private static func reverse(_ properties: SchemaDraft.Properties) -> SchemaDraft {
    .link(forward: SchemaDraft.author, reverse: properties)
  }

  // MARK: - Keys

  @Test func aLinkNeedsBothSides() {
    SchemaDraft.link(forward: SchemaDraft.author, reverse: nil)
      .expect([(.missingKey, "«postAuthor»")])
    let draft = SchemaDraft.link(forward: nil, reverse: nil)
    draft.expect([(.missingKey, "«postAuthor»")])
    #expect(draft.diagnostics[0].message == "link `postAuthor` has no `forward` and no `reverse`")
  }

  @Test func aSideNeedsItsThreeKeys() {
    let draft = Self.reverse(["label": "\"posts\"", "has": "undefined"])
    draft.expect([(.missingKey, "reverse: «{ label: \"posts\", has: undefined, }»")])
    #expect(
      draft.diagnostics[0].message
        == "the reverse side of link `postAuthor` has no `on` and no `has`")
  }

  @Test func unknownKeysAreNamedWithTheClosestAbsentKey() throws {
    let draft = Self.forward([
      "on": "\"posts\"", "has": "\"one\"", "label": "\"author\"", "ondelete": "\"cascade\"",
    ])
    draft.expect([(.unknownKey, "«ondelete»")])
    #expect(
      draft.diagnostics[0].message
        == "a forward side has no key `ondelete`; did you mean `onDelete`?"
    )
    #expect(try draft.fixed().contains(#"label: "author", onDelete: "cascade","#))
  }

  @Test func aKeyThatIsThereAlreadyIsNotWhatWasMeant() {
    let draft = Self.forward([
      "on": "\"posts\"", "has": "\"one\"", "label": "\"author\"", "labels": "3", "note": "3",
    ])
    draft.expect([(.unknownKey, "«labels»"), (.unknownKey, "«note»")])
    #expect(draft.diagnostics.allSatisfy { $0.fixIts.isEmpty })
    #expect(
      draft.diagnostics[1].notes == [
        "it is ignored; the keys of a forward side are `on`, `has`, `label`, `onDelete`, `required`"
      ])
  }

  @Test func unknownKeysOfALink() throws {
    let draft = SchemaDraft.posts {
      $0.link("postAuthor", forward: SchemaDraft.author, reverse: nil, also: ["revers", "extra"])
    }
    draft.expect([(.missingKey, "«revers»"), (.unknownKey, "«extra»")])
    #expect(draft.diagnostics[0].message == "a link has no key `revers`; did you mean `reverse`?")
    #expect(draft.diagnostics[0].notes == ["a link needs `reverse`"])
    #expect(draft.diagnostics[0].fixIts.map(\.message) == ["write `reverse`"])
    #expect(draft.diagnostics[1].fixIts.isEmpty)
  }

  @Test func aMisspeltKeyIsNotMissingBesides() throws {
    let draft = Self.forward(["on": "\"posts\"", "hsa": "\"one\"", "label": "\"author\""])
    draft.expect([(.missingKey, "«hsa»")])
    #expect(try draft.fixed().contains(#"has: "one""#))
    let other = Self.forward(["on": "\"posts\"", "hsa": "\"one\""])
    other.expect([
      (.missingKey, "forward: «{ on: \"posts\", hsa: \"one\", }»"), (.missingKey, "«hsa»"),
    ])
    #expect(other.diagnostics[0].message == "the forward side of link `postAuthor` has no `label`")
  }

  // MARK: - Values

  @Test func namesAreStrings() {
    let draft = Self.forward(["on": "posts", "has": "\"one\"", "label": "7"])
    draft.expect([(.unexpectedValue, "on: «posts»,"), (.unexpectedValue, "«7»")])
    #expect(
      draft.diagnostics.map(\.message) == [
        "`on` is the name of an entity, not an expression",
        "`label` is the name of a field, not a number",
      ])
  }

  @Test(arguments: [
    ("\"One\"", "\"one\""), ("\"oen\"", "\"one\""), ("\"mnay\"", "\"many\""),
  ])
  func misspeltCardinalities(written: String, meant: String) throws {
    let draft = Self.forward(["on": "\"posts\"", "has": written, "label": "\"author\""])
    draft.expect([(.invalidCardinality, "has: «\(written)»")])
    #expect(try draft.fixed().contains("has: \(meant), label: \"author\""))
  }

  @Test func otherCardinalities() {
    for written in ["\"single\"", "1", "true", "null"] {
      let draft = Self.forward(["on": "\"posts\"", "has": written, "label": "\"author\""])
      draft.expect([(.invalidCardinality, "has: «\(written)»")])
      #expect(draft.diagnostics[0].fixIts.isEmpty)
    }
  }

  @Test func onlyCascadeIsADeleteRule() throws {
    let near = Self.forward([
      "on": "\"posts\"", "has": "\"one\"", "label": "\"author\"", "onDelete": "\"Cascade\"",
    ])
    near.expect([(.invalidOnDelete, "«\"Cascade\"»")])
    #expect(try near.fixed().contains("onDelete: \"cascade\""))

    let other = Self.forward([
      "on": "\"posts\"", "has": "\"one\"", "label": "\"author\"", "onDelete": "\"nullify\"",
    ])
    other.expect([(.invalidOnDelete, "«\"nullify\"»")])
    #expect(try other.fixed().contains("onDelete") == false)
  }

  @Test func cascadeNeedsOneOnItsOwnSide() throws {
    let draft = Self.reverse([
      "on": "\"profiles\"", "has": "\"many\"", "label": "\"posts\"", "onDelete": "\"cascade\"",
    ])
    draft.expect([(.cascadeNeedsHasOne, "«\"cascade\"»")])
    #expect(draft.diagnostics[0].labels.map { draft.slice($0.range) } == ["\"many\""])
    #expect(
      draft.diagnostics[0].notes == [
        "it deletes rows of `profiles` together with the one row of `posts` that they link to"
      ])
    #expect(try draft.fixed().contains(#"has: "one", onDelete: "cascade", label: "author""#))
    #expect(try draft.fixed(0).contains(#"label: "posts",  }"#))
    #expect(try draft.fixed(1).contains("onDelete") == false)
  }

  @Test func cascadeStaysWhereNoSideHasOne() throws {
    let draft = SchemaDraft.link(
      forward: ["on": "\"posts\"", "has": "\"many\"", "label": "\"authors\""],
      reverse: [
        "on": "\"profiles\"", "has": "\"many\"", "label": "\"posts\"", "onDelete": "\"cascade\"",
      ])
    draft.expect([(.cascadeNeedsHasOne, "«\"cascade\"»")])
    #expect(draft.diagnostics[0].fixIts.map(\.message) == ["remove `onDelete`"])
  }

  @Test func requiredHasNoEffectOnReverse() throws {
    let draft = Self.reverse([
      "on": "\"profiles\"", "required": "true", "has": "\"many\"", "label": "\"posts\"",
    ])
    draft.expect([(.requiredOnReverse, "«required: true»,")])
    #expect(try draft.fixed().contains(#"on: "profiles",  has: "many""#))
  }

  @Test func requiredIsABoolean() throws {
    let draft = Self.forward([
      "on": "\"posts\"", "has": "\"one\"", "label": "\"author\"", "required": "\"true\"",
    ])
    draft.expect([(.unexpectedValue, "«\"true\"»")])
    #expect(try draft.fixed().contains("required: true,"))
  }

  // MARK: - Targets

  @Test func unknownEntitiesAreNamedWithTheClosest() throws {
    let draft = SchemaDraft.link(
      forward: ["on": "\"post\"", "has": "\"one\"", "label": "\"author\""],
      reverse: ["on": "\"accounts\"", "has": "\"many\"", "label": "\"posts\""])
    draft.expect([(.unknownEntity, "«\"post\"»"), (.unknownEntity, "«\"accounts\"»")])
    #expect(draft.diagnostics[0].message == "there is no entity `post`; did you mean `posts`?")
    #expect(try draft.fixed().contains("on: \"posts\", has: \"one\""))
    #expect(draft.diagnostics[1].message == "there is no entity `accounts`")
    #expect(draft.diagnostics[1].fixIts.isEmpty)
  }

  @Test func aMissingDollarIsFound() throws {
    let draft = Self.reverse(["on": "\"users\"", "has": "\"many\"", "label": "\"posts\""])
    draft.expect([(.unknownEntity, "«\"users\"»")])
    #expect(try draft.fixed().contains("on: \"$users\""))
  }

  @Test func internalNamespacesAreOutOfReach() {
    Self.reverse(["on": "\"$magicCodes\"", "has": "\"many\"", "label": "\"posts\""])
      .expect([(.unknownEntity, "«\"$magicCodes\"»")])
  }

  @Test func undeclaredSystemEntitiesAreWarnedOfOnce() {
    let draft = SchemaDraft.posts { draft in
      for label in ["author", "editor"] {
        draft.link(
          label, forward: ["on": "\"posts\"", "has": "\"one\"", "label": "\"\(label)\""],
          reverse: ["on": "\"$users\"", "has": "\"many\"", "label": "\"\(label)s\""])
      }
    }
    draft.expect([(.undeclaredSystemEntity, "on: «\"$users\"», has: \"many\", label: \"authors\"")])
    #expect(
      draft.diagnostics[0].notes == [
        """
        add this to `entities`:
        $users: i.entity({
          email: i.string().unique().indexed().optional(),
          imageURL: i.string().optional(),
          type: i.string().optional(),
        }),
        """
      ])
  }

  @Test func aLinkFromASystemEntityCannotBeRequired() throws {
    let draft = SchemaDraft.posts { draft in
      draft.entity("$users")
      draft.link(
        "favourite",
        forward: ["on": "\"$users\"", "has": "\"one\"", "label": "\"post\"", "required": "true"],
        reverse: ["on": "\"posts\"", "has": "\"many\"", "label": "\"fans\""])
    }
    draft.expect([(.requiredSystemLink, "«true»")])
    #expect(try draft.fixed().contains("required: false"))
  }

  // MARK: - All in one run

  @Test func oneBrokenLinkDoesNotHideAnother() {
    let draft = SchemaDraft.posts { draft in
      draft.link("a", forward: ["on": "\"posts\"", "has": "\"two\""], reverse: nil)
      draft.link(
        "b", forward: ["on": "\"nobody\"", "has": "3", "label": "true"],
        reverse: ["on": "\"profiles\"", "has": "\"many\"", "label": "\"name\""])
    }
    draft.expect([
      (.missingKey, "«a»: {"), (.missingKey, "forward: «{ on: \"posts\", has: \"two\", }»"),
      (.invalidCardinality, "«\"two\"»"), (.unknownEntity, "«\"nobody\"»"),
      (.invalidCardinality, "«3»"), (.unexpectedValue, "«true»"),
      (.nameClash, "label: «\"name\"»"),
    ])
  }
}
