/// Where an expression stands: which names it sees.
struct Context {
  let module: Module
  /// The parameters of the functions that are being called, the innermost first.
  var scope: Scope?

  /// A type that is written here.
  func type(_ id: TypeID) -> TypeReference {
    TypeReference(file: module.file, node: id, arguments: scope?.types ?? [:])
  }

  init(_ module: Module, scope: Scope? = nil) {
    self.module = module
    self.scope = scope
  }
}

/// What the parameters and the variables of a function are bound to while its body is evaluated.
final class Scope {
  private var values: [Name: Value]
  private let parent: Scope?
  /// What the type parameters stand for, those of functions around this one among them.
  let types: [String: TypeValue]

  init(_ values: [Name: Value], types: [String: TypeValue] = [:], inside parent: Scope?) {
    self.values = values
    self.parent = parent
    self.types = parent?.types.merging(types) { $1 } ?? types
  }

  /// Adds variables, which functions that are declared before them see as well.
  func declare(_ bound: [Name: Value]) {
    values.merge(bound) { $1 }
  }

  subscript(name: Name) -> Value? {
    var scope: Scope? = self
    while let current = scope {
      if let value = current.values[name] { return value }
      scope = current.parent
    }
    return nil
  }
}
