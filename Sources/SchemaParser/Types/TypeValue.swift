import SchemaDiagnostics
import SchemaModel

/// A type of the source, resolved as far as its outermost form; what is inside is resolved when
/// somebody looks, so that types may contain themselves.
indirect enum TypeValue: Hashable {
  /// `any`, `unknown` and `object`: whatever JSON can hold.
  case anything
  case string
  /// `string & {}`, which TypeScript does not merge with the literals beside it.
  case openString
  case number
  case numberLiteral(Double)
  case boolean
  /// `null`, `undefined` and `void`.
  case null
  case literal(LiteralType)
  case array(TypeSource)
  case dictionary(TypeSource)
  case tuple(TupleType)
  case object(ObjectType)
  case union(UnionType)
  /// A type with a name, not looked into yet.
  case declared(DeclaredType)
  /// A type that has no faithful form in the model.
  case untyped(UntypedType)
}

/// A type that may still have to be resolved.
enum TypeSource: Hashable {
  case reference(TypeReference)
  case value(TypeValue)
}

/// A type of the source with what its free names mean.
struct TypeReference: Hashable {
  let file: FileID
  let node: TypeID
  /// What the type parameters around it stand for.
  var arguments: [String: TypeValue] = [:]
}

/// The declaration of a type, with arguments for its parameters.
struct DeclaredType: Hashable {
  let file: FileID
  let name: String
  let arguments: [TypeValue]
}

/// A string literal as a type.
struct LiteralType: Hashable {
  let value: String
  let range: SourceRange
  /// The first token of what gives it, before which documentation stands; `nil` if it is computed.
  var declaration: DocumentedToken?
}

struct TupleType: Hashable {
  struct Element: Hashable {
    let label: Located<String>?
    let type: TypeSource
  }

  let elements: [Element]
}

struct ObjectType: Hashable {
  struct Property: Hashable {
    var name: Located<String>
    var type: TypeSource
    var isOptional: Bool
    /// The first token of its declaration, before which documentation stands.
    var declaration: DocumentedToken?
  }

  var properties: [Property] = []
  /// The values of an index signature.
  var index: TypeSource?
  var range: SourceRange
  /// Its first token, if it is written as a type of its own.
  var declaration: DocumentedToken?

  /// Sets a property; a known one keeps its place.
  mutating func set(_ property: Property) {
    let name = ExactName(property.name.value)
    if let position = properties.firstIndex(where: { ExactName($0.name.value) == name }) {
      properties[position] = property
    } else {
      properties.append(property)
    }
  }
}

struct UnionType: Hashable {
  var members: [TypeValue]
  let range: SourceRange
}

/// A type that becomes untyped JSON, and why.
struct UntypedType: Hashable {
  /// A clause: "a conditional type has no counterpart in Swift".
  var reason: String
  let range: SourceRange
}
