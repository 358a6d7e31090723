import SchemaDiagnostics
import SchemaModel

/// What the names of types stand for.
extension Evaluator {
  /// The type that a reference names.
  mutating func named(
    _ name: TypeName, arguments: [TypeReference], _ reference: TypeReference, in module: Module,
    at range: SourceRange
  ) -> TypeValue {
    let words = name.words.map { module.name(of: $0) }
    let first = words[0]
    if words.count == 1, let argument = reference.arguments[first] { return argument }
    if let declared = module.names.types[first] {
      let found = declaration(declared, named: first, in: module, at: range)
      return type(found, words.dropFirst(), arguments, at: range)
    }
    guard words.count == 1 else { return unknown(words.joined(separator: "."), at: range) }
    return builtIn(first, arguments, at: range) ?? unknown(first, at: range)
  }

  private func unknown(_ name: String, at range: SourceRange) -> TypeValue {
    .untyped(UntypedType(reason: "no type `\(name)` is declared", range: range))
  }

  /// Where a type's name leads.
  private enum TypeLookup {
    case type(Module, name: String, ModuleNames.TypeMeaning)
    case namespace(Module)
    case failed(UntypedType)
  }

  private mutating func declaration(
    _ declared: ModuleNames.Declared<ModuleNames.TypeMeaning>, named name: String,
    in module: Module, at range: SourceRange, hops: Int = 0
  ) -> TypeLookup {
    guard case .imported(let imported) = declared.meaning else {
      return .type(module, name: name, declared.meaning)
    }
    guard hops < Self.mostHops else {
      return .failed(UntypedType(reason: "its import leads in a circle", range: range))
    }
    let specifier = module.string(of: imported.module)
    switch loader.resolve(specifier, from: module, at: range) {
    case .package(let notes):
      let package = PackageValue(specifier: specifier, range: range, notes: notes)
      let reason = package.reasonForTypes
      return .failed(UntypedType(reason: reason, range: range))
    case .failed(let diagnostic):
      return .failed(UntypedType(reason: diagnostic.message, range: range))
    case .reported:
      return .failed(UntypedType(reason: "`\(specifier)` is no text", range: range))
    case .module(let other):
      guard case .named(let name) = imported.name else { return .namespace(other) }
      return exportedType(name, of: other, at: range, hops: hops + 1)
    }
  }

  private static let mostHops = 64

  private mutating func exportedType(
    _ name: String, of module: Module, at range: SourceRange, hops: Int
  ) -> TypeLookup {
    switch export(name, of: module) {
    case .found(let owner, let export):
      switch export.meaning {
      case .local(let local):
        if let declared = owner.names.types[local] {
          return declaration(declared, named: local, in: owner, at: range, hops: hops)
        }
      case .imported(let imported):
        let declared = ModuleNames.Declared(
          token: export.token, meaning: ModuleNames.TypeMeaning.imported(imported))
        return declaration(declared, named: name, in: owner, at: range, hops: hops)
      case .expression(let id):
        // `export default Name` exports the type of that name as well.
        if case .identifier = module[id].kind {
          let local = module.name(of: module[id].first)
          if let declared = owner.names.types[local] {
            return declaration(declared, named: local, in: owner, at: range, hops: hops)
          }
        }
      case .function: break
      }
    case .package(let package):
      let reason = package.reasonForTypes
      return .failed(UntypedType(reason: reason, range: range))
    case .failed(let diagnostic):
      return .failed(UntypedType(reason: diagnostic.message, range: range))
    case .missing, .reported: break
    }
    let reason = "`\(module.path.text)` exports no type `\(name)`"
    return .failed(UntypedType(reason: reason, range: range))
  }

  private mutating func type(
    _ found: TypeLookup, _ rest: ArraySlice<String>, _ arguments: [TypeReference],
    at range: SourceRange
  ) -> TypeValue {
    switch found {
    case .failed(let untyped):
      return .untyped(untyped)
    case .namespace(let module):
      guard let name = rest.first else {
        return .untyped(UntypedType(reason: "a module is no type", range: range))
      }
      let member = exportedType(name, of: module, at: range, hops: 0)
      return type(member, rest.dropFirst(), arguments, at: range)
    case .type(let module, let name, let meaning):
      if case .skipped = meaning {
        let reason = "`\(name)` is a class or a namespace, which is not read"
        return .untyped(UntypedType(reason: reason, range: range))
      }
      if let member = rest.first {
        guard case .enumeration(let id) = meaning, rest.count == 1 else {
          return unknown("\(name).\(rest.joined(separator: "."))", at: range)
        }
        return enumMember(member, of: id, in: module, at: range)
      }
      return .declared(
        DeclaredType(file: module.file, name: name, arguments: arguments.map { resolve($0) }))
    }
  }

  private mutating func enumMember(
    _ name: String, of id: NodeID<EnumDeclaration>, in module: Module, at range: SourceRange
  ) -> TypeValue {
    guard case .object(let members) = enumeration(module[id], in: Context(module)),
      let member = members[names.name(name)]
    else { return unknown(name, at: range) }
    return type(of: member.value, isConst: true, at: member.name.range)
      .declared(at: member.declaration)
  }
}
