/// A string with known values, such as `i.string<"draft" | "done">()`, that may also hold a value
/// this version of the schema does not know.
///
/// Two values are equal, and hash alike, where their raw values are. `allCases` are the known ones.
public protocol OpenEnum: RawRepresentable, FieldValue, Codable, Hashable, CaseIterable
where RawValue == String, AllCases == [Self] {
  /// The value for a text. A text that is not known is kept.
  init(rawValue: String)

  /// The value for a text that this version of the schema does not know.
  static func unrecognized(_ rawValue: String) -> Self
}

extension OpenEnum {
  public static func == (left: Self, right: Self) -> Bool {
    left.rawValue == right.rawValue
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue)
  }

  /// The value for a text from the wire. Swift holds texts to be equal whose letters are only composed
  /// in different ways; one that is not a known text byte by byte is kept as it came.
  private init(text: String) {
    let value = Self(rawValue: text)
    self = value.rawValue.utf8.elementsEqual(text.utf8) ? value : .unrecognized(text)
  }

  public init(readingField field: FieldReader) throws {
    self.init(text: try String(readingField: field))
  }

  public func writingField() -> JSONValue? { .string(rawValue) }

  public init(from decoder: any Decoder) throws {
    self.init(text: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
