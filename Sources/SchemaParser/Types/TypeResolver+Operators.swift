import SchemaDiagnostics
import SchemaModel

/// Types that are computed from others.
extension Evaluator {
  /// Looks into a named type until something without a name is found.
  mutating func expand(_ type: TypeValue) -> TypeValue {
    var type = type
    var steps = 0
    while case .declared(let declared) = type {
      steps += 1
      guard steps <= Self.longestAliasChain else { return .untyped(declared.circular(in: loader)) }
      type = definition(of: declared)
    }
    return type
  }

  private static let longestAliasChain = 64

  /// What a declaration says that a type is; one step of `expand`.
  mutating func definition(of declared: DeclaredType) -> TypeValue {
    if let known = definitions[declared] { return known }
    guard expanding.count < Self.longestAliasChain, expanding.insert(declared).inserted else {
      return .untyped(declared.circular(in: loader))
    }
    defer { expanding.remove(declared) }
    let definition = readDefinition(of: declared)
    definitions[declared] = definition
    return definition
  }

  private mutating func readDefinition(of declared: DeclaredType) -> TypeValue {
    guard let module = loader[declared.file], let known = module.names.types[declared.name] else {
      return .anything
    }
    switch known.meaning {
    case .alias(let id):
      let alias = module[id]
      let arguments = bind(alias.parameters, to: declared.arguments, in: Context(module))
      return resolve(TypeReference(file: module.file, node: alias.type, arguments: arguments))
    case .interface(let ids):
      return interface(ids, declared, in: module, at: module.range(of: known.token))
    case .enumeration(let id):
      let value = enumeration(module[id], in: Context(module))
      guard case .object(let members) = value else { return .anything }
      let types = members.ordered.map {
        type(of: $0.value, isConst: true, at: $0.name.range).declared(at: $0.declaration)
      }
      return .union(UnionType(members: types, range: module.range(of: known.token)))
    case .imported, .skipped:
      return .anything
    }
  }

  /// What the parameters of a generic type stand for.
  mutating func bind(
    _ parameters: NodeList<TypeParameter>, to arguments: [TypeValue], in context: Context
  ) -> [String: TypeValue] {
    let module = context.module
    var bound = context.scope?.types ?? [:]
    for (index, id) in module[parameters].enumerated() {
      let parameter = module[id]
      let name = module.name(of: parameter.name)
      if index < arguments.count {
        bound[name] = arguments[index]
      } else if let type = parameter.defaultType {
        bound[name] = resolve(TypeReference(file: module.file, node: type, arguments: bound))
      } else {
        let reason = "nothing is given for its parameter `\(name)`"
        bound[name] = .untyped(
          UntypedType(reason: reason, range: module.range(of: parameter)))
      }
    }
    return bound
  }

  private mutating func interface(
    _ ids: [NodeID<InterfaceDeclaration>], _ declared: DeclaredType, in module: Module,
    at range: SourceRange
  ) -> TypeValue {
    var parts: [TypeValue] = []
    for id in ids {
      let node = module[id]
      let arguments = bind(node.parameters, to: declared.arguments, in: Context(module))
      for base in module[node.extends] {
        parts.append(
          resolve(TypeReference(file: module.file, node: base, arguments: arguments)))
      }
      parts.append(object(node.members, arguments, in: module, at: range))
    }
    return merge(parts, at: range) { _, own in own }
  }

  // MARK: - Intersections

  mutating func intersect(_ types: [TypeValue], at range: SourceRange) -> TypeValue {
    let parts = types.map { expand($0) }.filter { $0 != .anything }
    guard !parts.isEmpty else { return .anything }
    if parts.contains(.string), parts.allSatisfy({ $0 == .string || $0.isEmptyObject }) {
      return .openString
    }
    for (position, part) in parts.enumerated() {
      // `(A | B) & C` is `(A & C) | (B & C)`.
      guard case .union(let union) = part else { continue }
      let members = flattened(union).map { member in
        var distributed = parts
        distributed[position] = member
        return intersect(distributed, at: range)
      }
      return .union(UnionType(members: members, range: range))
    }
    return merge(parts, at: range) { first, second in
      if first.type == second.type { return first }
      var both = first
      both.type = .value(
        .untyped(UntypedType(reason: "two types claim `\(first.name.value)`", range: range)))
      return both
    }
  }

  /// The object that has the properties of all parts.
  private mutating func merge(
    _ parts: [TypeValue], at range: SourceRange,
    _ choose: (ObjectType.Property, ObjectType.Property) -> ObjectType.Property
  ) -> TypeValue {
    var merged = ObjectType(range: range)
    for part in parts {
      switch expand(part) {
      case .object(let object):
        for property in object.properties {
          let known = merged.properties.first {
            ExactName($0.name.value) == ExactName(property.name.value)
          }
          merged.set(known.map { choose($0, property) } ?? property)
        }
        merged.index = merged.index ?? object.index
      case .dictionary(let index): merged.index = merged.index ?? index
      case .anything: break
      case .untyped(let untyped): return .untyped(untyped)
      default:
        let reason = "only object types can be combined"
        return .untyped(UntypedType(reason: reason, range: range))
      }
    }
    if merged.properties.isEmpty, let index = merged.index { return .dictionary(index) }
    return .object(merged)
  }

  // MARK: - Members

  /// `T[K]`
  mutating func access(
    _ object: TypeValue, _ index: TypeValue, at range: SourceRange
  ) -> TypeValue {
    let key = expand(index)
    switch (expand(object), key) {
    case (.array(let element), .number), (.array(let element), .numberLiteral):
      return resolve(element)
    case (.tuple(let tuple), .number):
      let members = tuple.elements.map { resolve($0.type) }
      return .union(UnionType(members: members, range: range))
    case (.tuple(let tuple), .numberLiteral(let number)):
      if let position = Int(exactly: number), tuple.elements.indices.contains(position) {
        return resolve(tuple.elements[position].type)
      }
    case (.dictionary(let value), .string), (.dictionary(let value), .literal),
      (.dictionary(let value), .number):
      return resolve(value)
    case (.object(let object), _):
      if let names = literals(of: key, at: range) { return members(names, of: object, at: range) }
    case (.untyped(let untyped), _), (_, .untyped(let untyped)): return .untyped(untyped)
    default: break
    }
    return .untyped(UntypedType(reason: "there is no such member", range: range))
  }

  private mutating func members(
    _ names: [LiteralType], of object: ObjectType, at range: SourceRange
  ) -> TypeValue {
    var types: [TypeValue] = []
    for name in names {
      let known = object.properties.first { ExactName($0.name.value) == ExactName(name.value) }
      guard let property = known else {
        let reason = "there is no property `\(name.value)`"
        return .untyped(UntypedType(reason: reason, range: range))
      }
      types.append(resolve(property.type).declared(at: property.declaration))
      if property.isOptional { types.append(.null) }
    }
    return types.count == 1 ? types[0] : .union(UnionType(members: types, range: range))
  }

  /// `keyof T`
  mutating func keys(of type: TypeValue, at range: SourceRange) -> TypeValue {
    switch expand(type) {
    case .object(let object) where object.index == nil:
      return .union(UnionType(members: object.properties.map(key), range: range))
    case .object, .dictionary: return .string
    case .untyped(let untyped): return .untyped(untyped)
    default: return .untyped(UntypedType(reason: "its keys are not known", range: range))
    }
  }

  /// The name of a property as a type: one that is written as a number is a number.
  private func key(_ property: ObjectType.Property) -> TypeValue {
    let name = property.name
    let first = loader.files.text(in: name.range).utf8.first
    if let first, CharacterClass.isDigit(first) || first == UInt8(ascii: "."),
      let number = Double(name.value)
    {
      return .numberLiteral(number)
    }
    return .literal(
      LiteralType(value: name.value, range: name.range, declaration: property.declaration))
  }

  // MARK: - Unions

  /// The members of a union with those of unions inside it, each once; objects keep their names.
  mutating func flattened(_ union: UnionType) -> [TypeValue] {
    var flat = FlatUnion()
    gather(union, in: &flat)
    return flat.members.values
  }

  private struct FlatUnion {
    var members = DistinctValues<TypeValue>()
    /// The named types that have been looked into: a union may name itself.
    var visited: Set<DeclaredType> = []

    mutating func add(_ member: TypeValue) { _ = members.insert(member) }
  }

  private mutating func gather(_ union: UnionType, in flat: inout FlatUnion) {
    for member in union.members {
      if case .declared(let declared) = member, !flat.visited.insert(declared).inserted {
        continue
      }
      switch expand(member) {
      case .union(let inner): gather(inner, in: &flat)
      case .object, .tuple: flat.add(member)
      case let other: flat.add(other)
      }
    }
  }
}

extension TypeValue {
  /// The type with the declaration that documents it, if it is a literal.
  func declared(at declaration: DocumentedToken?) -> TypeValue {
    guard case .literal(var literal) = self, let declaration else { return self }
    literal.declaration = declaration
    return .literal(literal)
  }

  fileprivate var isEmptyObject: Bool {
    switch self {
    case .object(let object): object.properties.isEmpty
    default: false
    }
  }
}
