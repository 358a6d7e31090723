import SchemaDiagnostics
import SchemaModel

/// Resolves the types of the source to their outermost form.
extension Evaluator {
  /// Where a type stands in the source.
  func range(of reference: TypeReference) -> SourceRange {
    loader[reference.file]?.range(of: reference.node)
      ?? SourceRange(file: reference.file, start: 0, end: 0)
  }

  mutating func resolve(_ source: TypeSource) -> TypeValue {
    switch source {
    case .value(let value): value
    case .reference(let reference): resolve(reference)
    }
  }

  mutating func resolve(_ reference: TypeReference) -> TypeValue {
    guard let module = loader[reference.file] else { return .anything }
    let node = module[reference.node]
    let range = module.range(of: node)
    guard enter() else {
      return .untyped(UntypedType(reason: "it is nested too deeply", range: range))
    }
    defer { leave() }
    let declaration = DocumentedToken(file: reference.file, token: node.first)
    func inner(_ id: TypeID) -> TypeReference {
      TypeReference(file: reference.file, node: id, arguments: reference.arguments)
    }
    switch node.kind {
    case .missing: return .anything
    case .keyword: return keyword(module[node.first].kind, at: range)
    case .string:
      return .literal(
        LiteralType(
          value: module.string(of: node.first), range: range, declaration: declaration))
    case .number:
      return number(node, of: module)
    case .boolean: return .boolean
    case .array(let element): return .array(.reference(inner(element)))
    case .tuple(let members): return tuple(members, inner, of: module, at: range)
    case .object(let members):
      return object(members, reference.arguments, in: module, at: range, declaration)
    case .union(let members):
      return .union(UnionType(members: module[members].map { resolve(inner($0)) }, range: range))
    case .intersection(let members):
      // `any` swallows what it is combined with, `unknown` does not.
      if module[members].contains(where: { module[module[$0].first].kind == .anyKeyword }) {
        return .anything
      }
      return intersect(module[members].map { resolve(inner($0)) }, at: range)
    case .indexedAccess(let object, let index):
      return access(resolve(inner(object)), resolve(inner(index)), at: range)
    case .keyOf(let type): return keys(of: resolve(inner(type)), at: range)
    case .readonly(let type), .parenthesized(let type): return resolve(inner(type))
    case .typeQuery(let name, _): return typeOfValue(named: name, in: module, at: range)
    case .reference(let name, let arguments):
      return named(name, arguments: module[arguments].map(inner), reference, in: module, at: range)
    case .unsupported(let kind):
      return .untyped(UntypedType(reason: kind.reason, range: range))
    }
  }

  private func keyword(_ kind: TokenKind, at range: SourceRange) -> TypeValue {
    switch kind {
    case .stringKeyword: .string
    case .numberKeyword: .number
    case .booleanKeyword: .boolean
    case .nullKeyword, .undefinedKeyword, .voidKeyword: .null
    case .anyKeyword, .unknownKeyword, .objectKeyword: .anything
    case .neverKeyword: .union(UnionType(members: [], range: range))
    default: .untyped(UntypedType(reason: "JSON has no such values", range: range))
    }
  }

  private func number(_ node: TypeNode, of module: Module) -> TypeValue {
    let isNegative = module[node.first].kind == .minus
    let value = module.number(of: isNegative ? node.first.next : node.first)
    return .numberLiteral(isNegative ? -value : value)
  }

  private func tuple(
    _ members: NodeList<TupleMember>, _ inner: (TypeID) -> TypeReference,
    of module: Module, at range: SourceRange
  ) -> TypeValue {
    var elements: [TupleType.Element] = []
    for id in module[members] {
      let member = module[id]
      guard !member.isOptional, !member.isRest else {
        let reason = "a tuple has one length in Swift"
        return .untyped(UntypedType(reason: reason, range: range))
      }
      let label = member.label.map { Located(module.name(of: $0), at: module.range(of: $0)) }
      elements.append(TupleType.Element(label: label, type: .reference(inner(member.type))))
    }
    return .tuple(TupleType(elements: elements))
  }

  /// The object that the members of an object type or interface describe.
  mutating func object(
    _ members: NodeList<TypeMember>, _ arguments: [String: TypeValue], in module: Module,
    at range: SourceRange, _ declaration: DocumentedToken? = nil
  ) -> TypeValue {
    var object = ObjectType(range: range, declaration: declaration)
    for id in module[members] {
      let member = module[id]
      let place = module.range(of: member)
      func source(_ type: TypeID?) -> TypeSource {
        type.map {
          .reference(TypeReference(file: module.file, node: $0, arguments: arguments))
        } ?? .value(.anything)
      }
      func set(_ name: Located<String>, _ type: TypeSource) {
        object.set(
          ObjectType.Property(
            name: name, type: type, isOptional: member.isOptional,
            declaration: DocumentedToken(file: module.file, token: member.first)))
      }
      switch member.kind {
      case .property(let name, let type):
        set(Located(module.name(of: name), at: module.range(of: name)), source(type))
      case .computed(let key, let type):
        guard case .string(let name) = evaluate(key, in: Context(module)) else {
          let reason = "a key of it is computed"
          return .untyped(UntypedType(reason: reason, range: place))
        }
        set(Located(name, at: module.range(of: key)), source(type))
      case .index(_, let value):
        object.index = source(value)
      case .method(let name):
        guard let name else { continue }
        let function = UntypedType(reason: "JSON has no functions", range: place)
        set(
          Located(module.name(of: name), at: module.range(of: name)), .value(.untyped(function)))
      case .signature:
        return .untyped(UntypedType(reason: "JSON has no functions", range: place))
      }
    }
    if object.properties.isEmpty, let index = object.index { return .dictionary(index) }
    return .object(object)
  }
}

extension TypeNode.Unsupported {
  /// Why a type of this kind becomes untyped JSON, as a clause.
  fileprivate var reason: String {
    switch self {
    case .conditional: "a conditional type has no counterpart in Swift"
    case .mapped: "a mapped type has no counterpart in Swift"
    case .template: "a template literal type has no counterpart in Swift"
    case .function, .constructor: "JSON has no functions"
    case .importType: "a type that is imported in place is not read"
    case .infer, .predicate, .this: "it has a meaning only inside another type"
    case .uniqueSymbol, .bigint: "JSON has no such values"
    }
  }
}
