import SchemaDiagnostics

extension Evaluator {
  /// The value of an expression.
  mutating func evaluate(_ id: ExpressionID, in context: Context) -> Value {
    let module = context.module
    let expression = module[id]
    switch expression.kind {
    case .missing, .hole: return .poisoned
    case .string:
      if module[expression.first].hasError { return .poisoned }
      return .string(module.string(of: expression.first))
    case .number: return .number(module.number(of: expression.first))
    case .boolean(let value): return .boolean(value)
    case .null: return .null
    case .identifier:
      return value(of: expression.first, in: context)
    default:
      guard enter() else { return .opaque(Self.tooDeep(at: module.range(of: expression))) }
      defer { leave() }
      return evaluateParts(of: expression, in: context)
    }
  }

  /// The value of an expression that is made of others.
  private mutating func evaluateParts(of expression: Expression, in context: Context) -> Value {
    switch expression.kind {
    case .call(let callee, let arguments):
      return call(expression, callee, arguments, in: context)
    case .member(let object, let name):
      return member(of: object, name, in: context)
    case .object:
      return object(expression, in: context)
    case .array(let elements):
      return array(elements, in: context)
    case .asType(let inner, _), .satisfies(let inner, _), .nonNull(let inner),
      .parenthesized(let inner), .instantiation(let inner, _):
      return evaluate(inner, in: context)
    case .asConst(let inner):
      return evaluate(inner, in: context).asConst
    case .element(let object, let index):
      return element(of: object, index, in: context)
    case .template(let parts):
      return template(expression, parts, in: context)
    case .prefix(let operand):
      return prefix(expression, operand, in: context)
    case .binary(let left, let right):
      return binary(expression, left, right, in: context)
    case .conditional(let parts):
      return conditional(parts, in: context)
    case .function(let id):
      let range = context.module.range(of: expression)
      return .function(FunctionValue(function: id, context: context, range: range))
    default:
      return .opaque(
        Obstacle(
          expression.kind.reasonNotEvaluated, at: context.module.range(of: expression)))
    }
  }
}

extension Expression.Kind {
  /// Why an expression of this kind has no value here, as a clause.
  fileprivate var reasonNotEvaluated: String {
    switch self {
    case .bigint: "a bigint is no value that JSON can hold"
    case .regularExpression: "a regular expression is not evaluated"
    case .new: "`new` runs code"
    case .taggedTemplate: "a tagged template runs code"
    case .postfix: "this changes a variable"
    case .classExpression: "a class is not evaluated"
    case .jsx: "JSX is not evaluated"
    case .keyword: "this is known only when the program runs"
    default: "this expression is not evaluated"
    }
  }
}

// MARK: - Arrays

extension Evaluator {
  private mutating func array(_ list: NodeList<Expression>, in context: Context) -> Value {
    let module = context.module
    var elements: [Value] = []
    var places: [ArrayValue.Place?] = []
    for id in module[list] {
      switch module[id].kind {
      case .hole:
        elements.append(.undefined)
        places.append(nil)
      case .spread(let inner):
        switch evaluate(inner, in: context) {
        case .array(let spread):
          guard elements.count + spread.elements.count <= Self.longestArray else {
            return .opaque(Obstacle("this array grows too long", at: module.range(of: id)))
          }
          elements += spread.elements
          places +=
            spread.places.isEmpty
            ? Array(repeating: nil, count: spread.elements.count) : spread.places
        case .opaque(let obstacle):
          return .opaque(obstacle.passing("spread here", at: module.range(of: id)))
        case .poisoned:
          return .poisoned
        case let other:
          return .opaque(
            Obstacle("\(other.description) cannot be spread in an array", at: module.range(of: id)))
        }
      default:
        elements.append(evaluate(id, in: context))
        places.append(
          ArrayValue.Place(
            declaration: DocumentedToken(file: module.file, token: module[id].first),
            range: module.range(of: id)))
      }
    }
    return .array(ArrayValue(elements: elements, places: places))
  }

  static let longestArray = 100_000
}
