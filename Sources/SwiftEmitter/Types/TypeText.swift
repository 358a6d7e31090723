import SchemaModel

/// Types as they are written in Swift.
struct TypeText {
  let namedTypes: [NamedTypeNames]

  /// - Parameter declared: the names of the type that is declared for the value.
  func text(of value: FieldValue, isOptional: Bool, declared: TypeNames?) -> String {
    switch value {
    case .date: isOptional ? "Date?" : "Date"
    case .shape(let shape): text(of: shape, isOptional: isOptional, declared: declared)
    }
  }

  /// Optional inside optional is one `?`.
  func text(of shape: TypeShape, isOptional: Bool = false, declared: TypeNames?) -> String {
    switch shape {
    case .string: isOptional ? "String?" : "String"
    case .number: isOptional ? "Double?" : "Double"
    case .boolean: isOptional ? "Bool?" : "Bool"
    case .json: isOptional ? "JSONValue?" : "JSONValue"
    case .optional(let wrapped): text(of: wrapped, isOptional: true, declared: declared)
    case .array(let element):
      "[" + text(of: element, declared: declared) + (isOptional ? "]?" : "]")
    case .dictionary(let value):
      "[String: " + text(of: value, declared: declared) + (isOptional ? "]?" : "]")
    case .named(let index):
      namedTypes[index].reference + (isOptional || namedTypes[index].isOptional ? "?" : "")
    case .literals, .tuple, .object, .union:
      (declared?.name ?? "JSONValue") + (isOptional ? "?" : "")
    }
  }

  /// Whether a type says `?` by itself.
  func isOptional(_ shape: TypeShape) -> Bool {
    switch shape {
    case .optional: true
    case .named(let index): namedTypes[index].isOptional
    default: false
    }
  }
}
