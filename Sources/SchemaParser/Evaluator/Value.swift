import SchemaDiagnostics

/// What an expression evaluates to, as far as that can be known without running it.
enum Value {
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null
  case undefined
  case array(ArrayValue)
  indirect case object(ObjectValue)
  indirect case function(FunctionValue)
  /// A function or an object that JavaScript has built in.
  case intrinsic(Intrinsic)

  /// `i`, by whatever name.
  case builders
  /// A builder that is not called yet, `i.string`.
  case builder(Builder)
  indirect case attribute(AttributeValue)
  indirect case entity(EntityValue)
  indirect case schema(SchemaValue)
  /// A chain method that is not called yet, `i.string().optional`.
  indirect case method(MethodValue)

  /// All that a module exports, `* as m`.
  case module(FileID)
  /// A package, which is not read; or what it exports as default.
  indirect case package(PackageValue)
  /// Something that is known to be beyond what is evaluated, of which nobody has complained yet.
  indirect case opaque(Obstacle)
  /// What a diagnostic has been reported for already; nothing more is said about it.
  case poisoned
}

/// A value together with the expression that gave it.
struct Operand {
  let value: Value
  let range: SourceRange

  init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

/// The elements of an array.
struct ArrayValue {
  /// Where an element is written.
  struct Place {
    let declaration: DocumentedToken
    let range: SourceRange
  }

  var elements: [Value]
  /// The places of the elements, as far as they are written in one; empty if none is known.
  var places: [Place?] = []
  /// Whether `as const` keeps its literal types.
  var isConst = false
}

/// A function together with where its free names are looked up.
struct FunctionValue {
  let function: NodeID<FunctionNode>
  let context: Context
  /// Where it is declared or written.
  let range: SourceRange
}

/// A package that a file imports from, as its import calls it.
struct PackageValue {
  let specifier: String
  let range: SourceRange
  /// What may be why the import leads to a package.
  let notes: [String]
}

/// A value of JavaScript's own that schemas use.
enum Intrinsic: String {
  case object = "Object"
  case freeze = "Object.freeze"
  case assign = "Object.assign"
  case fromEntries = "Object.fromEntries"
  case entries = "Object.entries"
  case keys = "Object.keys"
  case values = "Object.values"
  case require = "require"
}

extension Value {
  /// Whether a condition takes it for true; `nil` if that is not known.
  var isTruthy: Bool? {
    switch self {
    case .string(let text): !text.isEmpty
    case .number(let number): number != 0 && !number.isNaN
    case .boolean(let flag): flag
    case .null, .undefined: false
    case .opaque, .poisoned: nil
    default: true
    }
  }

  var isNullish: Bool? {
    switch self {
    case .null, .undefined: true
    case .opaque, .poisoned: nil
    default: false
    }
  }

  /// The same value, except that a package used as a value is one that nobody knows.
  var withoutPackage: Value {
    if case .package(let package) = self {
      return .opaque(package.obstacle(for: ModuleNames.defaultExport))
    }
    return self
  }

  /// What it is, for messages, with its article.
  var description: String {
    switch self {
    case .string: "a string"
    case .number: "a number"
    case .boolean(let flag): "`\(flag)`"
    case .null: "`null`"
    case .undefined: "`undefined`"
    case .array: "an array"
    case .object: "an object"
    case .function: "a function"
    case .intrinsic(let intrinsic): "`\(intrinsic.rawValue)`"
    case .builders: "`i` itself"
    case .builder(let builder): "`i.\(builder.rawValue)` without a call"
    case .attribute: "an attribute"
    case .entity: "an entity"
    case .schema: "a schema"
    case .method(let method): "`.\(method.method.name)` without a call"
    case .module: "a module"
    case .package(let package): "the package `\(package.specifier)`"
    case .opaque, .poisoned: "a value that cannot be evaluated"
    }
  }

  /// The same value with the literal types that `as const` keeps.
  var asConst: Value {
    switch self {
    case .array(let array):
      .array(
        ArrayValue(
          elements: array.elements.map(\.asConst), places: array.places, isConst: true))
    case .object(let object):
      .object(object.asConst)
    default: self
    }
  }
}
