/// Reads JSON out of any decoder, guided by the shapes that are expected.
enum ShapedDecoding {
  /// The fields of a record; what else there is, is left unread.
  static func record(
    _ type: any RowRecord.Type, in container: KeyedDecodingContainer<WireKey>
  ) throws -> JSONValue {
    var members: [String: JSONValue] = [:]
    for (key, shape) in type.shapes {
      members[key.stringValue] = try member(key, of: container, as: shape)
    }
    return .object(members)
  }

  private static func member(
    _ key: WireKey, of container: KeyedDecodingContainer<WireKey>, as shape: WireShape
  ) throws -> JSONValue? {
    if let value = expectedScalar(key, of: container, as: shape) { return value }
    guard container.contains(key) else { return nil }
    if try container.decodeNil(forKey: key) { return .null }
    if case .array(let elements) = shape,
      var array = try? container.nestedUnkeyedContainer(forKey: key)
    {
      return try self.array(of: elements, in: &array)
    }
    if case .record(let type) = shape,
      let object = try? container.nestedContainer(keyedBy: WireKey.self, forKey: key)
    {
      return try record(type, in: object)
    }
    return try container.decode(JSONValue.self, forKey: key)
  }

  private static func expectedScalar(
    _ key: WireKey, of container: KeyedDecodingContainer<WireKey>, as shape: WireShape
  ) -> JSONValue? {
    switch shape {
    case .string:
      (try? container.decodeIfPresent(String.self, forKey: key)).map(JSONValue.string)
    case .number:
      (try? container.decodeIfPresent(Double.self, forKey: key)).map(JSONValue.number)
    case .bool:
      (try? container.decodeIfPresent(Bool.self, forKey: key)).map(JSONValue.bool)
    case .array, .record, .any:
      nil
    }
  }

  private static func array(
    of shape: WireShape, in container: inout any UnkeyedDecodingContainer
  ) throws -> JSONValue {
    var elements: [JSONValue] = []
    while !container.isAtEnd { elements.append(try element(of: &container, as: shape)) }
    return .array(elements)
  }

  private static func element(
    of container: inout any UnkeyedDecodingContainer, as shape: WireShape
  ) throws -> JSONValue {
    switch shape {
    case .string:
      if let value = try? container.decode(String.self) { return .string(value) }
    case .number:
      if let value = try? container.decode(Double.self) { return .number(value) }
    case .bool:
      if let value = try? container.decode(Bool.self) { return .bool(value) }
    case .array(let elements):
      if var array = try? container.nestedUnkeyedContainer() {
        return try self.array(of: elements, in: &array)
      }
    case .record(let type):
      if let object = try? container.nestedContainer(keyedBy: WireKey.self) {
        return try record(type, in: object)
      }
    case .any:
      break
    }
    return try container.decode(JSONValue.self)
  }
}

extension RowRecord {
  fileprivate static var shapes: [(WireKey, WireShape)] { fields.shapes }
}
