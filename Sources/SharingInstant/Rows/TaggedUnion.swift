/// A union of objects that are told apart by one field, such as
/// `{ type: "text", … } | { type: "image", … }`.
///
/// A kind that this version of the schema does not know is kept as JSON.
public protocol TaggedUnion: FieldValue, Codable {
  /// The name of the field that tells the kinds apart.
  static var discriminator: String { get }

  /// Reads the kind that `tag` names.
  ///
  /// - Throws: `RowError` where the kind is known and its fields cannot be read.
  init(tag: String, row: RowReader) throws

  /// A kind that this version of the schema does not know, as it came.
  static func unrecognized(_ json: JSONValue) -> Self

  /// The kind and its payload, for writing.
  var tagged: TaggedPayload { get }
}

extension TaggedUnion {
  public static func == (left: Self, right: Self) -> Bool {
    left.tagged == right.tagged
  }

  /// Reads a union. A value without a tag is of an unknown kind.
  public init(readingField field: FieldReader) throws {
    guard !field.isMissing else { throw RowError(.missing) }
    let row = RowReader(field, entity: nil)
    guard let tag = field.member(Self.discriminator).string() else {
      self = .unrecognized(row.json)
      return
    }
    try self.init(tag: tag, row: row)
    // Swift holds texts to be equal whose letters are only composed in different ways.
    if !tag.utf8.allSatisfy({ $0 < 0x80 }), !tagged.isTagged(tag) {
      self = .unrecognized(row.json)
    }
  }

  public func writingField() -> JSONValue? {
    tagged.json(discriminator: Self.discriminator)
  }

  /// Reads a union from any decoder.
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

  /// Writes the payload with its tag.
  public func encode(to encoder: any Encoder) throws {
    try tagged.json(discriminator: Self.discriminator).encode(to: encoder)
  }
}

extension TaggedUnion where Self: Hashable {
  /// Hashes kind and payload.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(tagged)
  }
}
