/// A record that is an array on the wire, as a TypeScript tuple is. Its fields are named by
/// position: `0`, `1`, ….
public protocol RowTuple: RowRecord {}

extension RowTuple {
  public init(readingField field: FieldReader) throws {
    guard let elements = field.elements() else { throw field.mismatch(expected: "an array") }
    var members: [String: JSONValue] = [:]
    for (position, element) in elements.enumerated() { members[String(position)] = element.json }
    try self.init(row: RowReader(.object(members)))
  }

  /// The fields in the order of the table. A nil in between is null; nils at the end are left out.
  public func writingField() -> JSONValue? {
    var values = Self.fields.values(of: self)
    while let last = values.last, last == nil { values.removeLast() }
    return .array(values.map { $0 ?? .null })
  }

  /// Reads the array from any decoder.
  ///
  /// - Throws: `DecodingError`, whose `underlyingError` is the `RowError`.
  public init(from decoder: any Decoder) throws {
    let json = try JSONValue(from: decoder)
    do {
      try self.init(readingField: FieldReader(json))
    } catch let error as RowError {
      throw error.decodingError(at: decoder.codingPath)
    }
  }

  /// Writes the array.
  public func encode(to encoder: any Encoder) throws {
    try (writingField() ?? .null).encode(to: encoder)
  }
}
