/// The names that blocks, functions and classes around a place declare in a `NameChangeScan`.
struct NameScopes {
  private var open: [Scope]
  /// The tokens that declare each name, the innermost last.
  private var declarations: [String: [TokenIndex]] = [:]

  /// A block, a function or a class.
  private struct Scope {
    /// The token where the names end to be known.
    let end: Int
    /// How many brackets are open around the body of a function, if that is an expression.
    let depth: Int?
    var names: Set<String> = []
  }

  /// - Parameter end: where all names end to be known.
  init(end: Int) {
    open = [Scope(end: end, depth: nil)]
  }

  mutating func begin(end: Int, bodyAtDepth depth: Int? = nil) {
    open.append(Scope(end: end, depth: depth))
  }

  /// Leaves what does not reach as far as a token.
  mutating func leave(at position: Int) {
    while open.count > 1, let scope = open.last, scope.end <= position {
      open.removeLast()
      for name in scope.names { declarations[name]?.removeLast() }
    }
  }

  /// Where the innermost function ends, if its body is an expression with so many brackets around.
  func endOfBody(atDepth depth: Int) -> Int? {
    guard let last = open.last, last.depth == depth else { return nil }
    return last.end
  }

  mutating func declare(_ name: String, by token: TokenIndex) {
    if !open[open.count - 1].names.insert(name).inserted { declarations[name]?.removeLast() }
    declarations[name, default: []].append(token)
  }

  /// The token that declares a name, as seen from the innermost scope.
  func declaration(of name: String) -> TokenIndex? { declarations[name]?.last }
}

extension SourceFileSyntax {
  /// The tokens that declare the parameters of each function of the file, by the token that
  /// declares the function; `nil` for a parameter that is a pattern.
  var parametersOfFunctions: [TokenIndex: [TokenIndex?]] {
    var result: [TokenIndex: [TokenIndex?]] = [:]
    for statement in statements {
      switch statement.kind {
      case .function(let id):
        if let name = self[id].name { result[name] = parameters(of: id) }
      case .variables(let list, _):
        for id in self[list] {
          guard case .name(let name) = self[id].binding, let value = self[id].initializer,
            case .function(let function) = self[value].kind
          else { continue }
          result[name] = parameters(of: function)
        }
      default: break
      }
    }
    return result
  }

  private func parameters(of function: NodeID<FunctionNode>) -> [TokenIndex?] {
    self[self[function].parameters].map {
      if case .name(let token) = self[$0].binding { token } else { nil }
    }
  }
}
