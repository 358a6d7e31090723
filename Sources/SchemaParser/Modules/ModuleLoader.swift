import SchemaDiagnostics

/// Finds and parses the modules of a schema, each once, when somebody asks for them.
struct ModuleLoader {
  /// What an import leads to.
  enum Resolution {
    case module(Module)
    /// A package: what lies outside the project, and is not read. The notes say what may be why
    /// the import leads there.
    case package(notes: [String])
    /// A path that leads nowhere, told in a diagnostic at the import.
    case failed(Diagnostic)
    /// A file that is no text, which the diagnostics of the loader say.
    case reported
  }

  private(set) var files: SourceMap
  /// What lexing and parsing had to say about the modules loaded so far.
  private(set) var diagnostics: [Diagnostic] = []
  private let sources: any SourceProvider
  private var modules: [Module?] = []
  /// By path. Text serves as the key here and below: the program has to find out how to hash a type
  /// when it first does, which takes longer than most schemas.
  private var filesByPath: [String: FileID] = [:]
  /// By the directory of the import and the specifier.
  private var resolutions: [String: Resolution] = [:]
  /// The aliases that hold in a directory, by its path.
  private var aliases: [String: AliasLookup] = [:]

  init(sources: any SourceProvider) {
    self.sources = sources
    self.files = SourceMap()
  }

  /// The module of a file that has been loaded.
  subscript(file: FileID) -> Module? {
    let index = Int(file.index)
    return modules.indices.contains(index) ? modules[index] : nil
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Takes in the schema file itself; `nil` if its bytes are no text, which is reported.
  mutating func loadSchema(path: String, bytes: [UInt8]) -> Module? {
    load(ModulePath(path), named: path, bytes)
  }

  /// What an import of a module leads to.
  ///
  /// - Parameters:
  ///   - specifier: the string that the import gives.
  ///   - range: where it stands.
  mutating func resolve(
    _ specifier: String, from module: Module, at range: SourceRange
  ) -> Resolution {
    let directory = module.path.directory
    let key = directory.text + "\0" + specifier
    if let known = resolutions[key] { return known }
    let found = find(specifier, from: directory, at: range)
    resolutions[key] = found
    return found
  }
}

// MARK: - Finding

extension ModuleLoader {
  private mutating func find(
    _ specifier: String, from directory: ModulePath, at range: SourceRange
  ) -> Resolution {
    if Self.isPath(specifier) {
      let path = directory.appending(specifier)
      return firstModule(among: ModuleCandidates.files(for: path), of: specifier, at: range)
        ?? .failed(Self.notFound(specifier, path, at: range))
    }
    let aliases: PathAliases
    switch nearestAliases(to: directory) {
    case .found(let found): aliases = found
    case .failed(let problem):
      return .failed(Diagnostic(.importNotReadable, problem, at: range))
    }
    let definitePath = aliases.definitePath(for: specifier)
    var notes = aliases.unread
    for path in aliases.paths(for: specifier) {
      let found = firstModule(among: ModuleCandidates.files(for: path), of: specifier, at: range)
      if definitePath == nil, case .failed(let diagnostic) = found,
        diagnostic.id == .importOutsideRoot
      {
        // Most of what is looked for there is a package.
        notes.append(Self.outside(path))
      } else if let found {
        return found
      }
    }
    guard let path = definitePath else { return .package(notes: notes) }
    return .failed(Self.notFound(specifier, path, at: range))
  }

  /// The first candidate that is there; `nil` if none is.
  private mutating func firstModule(
    among candidates: [ModulePath], of specifier: String, at range: SourceRange
  ) -> Resolution? {
    for path in candidates {
      if let file = filesByPath[path.text], let module = self[file] { return .module(module) }
      switch sources.source(at: path.text) {
      case .found(let bytes):
        return load(path, named: path.text, bytes).map { .module($0) } ?? .reported
      case .notFound:
        continue
      case .notReadable(let reason):
        return .failed(
          Diagnostic(
            .importNotReadable, "`\(path.text)` cannot be read: \(reason)", at: range))
      case .outsideRoot:
        return .failed(Self.outsideRoot(specifier, path, at: range))
      }
    }
    return nil
  }

  private mutating func load(_ path: ModulePath, named name: String, _ bytes: [UInt8]) -> Module? {
    let file = files.add(path: name, bytes: bytes)
    let parsed = path.isData ? Parser.parseData(file) : Parser.parse(file)
    diagnostics += parsed.diagnostics
    guard let syntax = parsed.value else { return nil }
    let module = Module(syntax)
    while modules.count <= Int(file.id.index) { modules.append(nil) }
    modules[Int(file.id.index)] = module
    filesByPath[path.text] = file.id
    return module
  }

  /// Whether something that a file names is a path, and not a package or an alias.
  private static func isPath(_ specifier: String) -> Bool {
    specifier.hasPrefix(".") || specifier.hasPrefix("/")
  }

  private static func notFound(
    _ specifier: String, _ path: ModulePath, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .importNotFound, "there is no module `\(specifier)`", at: range,
      notes: [
        "looked for `\(path.text)` with the endings .ts, .tsx, .mts, .cts, .js, .jsx, .mjs and .cjs, and for an index file in it"
      ])
  }

  private static func outside(_ path: ModulePath) -> String {
    "a tsconfig.json makes `\(path.text)` of it, which is out of the project, where nothing is read"
  }

  private static func outsideRoot(
    _ specifier: String, _ path: ModulePath, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .importOutsideRoot, "`\(specifier)` leads out of the project, where nothing is read",
      at: range,
      notes: ["`--root` names a directory higher up as the project's root"])
  }
}

// MARK: - Aliases

extension ModuleLoader {
  private enum AliasLookup {
    case found(PathAliases)
    /// Why it is not known which aliases hold.
    case failed(String)
  }

  /// The aliases of the nearest `tsconfig.json` or `jsconfig.json` at or above a directory.
  private mutating func nearestAliases(to directory: ModulePath) -> AliasLookup {
    if let known = aliases[directory.text] { return known }
    let found = readAliases(nearestTo: directory)
    aliases[directory.text] = found
    return found
  }

  private mutating func readAliases(nearestTo start: ModulePath) -> AliasLookup {
    for directory in Self.directories(upwardsFrom: start) {
      for name in ["tsconfig.json", "jsconfig.json"] {
        let path = directory.appending(name)
        switch sources.source(at: path.text) {
        case .notFound: continue
        case .outsideRoot: return .found(PathAliases())
        case .notReadable(let reason): return .failed("`\(path.text)` cannot be read: \(reason)")
        case .found(let bytes):
          var visited: Set<ModulePath> = []
          return .found(readAliases(at: path, bytes, &visited))
        }
      }
    }
    return .found(PathAliases())
  }

  /// A directory and those around it. No project lies deeper than 64 of them, and a provider that
  /// knows no root must not be asked forever.
  private static func directories(upwardsFrom start: ModulePath) -> some Sequence<ModulePath> {
    sequence(first: start) { $0.directory == $0 ? nil : $0.directory }.prefix(64)
  }

  /// The aliases of a configuration, with those that it inherits by `extends`.
  private mutating func readAliases(
    at path: ModulePath, _ bytes: [UInt8], _ visited: inout Set<ModulePath>
  ) -> PathAliases {
    guard visited.insert(path).inserted else { return PathAliases() }
    let parsed = Parser.parseValue(files.add(path: path.text, bytes: bytes))
    diagnostics += parsed.diagnostics
    guard let value = parsed.value else { return PathAliases() }
    let config = TypeScriptConfig(value)
    var aliases = PathAliases()
    for base in config.extends {
      aliases.override(with: inheritedAliases(base, extendedBy: path, &visited))
    }
    aliases.override(with: config.aliases(in: path.directory))
    return aliases
  }

  private mutating func inheritedAliases(
    _ base: String, extendedBy path: ModulePath, _ visited: inout Set<ModulePath>
  ) -> PathAliases {
    let unread = "`\(path.text)` extends `\(base)`, which"
    for candidate in Self.configurations(named: base, from: path.directory) {
      switch sources.source(at: candidate.text) {
      case .found(let bytes):
        return readAliases(at: candidate, bytes, &visited)
      case .notReadable(let reason):
        return PathAliases(unread: ["\(unread) cannot be read: \(reason)"])
      case .outsideRoot where Self.isPath(base):
        return PathAliases(
          unread: ["\(unread) leads out of the project, where nothing is read"])
      case .notFound, .outsideRoot:
        continue
      }
    }
    return PathAliases()
  }

  /// Where a configuration may be that another one in a directory extends: relative to it, or in a
  /// package that is installed for it.
  private static func configurations(
    named name: String, from directory: ModulePath
  ) -> [ModulePath] {
    if isPath(name) {
      let target = directory.appending(name)
      return [target, ModulePath(target.text + ".json")]
    }
    return directories(upwardsFrom: directory).flatMap { directory in
      let target = directory.appending("node_modules/" + name)
      return [target, ModulePath(target.text + ".json"), target.appending("tsconfig.json")]
    }
  }
}
