import SchemaDiagnostics
import SchemaModel

/// The shapes of unions: optionals, enums of strings, and objects told apart by a property.
extension SchemaLowering {
  mutating func union(_ union: UnionType) -> TypeShape {
    let members = evaluator.flattened(union)
    let core = members.filter { $0 != .null }
    if core.isEmpty, !members.isEmpty { return shape(of: .null) }
    let shape = union.only.map { self.shape(of: $0) } ?? self.core(core, at: union.range)
    guard core.count < members.count else { return shape }
    if case .optional = shape { return shape }
    return .optional(shape)
  }

  /// The shape of a union without `null`.
  mutating func core(_ members: [TypeValue], at range: SourceRange) -> TypeShape {
    if members.count == 1 { return shape(of: members[0]) }
    if members.contains(.anything) { return .json }
    if let strings = Strings(members) {
      guard strings.isNominal else { return .string }
      // Not with `map`: a closure would copy all that lowering works with for each of them.
      var literals: [StringLiteral] = []
      literals.reserveCapacity(strings.literals.count)
      for type in strings.literals { literals.append(literal(type)) }
      return .literals(literals, isOpen: strings.isOpen)
    }
    if !members.isEmpty, members.allSatisfy(\.isNumber) { return .number }
    if let discriminator = discriminator(of: members) {
      return discriminated(members, by: discriminator)
    }
    for case .untyped(let untyped) in members { return self.untyped(untyped) }
    let reason =
      members.isEmpty
      ? "no value has this type"
      : "a union of different types has no counterpart in Swift, unless a property that all have "
        + "holds one string literal in each, and another in every one"
    return untyped(UntypedType(reason: reason, range: range))
  }

  /// A union of string literals, with `string` among them or not.
  private struct Strings {
    var literals: [LiteralType] = []
    var isOpen = false
    private var isString = false

    /// `nil` if the union is something else.
    init?(_ members: [TypeValue]) {
      guard !members.isEmpty else { return nil }
      literals.reserveCapacity(members.count)
      var known = DistinctValues<ExactName>()
      for member in members {
        switch member {
        case .literal(let literal):
          if known.insert(ExactName(literal.value)) { literals.append(literal) }
        case .openString: isOpen = true
        case .string: isString = true
        default: return nil
        }
      }
    }

    /// Whether Swift would declare an enum for it.
    var isNominal: Bool { !isString && !literals.isEmpty }
  }

  /// A property that holds another string literal in each object of a union.
  private struct Discriminator {
    let name: String
    let tags: [LiteralType]
    let objects: [ObjectType]
  }

  private mutating func discriminator(of members: [TypeValue]) -> Discriminator? {
    var objects: [ObjectType] = []
    for member in members {
      guard case .object(let object) = evaluator.expand(member), object.index == nil else {
        return nil
      }
      objects.append(object)
    }
    for candidate in objects.first?.properties ?? [] {
      guard let tags = tags(of: candidate.name.value, in: objects) else { continue }
      return Discriminator(name: candidate.name.value, tags: tags, objects: objects)
    }
    return nil
  }

  private mutating func discriminated(
    _ members: [TypeValue], by discriminator: Discriminator
  ) -> TypeShape {
    var variants: [DiscriminatedUnion.Variant] = []
    for (position, object) in discriminator.objects.enumerated() {
      guard progress.begin(object) else { return containsItself(object) }
      defer { progress.endObject() }
      variants.append(
        DiscriminatedUnion.Variant(
          tag: literal(discriminator.tags[position], or: object.declaration),
          object: shape(of: object, leavingOut: discriminator.name),
          name: name(of: members[position])))
    }
    return .union(DiscriminatedUnion(discriminator: discriminator.name, variants: variants))
  }

  private mutating func tags(of name: String, in objects: [ObjectType]) -> [LiteralType]? {
    var tags: [LiteralType] = []
    var known = DistinctValues<ExactName>()
    for object in objects {
      guard
        let property = object.properties.first(where: {
          ExactName($0.name.value) == ExactName(name)
        }),
        !property.isOptional,
        case .literal(let tag) = evaluator.expand(evaluator.resolve(property.type)),
        known.insert(ExactName(tag.value))
      else { return nil }
      tags.append(tag)
    }
    return tags
  }

  private mutating func name(of member: TypeValue) -> Int? {
    guard case .declared(let declared) = member, case .named(let index) = self.declared(declared)
    else { return nil }
    return index
  }

  /// Whether Swift would declare a type for the union: a struct or an enum.
  mutating func isNominal(_ core: [TypeValue]) -> Bool {
    switch core.first {
    case nil: return false
    case .literal, .tuple:
      if core.count == 1 { return true }
    case .object(let object):
      if core.count == 1 { return object.index == nil && !object.properties.isEmpty }
    default:
      if core.count == 1 { return false }
    }
    if let strings = Strings(core), strings.isNominal { return true }
    return discriminator(of: core) != nil
  }
}

extension UnionType {
  /// The member that the union consists of, besides `null`; `nil` if there are more.
  var only: TypeValue? {
    let others = members.filter { $0 != .null }
    guard let first = others.first, others.dropFirst().allSatisfy({ $0 == first }) else {
      return nil
    }
    return first
  }
}
