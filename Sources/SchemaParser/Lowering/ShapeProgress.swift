import SchemaDiagnostics

/// How far the shaping of one type argument has gone, so that types without end come to one.
struct ShapeProgress {
  /// The type argument.
  let argument: SourceRange
  /// Whether a string is typed with it, which is one in Swift if the type has no shape.
  let isForString: Bool
  private var shapeCount = 0
  /// The named types that are being written out in place, since Swift has no name for them.
  private var inlined: [DeclaredType] = []
  /// The objects that are being written out, the outermost first.
  private var objects: [ObjectType] = []

  /// What is being written out around a type that Swift names.
  struct Surroundings {
    fileprivate let inlined: [DeclaredType]
    fileprivate let objects: [ObjectType]
  }

  private static let mostShapes = 20_000
  /// How often a generic type may stand inside itself, with other arguments each time.
  private static let mostInstances = 4

  init(argument: SourceRange, isForString: Bool = false) {
    self.argument = argument
    self.isForString = isForString
  }

  /// Whether there are more shapes than anybody would have a type of.
  var isTooLong: Bool { shapeCount > Self.mostShapes }

  /// Counts one shape more; whether that is still a number to be expected.
  mutating func count() -> Bool {
    shapeCount += 1
    return !isTooLong
  }

  /// Begins to write out a named type, unless that is going on already.
  mutating func begin(_ declared: DeclaredType) -> Bool {
    let instances = inlined.filter { $0.file == declared.file && $0.name == declared.name }
    guard !instances.contains(declared), instances.count < Self.mostInstances else { return false }
    inlined.append(declared)
    return true
  }

  mutating func endInlined() { inlined.removeLast() }

  /// Begins a type that Swift names: what it contains may contain what surrounds it.
  mutating func beginNamed() -> Surroundings {
    defer {
      inlined = []
      objects = []
    }
    return Surroundings(inlined: inlined, objects: objects)
  }

  mutating func endNamed(_ outer: Surroundings) {
    inlined = outer.inlined
    objects = outer.objects
  }

  /// Begins to write out an object, unless it is inside itself.
  mutating func begin(_ object: ObjectType) -> Bool {
    guard !objects.contains(object) else { return false }
    objects.append(object)
    return true
  }

  mutating func endObject() { objects.removeLast() }
}
