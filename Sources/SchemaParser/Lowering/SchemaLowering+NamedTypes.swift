import SchemaDiagnostics
import SchemaModel

/// The shapes of types with names.
extension SchemaLowering {
  /// The shape of a named type: its name, if it is of a kind that Swift names too, else what it is.
  mutating func declared(_ declared: DeclaredType) -> TypeShape {
    if let known = namedTypes[declared] { return known.shape }
    guard evaluator.enter(levels: 3) else {
      return untyped(UntypedType(reason: "it is nested too deeply", range: progress.argument))
    }
    defer { evaluator.leave(levels: 3) }
    let definition = evaluator.definition(of: declared)
    let expanded = evaluator.expand(definition)
    if case .untyped(let untyped) = expanded { return self.untyped(untyped) }
    if case .declared(let other) = definition, other.arguments.isEmpty {
      return self.declared(other)
    }
    let members = evaluator.members(of: expanded)
    let core = members.filter { $0 != .null }
    // `type Maybe = Named | null` needs no name of its own.
    if !core.isEmpty, case .union(let union) = definition, case .declared? = union.only {
      return self.union(union)
    }
    guard declared.arguments.isEmpty, isNominal(core),
      let name = evaluator.name(of: declared)
    else { return inlined(declared, expanded) }
    // Inside a recursive generic type its instance is met again under the generic name.
    var names = [declared]
    if case .declared(let instance) = definition { names.append(instance) }
    let entry = namedTypes.reserve(
      NamedType(name: name, shape: .json, documentation: evaluator.documentation(of: declared)),
      for: names, isOptional: core.count < members.count)
    let outer = progress.beginNamed()
    namedTypes.complete(entry, with: self.core(core, at: expanded.range ?? name.range))
    progress.endNamed(outer)
    return entry.shape
  }

  /// The shape of a named type that Swift has no name for; it may not contain itself.
  private mutating func inlined(_ declared: DeclaredType, _ expanded: TypeValue) -> TypeShape {
    guard progress.begin(declared) else {
      var circular = declared.circular(in: evaluator.loader)
      if !declared.arguments.isEmpty {
        circular.reason += "; give the type with its arguments a name of its own"
      }
      return untyped(circular)
    }
    defer { progress.endInlined() }
    return shape(of: expanded)
  }
}

extension Evaluator {
  /// The members of a union, or the type alone.
  fileprivate mutating func members(of type: TypeValue) -> [TypeValue] {
    if case .union(let union) = type { flattened(union) } else { [type] }
  }

  fileprivate func name(of declared: DeclaredType) -> Located<String>? {
    guard let module = loader[declared.file], let known = module.names.types[declared.name] else {
      return nil
    }
    return Located(declared.name, at: module.range(of: known.token))
  }

  /// The comment before a type's declaration.
  fileprivate func documentation(of declared: DeclaredType) -> Documentation? {
    guard let module = loader[declared.file], let known = module.names.types[declared.name] else {
      return nil
    }
    return module.documentation(before: known.statement)
  }
}

extension TypeValue {
  fileprivate var range: SourceRange? {
    switch self {
    case .union(let union): union.range
    case .object(let object): object.range
    default: nil
    }
  }
}
