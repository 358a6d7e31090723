import Foundation
import SharingInstant

/// What is expected of generated code, and what was found instead. Each failure is a line with the
/// place of the expectation.
struct Checks {
  private(set) var failures: [String] = []

  mutating func expect(
    _ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath, line: Int = #line
  ) {
    do {
      if try !condition() { fail("does not hold \(message())", file, line) }
    } catch {
      fail("\(error) \(message())", file, line)
    }
  }

  mutating func same<Value: Equatable>(
    _ found: @autoclosure () throws -> Value, _ expected: Value,
    file: StaticString = #filePath, line: Int = #line
  ) {
    do {
      let found = try found()
      if found != expected { fail("found \(found), not \(expected)", file, line) }
    } catch {
      fail("\(error)", file, line)
    }
  }

  /// Reading fails, with these words in the message.
  mutating func refuses<Value: FieldValue>(
    _ type: Value.Type, _ text: String, _ words: String,
    file: StaticString = #filePath, line: Int = #line
  ) {
    do {
      let value = try Value(readingField: FieldReader(JSONValue(parsing: text)))
      fail("\(value) was read", file, line)
    } catch {
      if !"\(error)".contains(words) { fail("\(error)", file, line) }
    }
  }

  /// A value is read alike in every way, and written as expected; what was written gives the value
  /// again.
  ///
  /// - Parameter expected: JSON; the same as what was read where it is left out.
  @discardableResult
  mutating func roundTrip<Value: FieldValue & Codable>(
    _ type: Value.Type, _ text: String, as expected: String? = nil,
    file: StaticString = #filePath, line: Int = #line
  ) -> Value? {
    do {
      let expected = try JSONValue(parsing: expected ?? text).description
      let value = try Value(readingField: FieldReader(JSONValue(parsing: text)))
      sameText(value.writingField()?.description, expected, file, line)
      let decoded = try JSONDecoder().decode(Value.self, from: Data(text.utf8))
      if decoded != value { fail("JSONDecoder reads \(decoded), not \(value)", file, line) }
      let encoded = try JSONEncoder().encode(value)
      sameText(try JSONValue(parsing: encoded).description, expected, file, line)
      let again = try JSONDecoder().decode(Value.self, from: encoded)
      if again != value { fail("\(again) comes back, not \(value)", file, line) }
      if let row = value as? any EntityIdentifiable { checkRow(row, text, file, line) }
      return value
    } catch {
      fail("\(error) in \(text)", file, line)
      return nil
    }
  }

  /// A row is read alike from a query's answer, and the writer finds no change between the two.
  private mutating func checkRow<Row: EntityIdentifiable>(
    _ row: Row, _ text: String, _ file: StaticString, _ line: Int
  ) {
    do {
      let name = JSONValue.string(Row.namespace).description
      let answer = Data("{\(name):[\(text)]}".utf8)
      let rows = try EntityKey<Row>(namespace: Row.namespace).decode(answer)
      if rows != [row] { fail("the answer gives \(rows), not \(row)", file, line) }
      let changes = RowWriter.update(from: row, to: rows[0])
      if !changes.isEmpty { fail("\(changes) changed", file, line) }
    } catch {
      fail("\(error) in \(text)", file, line)
    }
  }

  /// Texts are compared byte by byte, for Swift holds composed and decomposed letters to be equal.
  mutating func sameText(
    _ found: String?, _ expected: String, _ file: StaticString = #filePath, _ line: Int = #line
  ) {
    guard let found, found.utf8.elementsEqual(expected.utf8) else {
      return fail("found \(found ?? "nothing"), not \(expected)", file, line)
    }
  }

  mutating func fail(_ message: String, _ file: StaticString, _ line: Int) {
    failures.append("\(file):\(line): " + message.replacingOccurrences(of: "\n", with: " "))
  }
}
