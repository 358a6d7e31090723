/// A string with known values, such as `i.string<"draft" | "done">()`, that may also hold a value
/// this version of the schema does not know.
///
/// Two values are equal, and hash alike, where their raw values are. `allCases` are the known ones.
public protocol OpenEnum: RawRepresentable, FieldValue, Codable, Hashable, CaseIterable
where RawValue == String, AllCases == [Self] {
  /// The value for a text. A text that is not known is kept.
  init(rawValue: String)
}

extension OpenEnum {
  public static func == (left: Self, right: Self) -> Bool {
    left.rawValue == right.rawValue
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue)
  }

  public init(readingField field: FieldReader) throws {
    self.init(rawValue: try String(readingField: field))
  }

  public func writingField() -> JSONValue? { .string(rawValue) }

  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
