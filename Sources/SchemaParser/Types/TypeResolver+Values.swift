import SchemaDiagnostics
import SchemaModel

/// The types of values: `typeof`.
extension Evaluator {
  /// `typeof a.b`
  mutating func typeOfValue(
    named name: TypeName, in module: Module, at range: SourceRange
  ) -> TypeValue {
    // Types know no order.
    let surroundings = moment
    moment = nil
    defer { moment = surroundings }
    let words = Array(name.words)
    var value = value(of: words[0], in: Context(module))
    for word in words.dropFirst() {
      value = member(locatedName(of: word, in: module), of: Operand(value, at: range))
    }
    switch value {
    // A constant has its literal as its type, whether or not it says `as const`.
    case .string: return type(of: value, isConst: true, at: range)
    default: return type(of: value, isConst: false, at: range)
    }
  }

  /// The type that TypeScript infers for a value.
  ///
  /// - Parameter isConst: whether literals keep their own types, as `as const` makes them.
  mutating func type(of value: Value, isConst: Bool, at range: SourceRange) -> TypeValue {
    switch value {
    case .string(let text):
      return isConst ? .literal(LiteralType(value: text, range: range)) : .string
    case .number(let number): return isConst ? .numberLiteral(number) : .number
    case .boolean: return .boolean
    case .null, .undefined: return .null
    case .array(let array): return type(of: array, isConst: isConst || array.isConst, at: range)
    case .object(let object): return type(of: object, isConst: isConst || object.isConst, at: range)
    default:
      let reason = "the value that it is the type of is \(value.description)"
      return .untyped(UntypedType(reason: reason, range: range))
    }
  }

  private mutating func type(
    of array: ArrayValue, isConst: Bool, at range: SourceRange
  ) -> TypeValue {
    if isConst {
      let elements = array.elements.enumerated().map { index, element in
        let place = array.places.isEmpty ? nil : array.places[index]
        return type(of: element, isConst: true, at: place?.range ?? range)
          .declared(at: place?.declaration)
      }
      return .tuple(
        TupleType(elements: elements.map { TupleType.Element(label: nil, type: .value($0)) }))
    }
    let elements = array.elements.map { type(of: $0, isConst: false, at: range) }
    if let first = elements.first, elements.allSatisfy({ $0 == first }) {
      return .array(.value(first))
    }
    return .array(
      .value(elements.isEmpty ? .anything : .union(UnionType(members: elements, range: range))))
  }

  private mutating func type(
    of object: ObjectValue, isConst: Bool, at range: SourceRange
  ) -> TypeValue {
    guard object.gaps.isEmpty else {
      let reason = "not all properties of the value are known"
      return .untyped(UntypedType(reason: reason, range: range))
    }
    var type = ObjectType(range: range)
    for property in object.ordered {
      let value = self.type(of: property.value, isConst: isConst, at: property.valueRange)
      type.set(
        ObjectType.Property(
          name: names[property.name], type: .value(value), isOptional: false,
          declaration: property.declaration))
    }
    return .object(type)
  }
}

extension DeclaredType {
  /// Why a type that is defined by itself has no form of its own.
  func circular(in loader: ModuleLoader) -> UntypedType {
    let place = loader[file].flatMap { module in
      module.names.types[name].map { module.range(of: $0.token) }
    }
    return UntypedType(
      reason: "`\(name)` is defined by itself",
      range: place ?? SourceRange(file: file, start: 0, end: 0))
  }
}
