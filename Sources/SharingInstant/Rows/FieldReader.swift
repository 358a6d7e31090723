/// One value of a row, about to be read. It may be missing.
public struct FieldReader: Sendable {
  private let source: JSONValue?

  /// A reader of a value; nil where the row does not have it.
  public init(_ json: JSONValue?) {
    source = json
  }

  /// The value as it came, or nil where the row does not have it.
  public var json: JSONValue? { source }

  /// Whether there is nothing to read: the value is missing or null.
  public var isEmpty: Bool {
    guard let source else { return true }
    return source == .null
  }

  /// The error to throw where the value is missing or is of another kind than expected.
  ///
  /// - Parameter expected: What was expected, with its article: `a string`.
  public func mismatch(expected: String) -> RowError {
    guard let source else { return RowError(.missing) }
    return RowError(.mismatch(expected: expected, found: source.kindInWords))
  }

  var isObject: Bool { source?.objectValue != nil }

  func string() -> String? { source?.stringValue }
  func number() -> Double? { source?.numberValue }
  func bool() -> Bool? { source?.boolValue }

  /// The elements of an array, or nil where this is none.
  func elements() -> [FieldReader]? {
    source?.arrayValue?.map { FieldReader($0) }
  }

  /// The members of an object, or nil where this is none.
  func members() -> [(name: String, value: FieldReader)]? {
    source?.objectValue?.map { ($0.key, FieldReader($0.value)) }
  }

  /// The member of an object, missing where this is no object or has no such member.
  func member(_ name: String) -> FieldReader {
    FieldReader(source?[name])
  }
}

extension JSONValue {
  /// The kind of the value with its article, for messages.
  var kindInWords: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
