/// The names that a block, a function or a class declares in a `NameChangeScan`.
struct NameScope {
  /// The token where the names end to be known.
  let end: Int
  /// How many brackets are open around the body, if that is an expression.
  var depth = 0
  /// Whether it is that of a function whose body is an expression.
  var isExpression = false
  /// The brace of the class or enum whose members stand directly in it.
  var classBody: Int?
  /// The tokens that declare the names.
  var names: [String: TokenIndex] = [:]
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
