import SchemaDiagnostics

/// What names stand for: parameters, declarations, imports and what JavaScript has built in.
extension Evaluator {
  /// The value of the name that a token uses.
  mutating func value(of token: TokenIndex, in context: Context) -> Value {
    let module = context.module
    let name = name(of: token, in: module)
    if let value = context.scope?[name] { return value }
    if let known = knownValue(of: name, in: module.file), !isTooEarly(known.since, in: module) {
      return known.value
    }
    let use = module.range(of: token)
    guard let declared = module.names.values[names[name]] else {
      let global = Self.global(names[name])
      if let global { remember(KnownValue(value: global, since: nil), of: name, in: module.file) }
      return global ?? .opaque(undeclared(name, in: context, at: use))
    }
    if let early = tooEarly(declared, in: module, usedAt: use) { return .opaque(early) }
    let value = value(of: name, declared: declared, in: module, usedAt: use)
    guard case .opaque(let obstacle) = value else {
      let since = declared.meaning.isKnownFromTheStart ? nil : declared.token
      remember(KnownValue(value: value, since: since), of: name, in: module.file)
      return value
    }
    let place = module.range(of: declared.token)
    return .opaque(obstacle.passing("`\(names[name])` is declared here", at: place))
  }

  private func undeclared(_ name: Name, in context: Context, at use: SourceRange) -> Obstacle {
    let text = names[name]
    if text == "process" {
      return Obstacle("the environment is known only when the file runs", at: use)
    }
    let cause = "`\(text)` is not declared in this file"
    guard let meant = Self.nearest(to: text, declaredIn: context.module) else {
      return Obstacle(cause, at: use, isUndeclaredName: true)
    }
    return Obstacle("\(cause); did you mean `\(meant)`?", at: use)
  }

  private static func nearest(to name: String, declaredIn module: Module) -> String? {
    if let constant = foreignConstants[name] { return constant }
    let declared = module.names.values.sorted { $0.value.token < $1.value.token }.map(\.key)
    return Spelling.nearest(to: name, in: declared + ["true", "false", "undefined"])
  }

  /// What other languages call the constants of JavaScript.
  private static let foreignConstants = ["None": "null", "nil": "null", "NULL": "null"]

  /// What a name means that no file declares.
  private static func global(_ name: String) -> Value? {
    switch name {
    case "undefined": .undefined
    case "NaN": .number(.nan)
    case "Infinity": .number(.infinity)
    case "Object": .intrinsic(.object)
    case "require": .intrinsic(.require)
    // Scripts that load the DSL with a tag, and copied snippets, use it without an import.
    case "i": .builders
    default: nil
    }
  }

  /// The value of something that an import brings in.
  mutating func value(of imported: ModuleNames.Import, in module: Module) -> Value {
    let place = module.range(of: imported.module)
    let specifier = module.string(of: imported.module)
    switch (loader.resolve(specifier, from: module, at: place), imported.name) {
    case (.failed(let diagnostic), _):
      return fail(diagnostic)
    case (.reported, _):
      return .poisoned
    case (.package(let notes), let name):
      let package = Value.package(
        PackageValue(specifier: specifier, range: place, notes: notes))
      guard case .named(let name) = name else { return package }
      return member(Located(names.name(name), at: place), of: Operand(package, at: place))
    case (.module(let other), .namespace):
      return .module(other.file)
    case (.module(let other), .named(let name)):
      return exported(Located(names.name(name), at: place), of: other.file)
    }
  }

  /// The value that a module exports under a name.
  mutating func exported(_ name: Located<Name>, of file: FileID) -> Value {
    guard let module = loader[file] else { return .poisoned }
    switch export(names[name.value], of: module) {
    case .found(let module, let export):
      return once(
        Lookup(file: module.file, name: name.value, isExport: true),
        declaredAt: module.range(of: export.token), usedAt: name.range
      ) { $0.value(of: export.meaning, in: module, usedAt: name.range) }
    case .package(let package):
      return member(name, of: Operand(.package(package), at: package.range))
    case .failed(let diagnostic):
      return fail(diagnostic)
    case .reported:
      return .poisoned
    case .missing:
      guard module.path.isData, names[name.value] != ModuleNames.defaultExport else {
        return .opaque(missingExport(name, of: module))
      }
      // The names in it can be imported one by one.
      let all = exported(Located(names.name(ModuleNames.defaultExport), at: name.range), of: file)
      return member(name, of: Operand(all, at: name.range))
    }
  }

  private mutating func value(
    of export: ModuleNames.Export, in module: Module, usedAt use: SourceRange
  ) -> Value {
    switch export {
    case .local(let name):
      guard let declared = module.names.values[name] else {
        return .opaque(Obstacle("`\(name)` is exported there, but is not a value", at: use))
      }
      return value(of: names.name(name), declared: declared, in: module, usedAt: use)
    case .expression(let id):
      return evaluateAtTop(id, of: module)
    case .function(let id):
      return .function(
        FunctionValue(
          function: id, context: Context(module), range: module.range(of: module[id]))
      )
    case .imported(let imported):
      return value(of: imported, in: module)
    }
  }

  private func missingExport(_ name: Located<Name>, of module: Module) -> Obstacle {
    let exported = module.names.exportedNames
    let hint = Spelling.nearest(to: names[name.value], in: exported)
    return Obstacle(
      "`\(module.path.text)` exports no `\(names[name.value])`", at: name.range,
      notes: hint.map { ["it exports `\($0)`"] } ?? [])
  }
}

extension PackageValue {
  /// Whether the specifier is an alias that a tsconfig.json has to explain.
  var isAlias: Bool { specifier.hasPrefix("@/") || specifier.hasPrefix("~") }

  /// Why nothing is known of a type of the package, as a clause.
  var reasonForTypes: String {
    let reason =
      isAlias
      ? "no `paths` of a tsconfig.json say where `\(specifier)` is"
      : "it comes from the package `\(specifier)`, which is not read"
    return ([reason] + notes).joined(separator: "; ")
  }

  /// Why nothing is known of what a package exports.
  func obstacle(for name: String) -> Obstacle {
    // A package's name cannot begin like that; these are aliases that nobody explains.
    if isAlias {
      return Obstacle(
        "no `paths` of a tsconfig.json say where `\(specifier)` is", at: range, id: .importNotFound,
        notes: notes)
    }
    // What the DSL has under `i` is asked of the package itself.
    let isImportedWhole = Builder(rawValue: name) != nil
    return Obstacle(
      "`\(name)` comes from the package `\(specifier)`, which is not read", at: range,
      notes: (isImportedWhole ? ["`i` is imported with braces: `import { i } from …`"] : [])
        + notes,
      isPackage: true)
  }
}
