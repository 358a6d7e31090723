import SchemaDiagnostics
import SchemaModel

/// Evaluates expressions, lazily and without running anything.
///
/// A value that cannot be known is `opaque` until somebody needs it; what is wrong in itself is
/// reported at once and becomes `poisoned`, so that one fault is reported once.
struct Evaluator {
  var loader: ModuleLoader
  var names = NameTable()
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var duplicateKeys: [DuplicateKey] = []
  private var reported: Set<Report> = []
  private var progress: [FileProgress] = []
  private var depth = 0
  /// What is being evaluated at the top of a file; `nil` where order does not matter.
  var moment: Moment?
  /// What the named types that have been looked into are.
  var definitions: [DeclaredType: TypeValue] = [:]
  /// The named types that are being looked into.
  var expanding: Set<DeclaredType> = []
  var callCount = 0
  /// Whether it has been looked into once whether too much depth comes of a cycle.
  var hasSearchedForCycle = false
  private var hasReportedDepth = false

  /// A place is reported once for each thing that is wrong there.
  private struct Report: Hashable {
    let id: DiagnosticID
    let range: SourceRange
  }

  /// A name as a module's own expressions see it, or as its importers do.
  struct Lookup {
    let file: FileID
    let name: Name
    var isExport = false
  }

  /// How far the names of a file are evaluated, as the file sees them and as importers do.
  private struct FileProgress {
    var names = NameMap<Progress>()
    var exports = NameMap<Progress>()
    var known = NameMap<KnownValue>()
  }

  /// What a name has turned out to stand for wherever a file uses it.
  struct KnownValue {
    let value: Value
    /// The token up to which it has no value yet, if it is not known from the start.
    let since: TokenIndex?
  }

  private enum Progress {
    case running
    case done(Value)
  }

  /// How deep expressions may lie in each other, by nesting and through names together.
  private static let deepest = 100

  init(loader: ModuleLoader) {
    self.loader = loader
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  mutating func report(_ diagnostic: Diagnostic) {
    // Where evaluation was too deep once, much else is too deep in consequence.
    if diagnostic.id == .nestingTooDeep, hasReportedDepth { return }
    if diagnostic.id == .nestingTooDeep || diagnostic.id == .importCycle { hasReportedDepth = true }
    if reported.insert(Report(id: diagnostic.id, range: diagnostic.range)).inserted {
      diagnostics.append(diagnostic)
    }
  }

  /// Reports a fault and gives the value that stands for it from then on.
  mutating func fail(_ diagnostic: Diagnostic) -> Value {
    report(diagnostic)
    return .poisoned
  }
}

// MARK: - Names

extension Evaluator {
  /// The property or variable that a token names.
  mutating func name(of token: TokenIndex, in module: Module) -> Name {
    module.name(of: token, in: &names)
  }

  mutating func locatedName(of token: TokenIndex, in module: Module) -> Located<Name> {
    Located(module.name(of: token, in: &names), at: module.range(of: token))
  }

  func knownValue(of name: Name, in file: FileID) -> KnownValue? {
    let file = Int(file.index)
    return file < progress.count ? progress[file].known[name] : nil
  }

  mutating func remember(_ value: KnownValue, of name: Name, in file: FileID) {
    let file = Int(file.index)
    while progress.count <= file { progress.append(FileProgress()) }
    progress[file].known[name] = value
  }

  private subscript(lookup: Lookup) -> Progress? {
    get {
      let file = Int(lookup.file.index)
      guard file < progress.count else { return nil }
      return lookup.isExport
        ? progress[file].exports[lookup.name] : progress[file].names[lookup.name]
    }
    set {
      let file = Int(lookup.file.index)
      while progress.count <= file { progress.append(FileProgress()) }
      if lookup.isExport {
        progress[file].exports[lookup.name] = newValue
      } else {
        progress[file].names[lookup.name] = newValue
      }
    }
  }
}

// MARK: - Declarations

extension Evaluator {
  /// The value of a name that a module declares, evaluated once.
  ///
  /// - Parameter use: where it is asked for, to be named if the name depends on itself.
  mutating func value(
    of name: Name, declared: ModuleNames.Declared<ModuleNames.Value>, in module: Module,
    usedAt use: SourceRange
  ) -> Value {
    once(
      Lookup(file: module.file, name: name),
      declaredAt: module.range(of: declared.token), usedAt: use
    ) { $0.evaluate(declared, named: name, in: module) }
  }

  /// Evaluates what a name stands for when it is first asked for, and never while that is going on.
  mutating func once(
    _ lookup: Lookup, declaredAt declaration: SourceRange, usedAt use: SourceRange,
    _ evaluate: (inout Evaluator) -> Value
  ) -> Value {
    switch self[lookup] {
    case .done(let value):
      return value
    case .running:
      let cycle = Obstacle(
        "`\(names[lookup.name])` depends on itself", at: declaration,
        id: use.file == declaration.file ? .notEvaluable : .importCycle)
      return .opaque(cycle.passing("`\(names[lookup.name])` is needed again here", at: use))
    case nil:
      guard enter(levels: 3) else {
        return .opaque(obstacle(toGoingDeeper: lookup, declaredAt: declaration, usedAt: use))
      }
      defer { leave(levels: 3) }
      self[lookup] = .running
      let value = evaluate(&self)
      self[lookup] = .done(value)
      return value
    }
  }

  func isBeingEvaluated(_ lookup: Lookup) -> Bool {
    if case .running = self[lookup] { true } else { false }
  }

  private mutating func evaluate(
    _ declared: ModuleNames.Declared<ModuleNames.Value>, named name: Name, in module: Module
  ) -> Value {
    let place = module.range(of: declared.token)
    if let obstacle = module.obstacle(toKnowing: declared.token) { return .opaque(obstacle) }
    switch declared.meaning {
    case .variable(let id):
      guard let initializer = module[id].initializer else {
        return .opaque(Obstacle("`\(names[name])` is declared without a value", at: place))
      }
      let value = evaluateAtTop(initializer, of: module)
      return value.declared(at: DocumentedToken(file: module.file, token: declared.statement))
    case .destructured(let id):
      return destructureAtTop(module[id], of: module)[name] ?? .poisoned
    case .function(let id):
      return .function(FunctionValue(function: id, context: Context(module), range: place))
    case .enumeration(let id):
      return during(Moment(file: module.file, token: declared.token)) {
        $0.enumeration(module[id], in: Context(module))
      }
    case .imported(let imported):
      return value(of: imported, in: module)
    case .skipped:
      return .opaque(
        Obstacle("`\(names[name])` is declared by a statement that is not evaluated", at: place))
    }
  }

  /// Evaluates nested expressions to a bounded depth.
  mutating func nested(at range: SourceRange, _ evaluate: (inout Evaluator) -> Value) -> Value {
    guard enter(levels: 3) else { return .opaque(Self.tooDeep(at: range)) }
    defer { leave(levels: 3) }
    return evaluate(&self)
  }

  /// Goes deeper, if that is not too deep. Names and calls count for several levels, since they
  /// take more of the stack than an expression inside another.
  mutating func enter(levels: Int = 1) -> Bool {
    guard depth + levels <= Self.deepest else { return false }
    depth += levels
    return true
  }

  mutating func leave(levels: Int = 1) { depth -= levels }

  static func tooDeep(at range: SourceRange) -> Obstacle {
    Obstacle("too many expressions depend on each other here", at: range, id: .nestingTooDeep)
  }

  mutating func noteDuplicate(_ name: String, first: SourceRange, repeated: SourceRange) {
    duplicateKeys.append(DuplicateKey(name: name, first: first, repeated: repeated))
  }
}

extension Module {
  /// Why the name that a token declares has no value that is known, if it is changed.
  func obstacle(toKnowing declaration: TokenIndex) -> Obstacle? {
    changes[declaration].map {
      Obstacle(
        "`\(name(of: declaration))` is changed here after its declaration", at: range(of: $0))
    }
  }
}
