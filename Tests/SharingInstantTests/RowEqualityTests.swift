import Foundation
import SharingInstant
import Testing

@Suite struct RowEqualityTests {
  private let user = InstantUser(
    id: "u", email: "e", joinedAt: Date(timeIntervalSince1970: 1), age: 3)

  @Test(
    arguments: [
      { $0.id = "v" }, { $0.email = nil }, { $0.email = "f" }, { $0.joinedAt = nil },
      { $0.age = nil },
      { $0.age = 4 },
    ] as [@Sendable (inout InstantUser) -> Void])
  func everyFieldCounts(change: @Sendable (inout InstantUser) -> Void) {
    var other = user
    #expect(other == user)
    #expect(other.hashValue == user.hashValue)
    change(&other)
    #expect(other != user)
    #expect(Set([user, other, user]).count == 2)
  }

  @Test func comparesThroughBoxes() throws {
    let row = TodoText(["parent": TodoText().text]).text
    let todos = try Schema.todos.decode(Data("[\(row),\(row)]".utf8))
    var other = todos[1]
    #expect(todos[0] == other)
    other.parent?.title = "x"
    #expect(todos[0] != other)
    #expect(todos[0].parent?.title != "x")
  }

  @Test func openEnumsAreEqualByRawValue() {
    #expect(Todo.Status.draft == .unrecognized("draft"))
    #expect(Todo.Status.draft.hashValue == Todo.Status.unrecognized("draft").hashValue)
    #expect(Todo.Status.draft != .inProgress)
    #expect(Todo.Status.allCases == [.draft, .inProgress])
  }

  @Test func openEnumsSurviveARoundTrip() throws {
    for text in ["draft", "in_progress", "later", "", "Draft"] {
      let json = try JSONEncoder().encode([Todo.Status(rawValue: text)])
      #expect(String(decoding: json, as: UTF8.self) == "[\"\(text)\"]")
      #expect(try JSONDecoder().decode([Todo.Status].self, from: json).map(\.rawValue) == [text])
    }
  }

  @Test func boxesCompareAndHashAsTheirValues() {
    #expect(Indirect("a") == Indirect("a"))
    #expect(Indirect("a") != Indirect("b"))
    #expect(Indirect("a").hashValue == Indirect("a").hashValue)
    #expect(Indirect(1).value == 1)
  }
}
