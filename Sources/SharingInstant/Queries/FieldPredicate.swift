/// What a query demands of one attribute, with values of the attribute's own type.
public struct FieldPredicate<Value: FieldValue>: Hashable, Sendable {
  /// The operand of the server's `where`: a value or an object of operators.
  let operand: JSONValue

  private init(operand: JSONValue) {
    self.operand = operand
  }

  fileprivate init(_ name: String, _ value: some FieldValue) {
    self.init(operand: .object([name: value.writingField() ?? .null]))
  }
}

extension FieldPredicate {
  /// The attribute is the value. For nil: it is null or missing.
  public static func eq(_ value: Value) -> Self {
    switch value.writingField() ?? .null {
    case .null: Self("$isNull", true)
    // Bare, an object would be taken for operators.
    case .array, .object: Self("$in", [value])
    case let scalar: Self(operand: scalar)
    }
  }

  /// The attribute is another value or missing. For nil: it has a value.
  public static func ne(_ value: Value) -> Self {
    switch value.writingField() ?? .null {
    case .null: Self("$isNull", false)
    default: Self("$ne", value)
    }
  }

  /// The attribute is one of the values. The server takes nil among them for indexed attributes
  /// alone.
  public static func `in`(_ values: [Value]) -> Self {
    Self("$in", values)
  }
}

/// The server compares attributes that are indexed and typed.
extension FieldPredicate where Value: Comparable {
  /// The attribute is greater than the value.
  public static func gt(_ value: Value) -> Self { Self("$gt", value) }

  /// The attribute is greater than the value or is the value.
  public static func gte(_ value: Value) -> Self { Self("$gte", value) }

  /// The attribute is less than the value.
  public static func lt(_ value: Value) -> Self { Self("$lt", value) }

  /// The attribute is less than the value or is the value.
  public static func lte(_ value: Value) -> Self { Self("$lte", value) }
}

/// The same for attributes that may be missing. A missing value is neither greater nor less than
/// another.
extension FieldPredicate {
  /// The attribute is greater than the value.
  public static func gt<Wrapped: Comparable>(_ value: Wrapped) -> Self where Value == Wrapped? {
    Self("$gt", value)
  }

  /// The attribute is greater than the value or is the value.
  public static func gte<Wrapped: Comparable>(_ value: Wrapped) -> Self where Value == Wrapped? {
    Self("$gte", value)
  }

  /// The attribute is less than the value.
  public static func lt<Wrapped: Comparable>(_ value: Wrapped) -> Self where Value == Wrapped? {
    Self("$lt", value)
  }

  /// The attribute is less than the value or is the value.
  public static func lte<Wrapped: Comparable>(_ value: Wrapped) -> Self where Value == Wrapped? {
    Self("$lte", value)
  }
}

/// The server matches strings that are indexed. `%` stands for any text, `_` for any one character.
extension FieldPredicate where Value == String {
  /// The text fits the pattern.
  public static func like(_ pattern: String) -> Self { Self("$like", pattern) }

  /// The text fits the pattern, whatever its case.
  public static func ilike(_ pattern: String) -> Self { Self("$ilike", pattern) }
}

/// The same for strings that may be missing.
extension FieldPredicate where Value == String? {
  /// The text fits the pattern.
  public static func like(_ pattern: String) -> Self { Self("$like", pattern) }

  /// The text fits the pattern, whatever its case.
  public static func ilike(_ pattern: String) -> Self { Self("$ilike", pattern) }
}

extension FieldPredicate where Value: ExpressibleByNilLiteral {
  /// The attribute is null or missing.
  public static var isNull: Self { isNull(true) }

  /// The attribute is null or missing; for false: it has a value.
  public static func isNull(_ isNull: Bool) -> Self { Self("$isNull", isNull) }
}
