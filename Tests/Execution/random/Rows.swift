import SharingInstant

/// Lines of standard input: what is read and what must come of it.
struct Rows {
  func next() -> String {
    readLine() ?? "no more lines"
  }

  /// Reads a row and what must be written of it.
  func check<Value: FieldValue & Codable>(
    _ type: Value.Type, _ checks: inout Checks, file: StaticString = #filePath, line: Int = #line
  ) {
    let text = next()
    let expected = next()
    guard let value = checks.roundTrip(type, text, as: expected, file: file, line: line) else {
      return
    }
    let strangers = strangers(in: value)
    checks.same(strangers.count, expected.occurrences(of: "strange"), file: file, line: line)
    checks.same(strangers.filter { $0.occurrences(of: "strange") != 1 }, [], file: file, line: line)
    if let row = value as? any Hashable {
      checks.expect(isFound(row), text, file: file, line: line)
    }
  }

  /// Equal rows have equal hashes.
  private func isFound<Row: Hashable>(_ row: Row) -> Bool { Set([row]).contains(row) }

  /// What enums hold that they do not know.
  private func strangers(in value: Any) -> [String] {
    guard !(value is JSONValue) else { return [] }
    let mirror = Mirror(reflecting: value)
    return mirror.children.flatMap { label, child in
      mirror.displayStyle == .enum && label == "unrecognized"
        ? ["\(child)"] : strangers(in: child)
    }
  }
}

extension String {
  /// How often a word stands in the text.
  fileprivate func occurrences(of word: String) -> Int {
    ranges(of: word).count
  }
}
