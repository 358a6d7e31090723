import SchemaDiagnostics

/// Where the exports of modules come from, through `export … from` and `export *`.
extension Evaluator {
  enum ExportLookup {
    /// The module that has it, and what it is there.
    case found(Module, ModuleNames.Declared<ModuleNames.Export>)
    /// It comes out of a package.
    case package(PackageValue)
    case failed(Diagnostic)
    /// Nobody knows, since a file is no text, which has been reported.
    case reported
    case missing
  }

  /// Finds what a module exports under a name.
  mutating func export(_ name: String, of module: Module) -> ExportLookup {
    var visited: [FileID] = []
    return export(name, of: module, &visited)
  }

  private mutating func export(
    _ name: String, of module: Module, _ visited: inout [FileID]
  ) -> ExportLookup {
    if let export = module.names.exports[name] { return .found(module, export) }
    guard !visited.contains(module.file) else { return .missing }
    visited.append(module.file)
    // `export *` leaves the default export out.
    guard name != ModuleNames.defaultExport else { return .missing }
    var package: PackageValue?
    for token in module.names.starExports {
      let specifier = module.string(of: token)
      let range = module.range(of: token)
      switch loader.resolve(specifier, from: module, at: range) {
      case .module(let other):
        let found = export(name, of: other, &visited)
        if case .missing = found { continue }
        return found
      case .package(let notes):
        package = PackageValue(specifier: specifier, range: range, notes: notes)
      case .failed(let diagnostic):
        return .failed(diagnostic)
      case .reported:
        return .reported
      }
    }
    return package.map { .package($0) } ?? .missing
  }
}
