import SchemaDiagnostics
import SchemaModel

/// The types that TypeScript has built in.
extension Evaluator {
  /// A type of the language's library; `nil` if it has none of that name.
  mutating func builtIn(
    _ name: String, _ arguments: [TypeReference], at range: SourceRange
  ) -> TypeValue? {
    guard let library = LibraryType(rawValue: name) else {
      guard let reason = Self.reasonsAgainst[name] else { return nil }
      return .untyped(UntypedType(reason: reason, range: range))
    }
    guard arguments.count >= library.parameterCount else {
      let reason = "`\(name)` lacks type arguments"
      return .untyped(UntypedType(reason: reason, range: range))
    }
    switch library {
    case .array, .readonlyArray: return .array(.reference(arguments[0]))
    case .record: return record(arguments[0], arguments[1], at: range)
    case .partial: return withOptionality(true, resolve(arguments[0]), at: range)
    case .required: return withOptionality(false, resolve(arguments[0]), at: range)
    case .readonly: return resolve(arguments[0])
    case .pick: return select(true, arguments, at: range)
    case .omit: return select(false, arguments, at: range)
    case .nonNullable: return withoutNull(resolve(arguments[0]))
    case .exclude: return filter(false, arguments, at: range)
    case .extract: return filter(true, arguments, at: range)
    case .object: return .anything
    }
  }

  private enum LibraryType: String {
    case array = "Array"
    case readonlyArray = "ReadonlyArray"
    case record = "Record"
    case partial = "Partial"
    case required = "Required"
    case readonly = "Readonly"
    case pick = "Pick"
    case omit = "Omit"
    case nonNullable = "NonNullable"
    case exclude = "Exclude"
    case extract = "Extract"
    case object = "Object"

    var parameterCount: Int {
      switch self {
      case .record, .pick, .omit, .exclude, .extract: 2
      case .object: 0
      default: 1
      }
    }
  }

  private static let reasonsAgainst: [String: String] = [
    "Date": "JSON has no dates; `i.date()` makes an attribute that is one",
    "Map": "a `Map` becomes an empty object in JSON",
    "Set": "a `Set` becomes an empty object in JSON",
    "Function": "JSON has no functions",
    "Promise": "JSON has no promises",
    "ReturnType": "`ReturnType` is a conditional type, which has no counterpart in Swift",
    "Parameters": "`Parameters` is a conditional type, which has no counterpart in Swift",
    "Awaited": "`Awaited` is a conditional type, which has no counterpart in Swift",
  ]

  private mutating func record(
    _ key: TypeReference, _ value: TypeReference, at range: SourceRange
  ) -> TypeValue {
    let keyType = expand(resolve(key))
    switch keyType {
    case .string, .openString, .number: return .dictionary(.reference(value))
    default: break
    }
    guard let names = literals(of: keyType, at: range) else {
      let reason = "the keys of the record are not known"
      return .untyped(UntypedType(reason: reason, range: range))
    }
    var object = ObjectType(range: range)
    for name in names {
      object.set(
        ObjectType.Property(
          name: Located(name.value, at: name.range), type: .reference(value), isOptional: false,
          declaration: name.declaration))
    }
    return .object(object)
  }

  private mutating func withOptionality(
    _ isOptional: Bool, _ type: TypeValue, at range: SourceRange
  ) -> TypeValue {
    switch expand(type) {
    case .object(var object):
      object.range = range
      for position in object.properties.indices {
        object.properties[position].isOptional = isOptional
      }
      return .object(object)
    case .dictionary, .anything, .untyped: return type
    default:
      let reason = "only the properties of an object can be made optional or required"
      return .untyped(UntypedType(reason: reason, range: range))
    }
  }

  /// `Pick` and `Omit`.
  private mutating func select(
    _ isPick: Bool, _ arguments: [TypeReference], at range: SourceRange
  ) -> TypeValue {
    let type = resolve(arguments[0])
    switch expand(type) {
    case .object(var object):
      guard let names = literals(of: expand(resolve(arguments[1])), at: range)
      else {
        let reason = "the keys that are chosen are not known"
        return .untyped(UntypedType(reason: reason, range: range))
      }
      object.range = range
      let chosen = Set(names.map { ExactName($0.value) })
      object.properties.removeAll { chosen.contains(ExactName($0.name.value)) != isPick }
      return .object(object)
    case .untyped(let untyped): return .untyped(untyped)
    default:
      let reason = "properties can be chosen of an object alone"
      return .untyped(UntypedType(reason: reason, range: range))
    }
  }

  /// The type without `null` and `undefined`; the same type, with its name, if it has none.
  mutating func withoutNull(_ type: TypeValue) -> TypeValue {
    guard case .union(let union) = expand(type) else { return type }
    let members = flattened(union)
    let others = members.filter { $0 != .null }
    return others.count == members.count
      ? type : .union(UnionType(members: others, range: union.range))
  }

  /// The names of properties that a type is one of, of which some may be numbers; `nil` if it is
  /// something else.
  mutating func literals(of type: TypeValue, at range: SourceRange) -> [LiteralType]? {
    switch type {
    case .literal(let literal): return [literal]
    case .numberLiteral(let number):
      return [LiteralType(value: NumberKey(number).description, range: range)]
    case .union(let union):
      var literals: [LiteralType] = []
      for member in flattened(union) {
        guard let names = self.literals(of: member, at: range) else { return nil }
        literals += names
      }
      return literals
    default: return nil
    }
  }
}
