import SchemaDiagnostics

/// Tells values that depend on themselves from those that merely depend on very many others, where
/// evaluation has become too deep to find out by going on.
extension Evaluator {
  /// Why a name is not evaluated whose turn comes too deep inside of others.
  mutating func obstacle(
    toGoingDeeper lookup: Lookup, declaredAt declaration: SourceRange, usedAt use: SourceRange
  ) -> Obstacle {
    // One search is enough to say what is wrong.
    guard !hasSearchedForCycle else { return Self.tooDeep(at: use) }
    hasSearchedForCycle = true
    guard leadsToWhatNeedsIt(lookup) else { return Self.tooDeep(at: use) }
    return Obstacle(
      "`\(names[lookup.name])` depends on itself by way of many others", at: declaration,
      id: .importCycle)
  }

  /// Whether a name leads to one that is being evaluated, and so needs it.
  private mutating func leadsToWhatNeedsIt(_ start: Lookup) -> Bool {
    var visited: Set<DependencyKey> = [DependencyKey(start)]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let lookup = queue[next]
      next += 1
      for dependency in dependencies(of: lookup) {
        if isBeingEvaluated(dependency) { return true }
        if visited.insert(DependencyKey(dependency)).inserted { queue.append(dependency) }
      }
    }
    return false
  }

  private struct DependencyKey: Hashable {
    let file: FileID
    let name: Name
    let isExport: Bool

    init(_ lookup: Lookup) {
      file = lookup.file
      name = lookup.name
      isExport = lookup.isExport
    }
  }

  /// The names that a name's declaration uses.
  private mutating func dependencies(of lookup: Lookup) -> [Lookup] {
    guard let module = loader[lookup.file] else { return [] }
    if lookup.isExport {
      guard let export = module.names.exports[names[lookup.name]] else { return [] }
      switch export.meaning {
      case .local(let name): return [Lookup(file: module.file, name: names.name(name))]
      case .expression(let id): return names(usedIn: module[id], of: module)
      case .function(let id): return names(usedIn: module[id], of: module)
      case .imported(let imported): return dependency(on: imported, of: module)
      }
    }
    switch module.names.values[names[lookup.name]]?.meaning {
    case .variable(let id), .destructured(let id): return names(usedIn: module[id], of: module)
    case .function(let id): return names(usedIn: module[id], of: module)
    case .imported(let imported): return dependency(on: imported, of: module)
    case .enumeration, .skipped, nil: return []
    }
  }

  private mutating func names(usedIn node: some SyntaxNode, of module: Module) -> [Lookup] {
    (node.first.index..<node.end.index).compactMap { index in
      let token = TokenIndex(Int(index))
      guard module[token].kind.isIdentifier, index > 0, module[token.previous].kind != .dot,
        module[token.next].kind != .colon,
        module.names.values[module.name(of: token)] != nil
      else { return nil }
      return Lookup(file: module.file, name: name(of: token, in: module))
    }
  }

  private mutating func dependency(
    on imported: ModuleNames.Import, of module: Module
  ) -> [Lookup] {
    let place = module.range(of: imported.module)
    guard
      case .module(let other) = loader.resolve(
        module.string(of: imported.module), from: module, at: place)
    else { return [] }
    switch imported.name {
    case .named(let name):
      guard case .found(let origin, _) = export(name, of: other) else { return [] }
      return [Lookup(file: origin.file, name: names.name(name), isExport: true)]
    case .namespace:
      return other.names.exportedNames.map {
        Lookup(file: other.file, name: names.name($0), isExport: true)
      }
    }
  }
}
