import SchemaDiagnostics
import SchemaModel

/// `Exclude` and `Extract`, which choose the members of a union that fit another type.
extension Evaluator {
  mutating func filter(
    _ keepsFitting: Bool, _ arguments: [TypeReference], at range: SourceRange
  ) -> TypeValue {
    let type = expand(resolve(arguments[0]))
    if case .untyped = type { return type }
    let targets = members(of: resolve(arguments[1]))
    var kept: [TypeValue] = []
    for member in members(of: type) {
      guard let fits = fits(member, anyOf: targets) else {
        let reason = "it is not known which members of the union are chosen"
        return .untyped(UntypedType(reason: reason, range: range))
      }
      if fits == keepsFitting { kept.append(member) }
    }
    return .union(UnionType(members: kept, range: range))
  }

  private mutating func members(of type: TypeValue) -> [TypeValue] {
    guard case .union(let union) = expand(type) else { return [type] }
    return flattened(union)
  }

  /// Whether a type can be assigned to one of others; `nil` if that cannot be told.
  private mutating func fits(_ type: TypeValue, anyOf targets: [TypeValue]) -> Bool? {
    var isKnown = true
    for target in targets {
      switch fits(type, target) {
      case true?: return true
      case false?: break
      case nil: isKnown = false
      }
    }
    return isKnown ? false : nil
  }

  private mutating func fits(_ type: TypeValue, _ target: TypeValue) -> Bool? {
    switch (expand(type), expand(target)) {
    case (_, .anything): true
    // `true` and `false` are read as `boolean`, and `undefined` as `null`.
    case (.boolean, .boolean), (.null, .null): nil
    case (.literal(let literal), .literal(let other)):
      ExactName(literal.value) == ExactName(other.value)
    case (.numberLiteral(let number), .numberLiteral(let other)): number == other
    case (.literal, .string), (.literal, .openString), (.numberLiteral, .number): true
    case (.string, .string), (.string, .openString), (.openString, .string),
      (.openString, .openString), (.number, .number):
      true
    case (.object(let object), .object(let other)): fits(object, other)
    case (let type, let target):
      type.isScalar && target.isKnown || type.isKnown && target.isScalar ? false : nil
    }
  }

  /// An object fits another if each property of that one is there and fits.
  private mutating func fits(_ object: ObjectType, _ target: ObjectType) -> Bool? {
    guard object.index == nil, target.index == nil else { return nil }
    var isKnown = true
    for wanted in target.properties {
      let name = ExactName(wanted.name.value)
      guard let property = object.properties.first(where: { ExactName($0.name.value) == name })
      else {
        if wanted.isOptional { continue }
        return false
      }
      if property.isOptional, !wanted.isOptional { return false }
      let targets = members(of: resolve(wanted.type))
      for member in members(of: resolve(property.type)) {
        switch fits(member, anyOf: targets) {
        case true?: break
        case false?: return false
        case nil: isKnown = false
        }
      }
    }
    return isKnown ? true : nil
  }
}

extension TypeValue {
  /// Whether its values hold no others, so that only such a type can have them too.
  fileprivate var isScalar: Bool {
    switch self {
    case .string, .openString, .number, .numberLiteral, .boolean, .null, .literal: true
    default: false
    }
  }

  fileprivate var isKnown: Bool {
    switch self {
    case .anything, .untyped, .declared, .union: false
    // TypeScript gives everything but `null` to a type without properties.
    case .object(let object): !object.properties.allSatisfy(\.isOptional)
    default: true
    }
  }
}
