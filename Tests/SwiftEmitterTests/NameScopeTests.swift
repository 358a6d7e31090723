import SchemaDiagnostics
import Testing

@testable import SwiftEmitter

@Suite struct NameScopeTests {
  /// The names of spellings, and the kinds and places of what is said about them. A place is the
  /// index of the spelling.
  private func names(
    _ position: NamePosition, _ spellings: [String], taken: Set<String> = [],
    swiftNames: [Int: String] = [:]
  ) -> (names: [String], said: [DiagnosticID: [[UInt32]]]) {
    let requests = spellings.enumerated().map { index, spelling in
      var request = NameRequest(Located(spelling, at: Self.place(index)), subject: "thing")
      request.isPlural = position == .entity
      request.swiftName = swiftNames[index].map { Located($0, at: Self.place(100 + index)) }
      return request
    }
    var scope = NameScope(position, taken: [taken])
    let names = scope.names(for: requests)
    let said = Dictionary(grouping: scope.diagnostics, by: \.id).mapValues { diagnostics in
      diagnostics.map { [$0.range.start] + $0.labels.map(\.range.start) }
    }
    return (names, said)
  }

  private static func place(_ index: Int) -> SourceRange {
    SourceRange(file: FileID(index: 0), start: UInt32(index), end: UInt32(index + 1))
  }

  @Test func namesThatDoNotMeetAreFreeOfComplaints() {
    let result = names(.property, ["id", "created_at", "self", "in"])
    #expect(result.names == ["id", "createdAt", "self", "in"])
    #expect(result.said.isEmpty)
  }

  @Test func theOneInItsFormStaysAndTheOtherKeepsItsSpelling() {
    let result = names(.property, ["created_at", "createdAt"])
    #expect(result.names == ["created_at", "createdAt"])
    #expect(result.said == [.swiftNameKept: [[0, 1]]])
  }

  @Test func orderDoesNotDecideWhoKeepsTheName() {
    for spellings in [["person", "people"], ["people", "person"]] {
      let result = names(.entity, spellings)
      #expect(Set(result.names) == ["Person", "People"])
      #expect(result.names[spellings.firstIndex(of: "person") ?? 0] == "Person")
    }
  }

  @Test func theOneThatCanBeCalledOtherwiseIsComplainedOf() throws {
    var system = NameRequest(Located("$users", at: Self.place(1)), subject: "entity")
    system.isFixed = true
    system.spelling = "instantUsers"
    let own = NameRequest(Located("instantUsers", at: Self.place(0)), subject: "entity")
    for requests in [[own, system], [system, own]] {
      var scope = NameScope(.schemaMember, taken: [])
      _ = scope.names(for: requests)
      let diagnostic = try #require(scope.diagnostics.first)
      #expect(scope.diagnostics.count == 1)
      #expect(diagnostic.range == Self.place(0))
      #expect(
        diagnostic.message
          == "entity `instantUsers` and `$users` would both be called `instantUsers` in Swift")
      #expect(diagnostic.notes.first == "`$users` is built in, so the other one has to change")
    }
  }

  @Test func whereNobodyIsInFormAllKeepTheirSpelling() {
    let result = names(.property, ["a-b", "a_b"])
    #expect(result.names == ["aMinusB", "a_b"])
    #expect(result.said == [.swiftNameKept: [[0, 1], [1, 0]]])
  }

  @Test func anotherNameChangesNothingUnlessItMeets() {
    let before = names(.entity, ["todos", "people"]).names
    let after = names(.entity, ["todos", "people", "tasks", "boxes"]).names
    #expect(Array(after.prefix(2)) == before)
  }

  @Test func sameNamesByRequestAreRefusedWithBothPlaces() {
    let result = names(.entity, ["a", "b"], swiftNames: [0: "Thing", 1: "Thing"])
    #expect(result.said == [.swiftNameClash: [[1, 0]]])
  }

  @Test func aRequestedNameWinsOverAFormedOne() {
    let result = names(.entity, ["todos", "jobs"], swiftNames: [1: "Todo"])
    #expect(result.names == ["Todos", "Todo"])
    #expect(result.said == [.swiftNameKept: [[0, 1]]])
  }

  @Test func aSpellingKeptThatMeetsAThirdIsRefused() {
    let result = names(.property, ["a-b", "aB", "aMinusB"])
    #expect(result.said == [.swiftNameKept: [[0, 1]], .swiftNameClash: [[2, 0]]])
  }

  @Test(arguments: [
    (NamePosition.entity, "tasks", "TaskEntity"), (.entity, "Schemas", "SchemaEntity"),
    (.nestedType, "state", "StateValue"), (.nestedType, "type", "TypeValue"),
    (.namedType, "Date", "DateValue"), (.roomType, "text", "TextValue"),
    (.topicsOfRoom, "type", "TypeRoom"), (.enumCase, "none", "noneValue"),
    (.enumCase, "allCases", "allCasesValue"), (.schemaMember, "Type", "type"),
  ])
  func reservedNamesTakeASuffix(_ position: NamePosition, _ spelling: String, _ name: String) {
    #expect(names(position, [spelling]).names == [name])
  }

  /// A spelling with a capital is kept beside one without; then it would hide the type.
  @Test(arguments: [
    (NamePosition.property, "RowField"), (.schemaMember, "EntityKey"), (.schemaMember, "LinkKey"),
    (.constant, "TopicKey"), (.enumCase, "TaggedPayload"),
  ])
  func membersDoNotHideWhatIsCalledBesideThem(_ position: NamePosition, _ type: String) {
    let names = names(position, [type, SpelledWords.lowerCamel(type)]).names
    #expect(names == [type + "Value", SpelledWords.lowerCamel(type)])
  }

  @Test func aNestedTypeGivesWayToWhatItWouldHide() {
    let result = names(.nestedType, ["status"], taken: ["Status"])
    #expect(result.names == ["StatusValue"])
    #expect(result.said == [.swiftNameSuffixed: [[0]]])
  }

  @Test(arguments: ["", "not-a-name", "1st", "_", "a b", "a\u{202E}", "a\u{200D}b"])
  func impossibleRequestsAreRefused(_ name: String) {
    #expect(names(.property, ["a"], swiftNames: [0: name]).said == [.invalidSwiftName: [[100]]])
  }

  @Test func aRequestWithAHiddenCharacterSaysSo() throws {
    var request = NameRequest(Located("a", at: Self.place(0)), subject: "thing")
    request.swiftName = Located("ab\u{200D}", at: Self.place(1))
    var scope = NameScope(.property, taken: [])
    _ = scope.names(for: [request])
    let diagnostic = try #require(scope.diagnostics.first)
    #expect(diagnostic.range == Self.place(1))
    #expect(diagnostic.notes.last == "it has a character that shows nothing, U+200D")
  }

  @Test(arguments: ["Task", "String", "Self", "in", "Rooms"])
  func reservedRequestsAreRefused(_ name: String) {
    #expect(names(.entity, ["a"], swiftNames: [0: name]).said == [.invalidSwiftName: [[100]]])
  }

  @Test func keywordsMayBeRequestedForProperties() {
    let result = names(.property, ["a"], swiftNames: [0: "in"])
    #expect(result.names == ["in"])
    #expect(result.said.isEmpty)
  }

  @Test func spellingsThatOnlyUnicodeTellsApartAreRefused() {
    let result = names(.enumCase, ["caf\u{E9}", "cafe\u{301}"])
    #expect(result.said[.swiftNameClash]?.contains([1, 0]) == true)
  }

  /// Nobody would see the difference, so the name tells it.
  @Test(arguments: [
    "\u{AD}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FE0F}", "\u{FEFF}",
  ])
  func spellingsThatOnlyAHiddenCharacterTellsApart(_ hidden: String) throws {
    for position in [NamePosition.property, .enumCase, .schemaMember, .constant, .entity] {
      let form = position == .entity ? "Note" : "note"
      for hiddenFirst in [true, false] {
        let spellings = ["no\(hidden)te", "note"]
        let result = names(position, hiddenFirst ? spellings : spellings.reversed())
        let (own, kept) = hiddenFirst ? (0, 1) : (1, 0)
        #expect(result.names[kept] == form)
        #expect(result.names[own].isASCII && result.names[own] != form)
        #expect(result.said == [.swiftNameKept: [[UInt32(own), UInt32(kept)]]])
      }
    }
    // Where the forms of letters depend on it, both can be told apart.
    let word = names(.property, ["ن\(hidden)م", "نم"])
    #expect(Set(word.names.map { Array($0.unicodeScalars) }).count == 2)
  }

  @Test func aNameMustNotBeEmpty() {
    #expect(names(.property, [""]).said == [.invalidSwiftName: [[0]]])
    #expect(names(.enumCase, [""]).names == ["empty"])
    #expect(names(.enumCase, ["", "empty"]).names == ["value", "empty"])
    #expect(names(.nestedType, [""]).names == ["Empty"])
  }

  /// A plural whose singular is taken keeps its own spelling, whatever its number.
  @Test func theElementOfAnArrayGivesWay() {
    for spellings in [["tag", "tags"], ["tags", "tag"], ["Tags", "tag"]] {
      let requests = spellings.enumerated().map { index, spelling in
        var request = NameRequest(Located(spelling, at: Self.place(index)), subject: "thing")
        request.isPlural = spelling.hasSuffix("s")
        return request
      }
      var scope = NameScope(.nestedType, taken: [])
      #expect(Set(scope.names(for: requests)) == ["Tag", "Tags"])
    }
  }
}
