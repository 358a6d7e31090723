import Foundation
import SharingInstant
import Testing

/// The ways in which a row can be read must agree.
enum ReadingWay: CaseIterable {
  case text, json, decoder

  func todos(_ text: String) throws -> [Todo] {
    switch self {
    case .text: return try Schema.todos.decode(Data(text.utf8))
    case .json: return try Schema.todos.decode(try JSONValue(parsing: text))
    case .decoder: return try decoded([Todo].self, from: text)
    }
  }

  func user(_ text: String) throws -> InstantUser {
    switch self {
    case .text: return try #require(Schema.instantUsers.decode(Data("[\(text)]".utf8)).first)
    case .json:
      return try #require(Schema.instantUsers.decode(try JSONValue(parsing: "[\(text)]")).first)
    case .decoder: return try decoded(InstantUser.self, from: text)
    }
  }

  /// Decodes and gives the error as the other ways throw it.
  private func decoded<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch let error as DecodingError {
      throw error.rowError ?? error
    }
  }
}

extension DecodingError {
  var rowError: (any Error)? {
    switch self {
    case .dataCorrupted(let context), .keyNotFound(_, let context): context.underlyingError
    case .typeMismatch(_, let context), .valueNotFound(_, let context): context.underlyingError
    @unknown default: nil
    }
  }
}

@Suite struct RowReadingTests {
  @Test(arguments: ReadingWay.allCases) func readsAllKindsOfValues(way: ReadingWay) throws {
    let todo = try #require(way.todos("[\(TodoText().text)]").first)
    #expect(todo.id == "t1")
    #expect(todo.title == "Milk \"fresh\" 🥛")
    #expect(todo.done == false)
    #expect(todo.createdAt == 1_767_225_600_000)
    #expect(todo.dueAt == Date(timeIntervalSince1970: 1_767_323_045.678))
    #expect(todo.status == .inProgress)
    #expect(todo.tags == [.home, .unrecognized("garden")])
    #expect(todo.address == Todo.Address(street: "Main", floor: 2))
    #expect(
      todo.blocks == [
        .text(.init(body: "b")), .rule(.init()), .unrecognized(["type": "video", "url": "u"]),
        .unrecognized(7),
      ])
    #expect(todo.position == Todo.Position(first: 1, second: nil))
    #expect(todo.extra == nil)
    #expect(todo.payload == ["a": [0, 1, true, nil]])
    #expect(todo.owner == nil)
    #expect(todo.comments == nil)
    #expect(todo.parent == nil)
  }

  @Test(arguments: ReadingWay.allCases) func missingAndNullAreNil(way: ReadingWay) throws {
    let expected = InstantUser(id: "u")
    #expect(try way.user(#"{"id":"u"}"#) == expected)
    #expect(try way.user(#"{"id":"u","email":null,"joinedAt":null,"age":null}"#) == expected)
  }

  @Test(arguments: ReadingWay.allCases) func nullOfRequiredJSONIsAValue(way: ReadingWay) throws {
    let todos = try way.todos("[\(TodoText(["payload": "null"]).text)]")
    #expect(todos.first?.payload == .null)
    let error = try #require(throws: RowError.self) {
      try way.todos("[\(TodoText(["payload": nil]).text)]")
    }
    #expect(error.description == "todos t1: payload: required, but missing")
  }

  @Test(
    arguments: ReadingWay.allCases,
    [
      ("title", nil, "title: required, but missing"),
      ("title", "null", "title: expected a string, found null"),
      ("title", "1", "title: expected a string, found a number"),
      ("done", "0", "done: expected a boolean, found a number"),
      ("createdAt", "true", "createdAt: expected a number, found a boolean"),
      ("createdAt", #""1""#, "createdAt: expected a number, found a string"),
      ("tags", #"{"0":"a"}"#, "tags: expected an array, found an object"),
      ("tags", #"["home",3]"#, "tags.1: expected a string, found a number"),
      ("address", "[]", "address: expected an object, found an array"),
      ("address", "{}", "address.street: required, but missing"),
      ("blocks", #"[{"type":"text"}]"#, "blocks.0.body: required, but missing"),
      ("position", #"[]"#, "position.0: required, but missing"),
      ("position", #"{"0":1}"#, "position: expected an array, found an object"),
    ] as [(String, String?, String)])
  func errorsNameEntityIdAndAttribute(
    way: ReadingWay, fault: (name: String, value: String?, message: String)
  ) throws {
    let error = try #require(throws: RowError.self) {
      try way.todos("[\(TodoText([fault.name: fault.value]).text)]")
    }
    #expect(error.description == "todos t1: " + fault.message)
    #expect(error.entity == "todos")
    #expect(error.id == "t1")
    #expect(error.path.first == fault.name)
  }

  @Test(arguments: ReadingWay.allCases) func readsEveryNumber(way: ReadingWay) throws {
    let numbers: [(String, Double)] = [
      ("0", 0), ("-1", -1), ("1.5", 1.5), ("1e3", 1000),
      ("9007199254740993", 9_007_199_254_740_992),
      ("1e300", 1e300), ("-2.5E-3", -0.0025), ("123456789012345678", 123_456_789_012_345_680),
    ]
    for (text, value) in numbers {
      #expect(try way.user(#"{"id":"u","age":\#(text)}"#).age == value)
    }
    let negativeZero = try #require(try way.user(#"{"id":"u","age":-0}"#).age)
    #expect(negativeZero == 0)
  }

  @Test(
    arguments: ReadingWay.allCases,
    [
      (#"{"id":"u"}"#, "u"), (#"[{"id":"u"}]"#, "u"), ("[]", nil), ("null", nil), (nil, nil),
    ] as [(String?, String?)])
  func readsALinkThatHasOne(way: ReadingWay, owner: (text: String?, id: String?)) throws {
    let todo = try #require(try way.todos("[\(TodoText(["owner": owner.text]).text)]").first)
    #expect(todo.owner?.id == owner.id)
  }

  @Test(arguments: ReadingWay.allCases) func refusesTwoRowsWhereOneIs(way: ReadingWay) throws {
    let error = try #require(throws: RowError.self) {
      try way.todos("[\(TodoText(["owner": #"[{"id":"u"},{"id":"v"}]"#]).text)]")
    }
    #expect(error.description == "todos t1: owner: this link has one, but 2 rows have come")
  }

  @Test(arguments: ReadingWay.allCases) func namesTheInnermostEntity(way: ReadingWay) throws {
    let error = try #require(throws: RowError.self) {
      try way.todos("[\(TodoText(["comments": #"[{"id":"c7","body":1}]"#]).text)]")
    }
    #expect(error.description == "comments c7: body: expected a string, found a number")
  }

  @Test(arguments: ReadingWay.allCases) func readsBoxedLinks(way: ReadingWay) throws {
    let grandparent = TodoText(["id": #""t3""#]).text
    let parent = TodoText(["id": #""t2""#, "parent": grandparent]).text
    let todo = try #require(try way.todos("[\(TodoText(["parent": parent]).text)]").first)
    #expect(todo.parent?.id == "t2")
    #expect(todo.parent?.parent?.id == "t3")
    #expect(todo.parent?.parent?.parent == nil)
  }

  @Test func readsTheResultOfAQuery() throws {
    let text = #"{"$users":[{"id":"a"},{"id":"b"}],"todos":[]}"#
    #expect(try Schema.instantUsers.decode(Data(text.utf8)).map(\.id) == ["a", "b"])
    #expect(try Schema.todos.decode(Data(text.utf8)).isEmpty)
    let error = try #require(throws: RowError.self) {
      try Schema.comments.decode(Data(text.utf8))
    }
    #expect(error.description == "comments: required, but missing")
    #expect(throws: JSONSyntaxError.self) { try Schema.todos.decode(Data("[".utf8)) }
    #expect(throws: RowError.self) { try Schema.todos.decode(Data("[1]".utf8)) }
  }

  @Test func readsPresences() throws {
    let text = #"{"name":"Ada","is_typing":true,"other":1}"#
    let presence = try JSONDecoder().decode(ChatPresence.self, from: Data(text.utf8))
    #expect(presence == ChatPresence(name: "Ada", isTyping: true))
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(ChatPresence.self, from: Data(#"{"name":"Ada"}"#.utf8))
    }
    guard case .keyNotFound(let key, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(key.stringValue == "is_typing")
  }

  @Test func readsInsideAnActor() async throws {
    actor Reader {
      func ids() throws -> [String] {
        try Schema.instantUsers.decode(Data(#"[{"id":"a"}]"#.utf8)).map(\.id)
      }
    }
    #expect(try await Reader().ids() == ["a"])
  }
}
