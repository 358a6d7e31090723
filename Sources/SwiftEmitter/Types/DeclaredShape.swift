import SchemaModel

/// What remains of a type when nulls, arrays and dictionaries are taken away.
struct DeclaredShape {
  /// An array or a dictionary around a type.
  enum Container {
    case array, dictionary
  }

  /// From the outside in.
  private(set) var containers: [Container] = []
  /// A scalar, a named type, or a type that needs a declaration.
  private(set) var core: TypeShape

  init(_ shape: TypeShape) {
    var shape = shape
    while true {
      switch shape {
      case .optional(let wrapped): shape = wrapped
      case .array(let element):
        containers.append(.array)
        shape = element
      case .dictionary(let value):
        containers.append(.dictionary)
        shape = value
      default:
        core = shape
        return
      }
    }
  }

  /// Whether Swift needs a declaration for the core.
  var needsDeclaration: Bool {
    switch core {
    case .literals, .tuple, .object, .union: true
    default: false
    }
  }
}
