import SchemaDiagnostics

/// Which of a file's schemas is the one: the default export, else an exported one, else the only
/// one that is made in the file.
extension Evaluator {
  /// A schema that the file has, and where it is found.
  private struct Candidate {
    let schema: SchemaValue
    let place: SourceRange
    let description: String
  }

  /// What is known about a value as the schema.
  private enum Suitability {
    case schemas([SchemaValue])
    case unknown(Obstacle)
    case reported
    case unsuitable
  }

  /// The schema of a module, or `nil` after saying why there is none.
  mutating func chooseSchema(of module: Module) -> SchemaValue? {
    var unknown: Obstacle?
    if module.names.exports[ModuleNames.defaultExport] != nil {
      let start = SourceRange(file: module.file, start: 0, end: 0)
      let name = names.name(ModuleNames.defaultExport)
      let value = exported(Located(name, at: start), of: module.file)
      switch suitability(of: value) {
      case .schemas(let schemas) where schemas.count == 1: return schemas[0]
      case .reported: return nil
      case .unknown(let obstacle): unknown = obstacle
      case .schemas, .unsuitable: break
      }
    }
    let exported = exportedCandidates(of: module)
    if let exported, exported.count == 1 { return exported[0].schema }
    guard let exported else { return nil }
    if exported.count > 1 { return refuse(exported, of: module) }
    let made = madeCandidates(in: module)
    if let unknown { return refuse(unknown, of: module) }
    if made.count == 1 { return made[0].schema }
    return made.isEmpty ? refuseForWantOfSchema(module) : refuse(made, of: module)
  }

  private func suitability(of value: Value) -> Suitability {
    switch value {
    case .schema(let schema):
      return .schemas([schema])
    case .object(let object):
      let schemas = object.ordered.compactMap { property -> SchemaValue? in
        if case .schema(let schema) = property.value { schema } else { nil }
      }
      return schemas.isEmpty ? .unsuitable : .schemas(schemas)
    case .opaque(let obstacle): return .unknown(obstacle)
    case .poisoned: return .reported
    default: return .unsuitable
    }
  }

  /// The different schemas that the module exports by name; `nil` if one of them has faults that
  /// have been reported, so that nobody knows whether it is a schema.
  private mutating func exportedCandidates(of module: Module) -> [Candidate]? {
    var candidates: [Candidate] = []
    for name in exportedNames(of: module) {
      switch suitability(of: exported(name, of: module.file)) {
      case .schemas(let schemas):
        for schema in schemas where !candidates.contains(where: { $0.schema.range == schema.range })
        {
          candidates.append(
            Candidate(
              schema: schema, place: name.range,
              description: "exported as `\(names[name.value])`"))
        }
      case .reported: return nil
      case .unknown, .unsuitable: break
      }
    }
    return candidates
  }

  /// The names that a module exports, at their places; those of `export *` at its own.
  private mutating func exportedNames(of module: Module) -> [Located<Name>] {
    var found: [Located<Name>] = []
    for (name, export) in module.names.exportsInOrder {
      found.append(Located(names.name(name), at: module.range(of: export.token)))
    }
    var visited = [module.file]
    for token in module.names.starExports {
      let place = module.range(of: token)
      for name in starNames(token, of: module, &visited) {
        found.append(Located(names.name(name), at: place))
      }
    }
    return found
  }

  private mutating func starNames(
    _ token: TokenIndex, of module: Module, _ visited: inout [FileID]
  ) -> [String] {
    let specifier = module.string(of: token)
    let place = module.range(of: token)
    guard case .module(let other) = loader.resolve(specifier, from: module, at: place),
      !visited.contains(other.file)
    else { return [] }
    visited.append(other.file)
    var names = other.names.exportsInOrder.map(\.name)
    names.removeAll { $0 == ModuleNames.defaultExport }
    for token in other.names.starExports { names += starNames(token, of: other, &visited) }
    return names
  }

  /// The schemas that calls in the module make, exported or not.
  private mutating func madeCandidates(in module: Module) -> [Candidate] {
    var candidates: [Candidate] = []
    for id in module.expressionIDs where isSchemaCall(id, in: module) {
      guard case .schema(let schema) = evaluateAtTop(id, of: module) else { continue }
      candidates.append(
        Candidate(schema: schema, place: schema.range, description: "made here"))
    }
    return candidates.sorted { $0.place.start < $1.place.start }
  }

  private mutating func isSchemaCall(_ id: ExpressionID, in module: Module) -> Bool {
    guard case .call(let callee, _) = module[id].kind else { return false }
    switch module[callee].kind {
    case .member(_, let name):
      let builder = Builder(self.name(of: name, in: module).word)
      guard builder == .schema || builder == .graph else { return false }
    case .identifier: break
    default: return false
    }
    guard case .builder(let builder) = evaluate(callee, in: Context(module)) else { return false }
    // A function makes a schema only when it is called.
    guard builder == .schema || builder == .graph else { return false }
    return !module.isInsideFunction(module[id].first)
  }

  // MARK: - Refusing

  private mutating func refuse(_ candidates: [Candidate], of module: Module) -> SchemaValue? {
    report(
      Diagnostic(
        .ambiguousSchema,
        "the file has \(candidates.count) schemas, and none is the default export",
        at: candidates[0].place,
        labels: candidates.map { Diagnostic.Label($0.description, at: $0.place) },
        notes: ["export the one that counts with `export default`"]))
    return nil
  }

  private mutating func refuse(_ obstacle: Obstacle, of module: Module) -> SchemaValue? {
    let export = module.names.exports[ModuleNames.defaultExport]
    let place: SourceRange? =
      switch export?.meaning {
      case .expression(let id): module.range(of: id)
      default: export.map { module.range(of: $0.token) }
      }
    report(obstacle.diagnostic(need: "the default export", at: place ?? obstacle.range))
    return nil
  }

  private mutating func refuseForWantOfSchema(_ module: Module) -> SchemaValue? {
    // A file with syntax errors may well have a schema behind them.
    guard !loader.hasErrors, !hasErrors else { return nil }
    report(
      Diagnostic(
        .noSchema, "this file makes no schema",
        at: SourceRange(file: module.file, start: 0, end: 0),
        notes: module.hintsAtSchema))
    return nil
  }
}

extension Module {
  /// What to do where no schema is found.
  fileprivate var hintsAtSchema: [String] {
    let hint = "a schema file ends with `export default i.schema({ entities: { … } })`"
    if syntax.file.bytes.starts(with: Array("```".utf8)) {
      return ["the first line is the fence of a code block in Markdown, and has to go", hint]
    }
    let isFunction =
      switch names.exports[ModuleNames.defaultExport]?.meaning {
      case .function: true
      case .local(let name): if case .function = names.values[name]?.meaning { true } else { false }
      default: false
      }
    return isFunction ? ["the default export is a function, which nobody calls", hint] : [hint]
  }
}
