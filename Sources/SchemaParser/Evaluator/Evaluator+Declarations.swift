import SchemaDiagnostics
import SchemaModel

/// Enums, and what declarations say about the values that they name.
extension Evaluator {
  /// The members of an enum as the properties of an object.
  mutating func enumeration(_ declaration: EnumDeclaration, in context: Context) -> Value {
    let module = context.module
    var members = ObjectValue()
    var values: [Name: Value] = [:]
    var next: Double? = 0
    for id in module[declaration.members] {
      let member = module[id]
      let name = locatedName(of: member.name, in: module)
      let value: Value
      if let initializer = member.initializer {
        let scope = Scope(values, inside: context.scope)
        value = evaluate(initializer, in: Context(context.module, scope: scope))
      } else if let next {
        value = .number(next)
      } else {
        value = .opaque(Obstacle("this member has no value of its own", at: name.range))
      }
      next = if case .number(let number) = value { number + 1 } else { nil }
      values[name.value] = value
      members.set(
        ObjectValue.Property(
          name: name, tokens: TokenRange(member.name, end: member.end), value: value,
          valueRange: module.range(of: member)))
    }
    return .object(members.asConst)
  }

  /// The documentation comment before a token, else that before another.
  func documentation(
    before place: DocumentedToken?, or other: DocumentedToken? = nil
  ) -> Documentation? {
    if let place, let found = loader[place.file]?.documentation(before: place.token) {
      return found
    }
    guard let other else { return nil }
    return loader[other.file]?.documentation(before: other.token)
  }
}

extension Value {
  /// The value with the declaration that documents it, unless a nearer one does.
  func declared(at declaration: DocumentedToken) -> Value {
    switch self {
    case .attribute(var attribute) where attribute.declaration == nil:
      attribute.declaration = declaration
      return .attribute(attribute)
    case .entity(var entity) where entity.declaration == nil:
      entity.declaration = declaration
      return .entity(entity)
    default:
      return self
    }
  }
}
