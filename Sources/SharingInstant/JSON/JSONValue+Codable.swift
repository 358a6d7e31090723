extension JSONValue: Codable {
  /// Reads whatever value the decoder holds.
  ///
  /// - Throws: `DecodingError.dataCorrupted` where the decoder holds what JSON has no word for.
  public init(from decoder: any Decoder) throws {
    if let scalar = try Self.scalar(in: decoder.singleValueContainer()) {
      self = scalar
    } else if let object = try? decoder.container(keyedBy: WireKey.self) {
      self = .object(try Self.members(of: object))
    } else if var array = try? decoder.unkeyedContainer() {
      self = .array(try Self.elements(of: &array))
    } else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "The value is none that JSON has."))
    }
  }

  /// Writes whole numbers as integers, so that every format prints `1` and not `1.0`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: WireKey.self)
      for (name, value) in members { try value.encode(to: &container, forKey: WireKey(name)) }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .string(let value):
      var container = encoder.singleValueContainer()
      try container.encode(value)
    case .number(let value):
      var container = encoder.singleValueContainer()
      if let whole = value.exactWholeNumber {
        try container.encode(whole)
      } else {
        try container.encode(value)
      }
    }
  }

  private static func members(
    of container: KeyedDecodingContainer<WireKey>
  ) throws -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    for key in container.allKeys {
      members[key.stringValue] = try container.decode(JSONValue.self, forKey: key)
    }
    return members
  }

  private static func elements(
    of container: inout any UnkeyedDecodingContainer
  ) throws -> [JSONValue] {
    var elements: [JSONValue] = []
    while !container.isAtEnd { elements.append(try container.decode(JSONValue.self)) }
    return elements
  }

  private static func scalar(in container: any SingleValueDecodingContainer) throws -> JSONValue? {
    if container.decodeNil() { return .null }
    if let value = try? container.decode(String.self) { return .string(value) }
    // Before numbers: a decoder that bridges may offer `true` as 1, but none offers 1 as `true`.
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(Double.self) { return .number(value) }
    return nil
  }

  /// Writes the value into an object, scalars without a container of their own.
  func encode(
    to container: inout KeyedEncodingContainer<WireKey>, forKey key: WireKey
  ) throws {
    switch self {
    case .string(let value): try container.encode(value, forKey: key)
    case .bool(let value): try container.encode(value, forKey: key)
    case .number(let value):
      if let whole = value.exactWholeNumber {
        try container.encode(whole, forKey: key)
      } else {
        try container.encode(value, forKey: key)
      }
    case .null: try container.encodeNil(forKey: key)
    case .array, .object: try container.encode(self, forKey: key)
    }
  }
}
