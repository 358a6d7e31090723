import Testing

@testable import SharingInstant

@Suite struct RowValuesTests {
  /// What was read before an error does not outlive it.
  @Test func anErrorLeavesNothingBehind() throws {
    var life = Life()
    let error = #expect(throws: RowError.self) {
      try Life.$current.withValue(life) {
        try Holder(row: RowReader(["first": 1, "flag": true, "last": 2]))
      }
    }
    #expect(error?.path == ["text"])
    #expect(isKnownUniquelyReferenced(&life))
  }

  /// Values that are not taken do not outlive the others.
  @Test func valuesMayBeLeft() throws {
    var life = Life()
    let row = RowReader(["first": 1, "flag": true, "text": "x", "last": 2])
    try Life.$current.withValue(life) {
      var values = RowValues(Holder.fields.layout)
      try values.read(from: row)
      let first: Witness = values.next()
      let flag: Bool? = values.next()
      #expect(first == Witness(life: life))
      #expect(flag == true)
    }
    #expect(isKnownUniquelyReferenced(&life))
  }

  /// Values of every size stand beside one another.
  @Test func takesWhatWasRead() throws {
    let life = Life()
    let row = RowReader(["first": 1, "flag": true, "text": "x", "last": 2])
    let holder = try Life.$current.withValue(life) { try Holder(row: row) }
    let witness = Witness(life: life)
    #expect(holder == Holder(flag: true, first: witness, text: "x", last: witness))
  }
}

/// Something that every witness made in its time holds on to.
private final class Life: Sendable {
  @TaskLocal static var current: Life?
}

private struct Witness: FieldValue {
  let life: Life

  init(life: Life) {
    self.life = life
  }

  init(readingField field: FieldReader) throws {
    guard let life = Life.current else { throw RowError(.missing) }
    self.life = life
  }

  static func == (left: Witness, right: Witness) -> Bool { left.life === right.life }

  func writingField() -> JSONValue? { .null }
}

private struct Holder: RowRecord {
  var flag: Bool?
  var first: Witness
  var text: String
  var last: Witness

  static let fields: RowFields<Holder> = [
    RowField("first", \.first),
    RowField("flag", \.flag),
    RowField("text", \.text),
    RowField("last", \.last),
  ]
}

extension Holder {
  init(values: inout RowValues) {
    let (first, flag): (Witness, Bool?) = (values.next(), values.next())
    self.init(flag: flag, first: first, text: values.next(), last: values.next())
  }
}
