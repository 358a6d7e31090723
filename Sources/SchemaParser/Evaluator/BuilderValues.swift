import SchemaDiagnostics
import SchemaModel

/// The functions that `i` has.
enum Builder: String, CaseIterable {
  case graph, schema, entity, string, number, boolean, date, json, any

  /// What an attribute made by it holds; `nil` for those that make no attribute.
  var valueType: ValueType? {
    switch self {
    case .string: .string
    case .number: .number
    case .boolean: .boolean
    case .date: .date
    case .json, .any: .json
    case .graph, .schema, .entity: nil
    }
  }
}

/// The methods of an attribute.
enum AttributeMethod: String, CaseIterable {
  case optional, unique, indexed, clientRequired
}

/// The methods of an entity and of a schema.
enum EntityMethod: String, CaseIterable {
  case asType
}

enum SchemaMethod: String, CaseIterable {
  case withRoomSchema
}

/// What a method that is not called yet is called on, and which one it is.
enum BoundMethod {
  case attribute(AttributeValue, AttributeMethod)
  case entity(EntityValue, EntityMethod)
  case schema(SchemaValue, SchemaMethod)
  case array(ArrayValue, ArrayMethod)
  case string(String, StringMethod)

  var name: String {
    switch self {
    case .attribute(_, let method): method.rawValue
    case .entity(_, let method): method.rawValue
    case .schema(_, let method): method.rawValue
    case .array(_, let method): method.rawValue
    case .string(_, let method): method.rawValue
    }
  }
}

/// An attribute as the calls so far have made it; it gets its name from where it stands.
struct AttributeValue {
  var valueType: ValueType
  var isRequired = true
  var isIndexed = false
  var isUnique = false
  /// From `i` to the last parenthesis so far.
  var range: SourceRange
  var clientRequired: ClientRequiredCall?
  /// Whether `optional()` is called.
  var isOptional = false
  /// The type argument of the builder.
  var type: TypeReference?
  /// The declaration that gives it, if it is not written where it stands.
  var declaration: DocumentedToken?
}

/// What `i.entity({…})` makes. What the attributes are is judged where the entity is used.
struct EntityValue {
  var attributes: ObjectValue
  let range: SourceRange
  var declaration: DocumentedToken?
}

/// What `i.schema({…})` makes; its parts are judged when it turns out to be the schema.
struct SchemaValue {
  /// A part as it is given; `nil` if it is left out.
  var entities: Part?
  var links: Part?
  var rooms: Part?
  var unknownKeys: [Located<String>] = []
  /// The call.
  let range: SourceRange
  /// What is spread into the schema itself and cannot be evaluated.
  var gaps: [ObjectValue.Gap] = []

  struct Part {
    let value: Value
    let range: SourceRange
  }
}

/// A method together with what it is called on.
struct MethodValue {
  let method: BoundMethod
  /// The name in the source.
  let range: SourceRange
}

/// A token that documentation may stand before.
struct DocumentedToken: Hashable, BitwiseCopyable {
  let file: FileID
  let token: TokenIndex
}
