/// Where an expression stands: which names it sees.
struct Context {
  let module: Module
  /// The parameters of the functions that are being called, the innermost first.
  var scope: Scope?

  init(_ module: Module, scope: Scope? = nil) {
    self.module = module
    self.scope = scope
  }
}

/// What the parameters of a function are bound to while its body is evaluated.
final class Scope {
  private let values: [String: Value]
  private let parent: Scope?

  init(_ values: [String: Value], inside parent: Scope?) {
    self.values = values
    self.parent = parent
  }

  subscript(name: String) -> Value? {
    var scope: Scope? = self
    while let current = scope {
      if let value = current.values[name] { return value }
      scope = current.parent
    }
    return nil
  }
}
