import Foundation
import SharingInstant
import Testing

@Suite struct FieldValueTests {
  @Test func dictionariesKeepTheirNames() throws {
    let json: JSONValue = ["a": 1, "odd \"key\"": nil]
    let value = try [String: Double?](readingField: FieldReader(json))
    #expect(value == ["a": 1, "odd \"key\"": nil])
    #expect(value.writingField() == json)
    let error = try #require(throws: RowError.self) {
      try [String: Bool](readingField: FieldReader(["a": 1]))
    }
    #expect(error.path == ["a"])
  }

  @Test func arraysKeepTheirPlaces() throws {
    let json: JSONValue = [[1, nil], []]
    let value = try [[Double?]](readingField: FieldReader(json))
    #expect(value == [[1, nil], []])
    #expect(value.writingField() == json)
    let error = try #require(throws: RowError.self) {
      try [[Double]](readingField: FieldReader([[0], [1, "x"]]))
    }
    #expect(error.path == ["1", "1"])
  }

  @Test func tuplesLeaveOutNilAtTheEnd() throws {
    #expect(Todo.Position(first: 1).writingField() == [1])
    #expect(Todo.Position(first: 1, second: "x").writingField() == [1, "x"])
    #expect(
      try Todo.Position(readingField: FieldReader([1, nil, "more"])) == Todo.Position(first: 1))
  }

  @Test func unionsKeepWhatTheyDoNotKnow() throws {
    for json: JSONValue in [nil, 1, "text", [], [:], ["type": 1], ["type": "video", "x": [1]]] {
      let block = try Todo.Block(readingField: FieldReader(json))
      #expect(block == .unrecognized(json))
      #expect(block.writingField() == json)
    }
    let missing = try #require(throws: RowError.self) {
      try Todo.Block(readingField: FieldReader(nil))
    }
    #expect(missing.reason == .missing)
  }

  /// A type that a user brings along.
  private struct Percentage: FieldValue {
    var fraction: Double

    init(readingField field: FieldReader) throws {
      guard let text = field.json?.stringValue, text.hasSuffix("%"),
        let percent = Double(text.dropLast())
      else { throw field.mismatch(expected: "a percentage") }
      fraction = percent / 100
    }

    func writingField() -> JSONValue? { .string("\(fraction * 100)%") }
  }

  @Test func readsTypesOfTheUser() throws {
    #expect(try Percentage?(readingField: FieldReader("50%"))?.fraction == 0.5)
    #expect(try Percentage?(readingField: FieldReader(nil)) == nil)
    let error = try #require(throws: RowError.self) {
      try [Percentage](readingField: FieldReader([true]))
    }
    #expect(error.description == "0: expected a percentage, found a boolean")
  }
}
