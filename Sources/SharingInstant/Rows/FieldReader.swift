/// One value of a row, about to be read. It may be missing.
public struct FieldReader: Sendable {
  private let source: Source

  /// Where the value is kept.
  private enum Source: Sendable {
    case missing
    case value(JSONValue)
    case node(JSONDocument, Int)
  }

  /// A reader of a value; nil where the row does not have it.
  public init(_ json: JSONValue?) {
    source = json.map(Source.value) ?? .missing
  }

  init(_ document: JSONDocument, _ index: Int) {
    source = .node(document, index)
  }

  /// The value as it came, or nil where the row does not have it.
  public var json: JSONValue? {
    switch source {
    case .missing: nil
    case .value(let value): value
    case .node(let document, let index): document.json(at: index)
    }
  }

  /// Whether there is nothing to read: the value is missing or null.
  public var isEmpty: Bool {
    switch source {
    case .missing: true
    case .value(let value): value == .null
    case .node(let document, let index): document.kind(at: index) == .null
    }
  }

  var isMissing: Bool {
    guard case .missing = source else { return false }
    return true
  }

  var isObject: Bool {
    switch source {
    case .missing: false
    case .value(let value): value.objectValue != nil
    case .node(let document, let index): document.kind(at: index) == .object
    }
  }

  /// The error to throw where the value is missing or is of another kind than expected.
  ///
  /// - Parameter expected: What was expected, with its article: `a string`.
  public func mismatch(expected: String) -> RowError {
    guard let json else { return RowError(.missing) }
    return RowError(.mismatch(expected: expected, found: json.kindInWords))
  }

  func string() -> String? {
    switch source {
    case .missing: nil
    case .value(let value): value.stringValue
    case .node(let document, let index): document.string(at: index)
    }
  }

  func number() -> Double? {
    switch source {
    case .missing: nil
    case .value(let value): value.numberValue
    case .node(let document, let index): document.number(at: index)
    }
  }

  func bool() -> Bool? {
    switch source {
    case .missing: nil
    case .value(let value): value.boolValue
    case .node(let document, let index): document.bool(at: index)
    }
  }

  /// The elements of an array, or nil where this is none.
  func elements() -> [FieldReader]? {
    switch source {
    case .missing: nil
    case .value(let value): value.arrayValue?.map { FieldReader($0) }
    case .node(let document, let index):
      document.elements(at: index)?.map { FieldReader(document, $0) }
    }
  }

  /// The members of an object, or nil where this is none. A name may come twice; the first one
  /// counts.
  func members() -> [(name: String, value: FieldReader)]? {
    switch source {
    case .missing: nil
    case .value(let value): value.objectValue?.map { ($0.key, FieldReader($0.value)) }
    case .node(let document, let index):
      document.members(at: index)?.map { ($0.name, FieldReader(document, $0.value)) }
    }
  }

  /// The member of an object, missing where this is no object or has no such member.
  func member(_ name: String) -> FieldReader {
    switch source {
    case .missing: self
    case .value(let value): FieldReader(value[name])
    case .node(let document, let index):
      document.member(named: name, at: index).map { FieldReader(document, $0) }
        ?? FieldReader(nil)
    }
  }
}

extension JSONValue {
  /// The kind of the value with its article, for messages.
  fileprivate var kindInWords: String {
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
