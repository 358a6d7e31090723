import SchemaDiagnostics

/// How far the shaping of one type argument has gone, so that types without end come to one.
struct ShapeProgress {
  /// The type argument.
  let argument: SourceRange
  private var depth = 0
  private var count = 0
  /// The named types that are being written out in place, since Swift has no name for them.
  private var inlined: [DeclaredType] = []

  private static let deepest = 100
  private static let most = 20_000
  /// How often a generic type may stand inside itself, with other arguments each time.
  private static let mostInstances = 4

  init(argument: SourceRange) {
    self.argument = argument
  }

  /// Goes one type deeper, if that is not too deep.
  mutating func enter() -> Bool {
    guard depth < Self.deepest, count < Self.most else { return false }
    depth += 1
    count += 1
    return true
  }

  mutating func leave() { depth -= 1 }

  /// Begins to write out a named type, unless that is going on already.
  mutating func begin(_ declared: DeclaredType) -> Bool {
    let instances = inlined.filter { $0.file == declared.file && $0.name == declared.name }
    guard !instances.contains(declared), instances.count < Self.mostInstances else { return false }
    inlined.append(declared)
    return true
  }

  mutating func end(_ declared: DeclaredType) { inlined.removeLast() }

  /// Begins a type that Swift names: what it contains may contain what surrounds it.
  mutating func beginNamed() -> [DeclaredType] {
    defer { inlined = [] }
    return inlined
  }

  mutating func endNamed(_ outer: [DeclaredType]) { inlined = outer }
}
