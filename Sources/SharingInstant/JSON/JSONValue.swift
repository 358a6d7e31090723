/// Any JSON value: what `i.json()` and `i.any()` attributes hold, and what queries and rows are
/// written as.
///
/// There is one number case, a `Double`, as in JavaScript. Numbers and booleans never stand for
/// each other: `.number(0)` and `.bool(false)` are different values.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])
}

extension JSONValue {
  /// The member of an object, or nil where this is no object or has no such member.
  public subscript(name: String) -> JSONValue? { objectValue?[name] }

  /// The element of an array, or nil where this is no array or has no such element.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Whether this is `null`.
  public var isNull: Bool { self == .null }

  /// The boolean, or nil for every other kind of value, numbers included.
  public var boolValue: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// The number, or nil for every other kind of value, booleans included.
  public var numberValue: Double? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The text of a string, or nil for every other kind of value.
  public var stringValue: String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  /// The elements of an array, or nil for every other kind of value.
  public var arrayValue: [JSONValue]? {
    guard case .array(let value) = self else { return nil }
    return value
  }

  /// The members of an object, or nil for every other kind of value.
  public var objectValue: [String: JSONValue]? {
    guard case .object(let value) = self else { return nil }
    return value
  }
}
