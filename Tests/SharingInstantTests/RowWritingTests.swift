import Foundation
import SharingInstant
import Testing

@Suite struct RowWritingTests {
  private let todo = Todo(
    id: "t1", title: "Milk", done: false, createdAt: 1,
    dueAt: Date(timeIntervalSince1970: 1_767_323_045.678), status: .unrecognized("later"),
    tags: [.home, .unrecognized("garden")], address: .init(street: "Main"),
    blocks: [.text(.init(body: "b")), .rule(.init()), .unrecognized(["type": "video", "n": 1])],
    position: .init(first: 1), extra: .null, payload: ["deep": ["a": [0, 1, true]]],
    owner: InstantUser(id: "u1", email: "a@b.c"),
    comments: [Comment(id: "c1", body: "first", author: InstantUser(id: "u2"))],
    parent: nil)

  @Test func createLeavesOutIdLinksAndNil() {
    let row = JSONValue.object(RowWriter.create(todo))
    #expect(
      row.description == """
        {"address":{"street":"Main"},"blocks":[{"body":"b","type":"text"},{"type":"rule"},\
        {"n":1,"type":"video"}],"createdAt":1,"done":false,"due_at":"2026-01-02T03:04:05.678Z",\
        "extra":null,"payload":{"deep":{"a":[0,1,true]}},"position":[1],"status":"later",\
        "tags":["home","garden"],"title":"Milk"}
        """)
    #expect(RowWriter.create(InstantUser(id: "u")).isEmpty)
  }

  @Test func updateHoldsWhatChanged() {
    var changed = todo
    changed.done = true
    changed.dueAt = nil
    changed.owner = nil
    changed.comments = []
    #expect(RowWriter.update(from: todo, to: changed) == ["done": true, "due_at": nil])
    #expect(RowWriter.update(from: todo, to: todo).isEmpty)
  }

  @Test func clearsANote() throws {
    let old = try #require(Schema.instantUsers.decode([["id": "1", "email": "x"]]).first)
    var new = old
    new.email = nil
    #expect(JSONValue.object(RowWriter.update(from: old, to: new)) == ["email": nil])
  }

  @Test func updateSeesEveryField() {
    var other = todo
    other.title = "m"
    other.createdAt = 2
    other.status = .draft
    other.tags = []
    other.address.street = "x"
    other.blocks = []
    other.position?.second = "x"
    other.extra = nil
    other.payload = 1
    let expected = [
      "address", "blocks", "createdAt", "extra", "payload", "position", "status", "tags", "title",
    ]
    #expect(RowWriter.update(from: todo, to: other).keys.sorted() == expected)
  }

  @Test(arguments: ReadingWay.allCases) func decodingGivesBackWhatWasEncoded(way: ReadingWay) throws
  {
    var whole = todo
    whole.parent = todo
    let text = String(decoding: try JSONEncoder().encode([whole, todo]), as: UTF8.self)
    #expect(try way.todos(text) == [whole, todo].map(withoutNullExtra))
  }

  /// Null and missing are one for an optional attribute, so `.null` comes back as nil.
  private func withoutNullExtra(_ todo: Todo) -> Todo {
    var todo = todo
    todo.extra = nil
    todo.parent = todo.parent.map(withoutNullExtra)
    return todo
  }

  @Test func keepsNumbersAndBooleansApart() throws {
    let row: JSONValue = [
      "n": 1, "z": 0, "x": 1.5, "t": true, "f": false, "deep": ["a": [0, 1, true]],
    ]
    let text = #"{"deep":{"a":[0,1,true]},"f":false,"n":1,"t":true,"x":1.5,"z":0}"#
    #expect(row.description == text)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(row), as: UTF8.self) == text)
    #expect(try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) == row)
    #expect(try JSONValue(parsing: text) == row)
    let list = try PropertyListDecoder().decode(
      JSONValue.self, from: PropertyListEncoder().encode(row))
    #expect(list == row)
  }

  @Test func encodesPresences() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(ChatPresence(name: "Ada", isTyping: true))
    #expect(String(decoding: data, as: UTF8.self) == #"{"is_typing":true,"name":"Ada"}"#)
  }
}
