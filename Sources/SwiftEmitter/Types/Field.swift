import SchemaDiagnostics
import SchemaModel

/// What is common to attributes and to properties of object types: a key with a typed value.
struct Field {
  let key: String
  let value: FieldValue
  /// Whether it may be missing or null.
  let isOptional: Bool
  /// Whether queries can compare it and order by it.
  var isSortable = false
  let documentation: Documentation?

  init(_ attribute: Attribute, in schema: ValidatedSchema) {
    self.key = attribute.name.value
    self.value = FieldValue(attribute, in: schema)
    self.isOptional = !attribute.isRequired
    self.isSortable = attribute.isSortable
    self.documentation = attribute.documentation
  }

  init(_ property: PropertyShape) {
    self.key = property.name.value
    self.value = .shape(property.shape)
    self.isOptional = property.isOptional
    self.documentation = property.documentation
  }

  /// - Parameter place: the index in the tuple, from zero.
  init(_ element: TupleElement, at place: Int) {
    self.key = String(place)
    self.value = .shape(element.shape)
    self.isOptional = false
    self.documentation = nil
  }
}

/// The type of a field's value.
enum FieldValue {
  case date
  case shape(TypeShape)

  /// A type argument counts where the builder says no more than it: for strings if it is a union
  /// of literals, and for JSON.
  init(_ attribute: Attribute, in schema: ValidatedSchema) {
    self.init(attribute.valueType, attribute.type, in: schema)
  }

  private init(_ valueType: ValueType, _ type: Located<TypeShape>?, in schema: ValidatedSchema) {
    switch valueType {
    case .date: self = .date
    case .number: self = .shape(.number)
    case .boolean: self = .shape(.boolean)
    case .json: self = .shape(type?.value ?? .json)
    case .string:
      guard let type = type?.value, schema.isLiterals(type) else {
        self = .shape(.string)
        return
      }
      self = .shape(type)
    }
  }

  static func values(of attributes: [Attribute], in schema: ValidatedSchema) -> [FieldValue] {
    attributes.indices.map {
      FieldValue(attributes[$0].valueType, attributes[$0].type, in: schema)
    }
  }
}

extension ValidatedSchema {
  /// Whether a type is a union of string literals, or null.
  fileprivate func isLiterals(_ shape: TypeShape) -> Bool {
    var shape = shape
    for _ in 0...namedTypes.count {
      switch shape {
      case .literals: return true
      case .optional(let wrapped): shape = wrapped
      case .named(let index): shape = namedTypes[index].shape
      default: return false
      }
    }
    return false
  }
}
