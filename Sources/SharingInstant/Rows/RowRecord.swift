/// A struct that is read from and written as an object: an entity, a presence, a topic's payload,
/// or an object inside a JSON attribute.
///
/// Generated code gives the table of fields and the initializer that takes their values; reading,
/// writing, equality and hashing all follow from the table.
public protocol RowRecord: Codable, FieldValue {
  /// The fields, in the order of the schema.
  static var fields: RowFields<Self> { get }

  /// Makes the record of the values of all fields, taken in the order of the table.
  init(values: inout RowValues)
}

extension RowRecord {
  /// Reads a row.
  ///
  /// - Throws: `RowError`, which names the attribute that cannot be read.
  public init(row: RowReader) throws {
    var values = RowValues(Self.fields.layout)
    try values.read(from: row)
    self.init(values: &values)
  }

  /// Two records are equal where all their fields are.
  public static func == (left: Self, right: Self) -> Bool {
    fields.areEqual(left, right)
  }

  public init(readingField field: FieldReader) throws {
    guard field.isObject else { throw field.mismatch(expected: "an object") }
    try self.init(row: RowReader(field, entity: nil))
  }

  /// All that is not nil, links included.
  public func writingField() -> JSONValue? {
    .object(Self.fields.members(of: self))
  }

  /// Reads the record from any decoder. Unknown keys are ignored.
  ///
  /// - Throws: `DecodingError`; its `underlyingError` is the `RowError` that names entity, id and
  ///   attribute.
  public init(from decoder: any Decoder) throws {
    let json: JSONValue
    if let container = try? decoder.container(keyedBy: WireKey.self) {
      json = try ShapedDecoding.record(Self.self, in: container)
    } else {
      json = try JSONValue(from: decoder)
    }
    do {
      try self.init(readingField: FieldReader(json))
    } catch let error as RowError {
      throw error.decodingError(at: decoder.codingPath)
    }
  }

  /// Writes the record so that decoding gives it back: links included, nil left out.
  public func encode(to encoder: any Encoder) throws {
    try Self.fields.encode(self, to: encoder)
  }
}

extension RowRecord where Self: Hashable {
  /// Hashes all fields.
  public func hash(into hasher: inout Hasher) {
    Self.fields.hash(self, into: &hasher)
  }

  /// The hash of all fields. Without this the compiler would give each type a member of this name,
  /// and an attribute that is called so would be ambiguous beside it.
  public var hashValue: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}

extension RowError {
  /// The error as `Decodable` reports it.
  func decodingError(at codingPath: [any CodingKey]) -> DecodingError {
    let keys = path.map { WireKey($0) }
    let context = { (path: [any CodingKey]) in
      DecodingError.Context(
        codingPath: codingPath + path, debugDescription: description, underlyingError: self)
    }
    guard reason == .missing, let key = keys.last else { return .dataCorrupted(context(keys)) }
    return .keyNotFound(key, context(keys.dropLast()))
  }
}
