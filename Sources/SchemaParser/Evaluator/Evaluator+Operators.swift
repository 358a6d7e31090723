import SchemaDiagnostics

/// Operators and templates over constants.
extension Evaluator {
  mutating func template(
    _ expression: Expression, _ parts: NodeList<Expression>, in context: Context
  ) -> Value {
    let module = context.module
    var text = ""
    for id in module[parts] {
      text += module.string(of: module[id].first.previous)
      switch evaluate(id, in: context) {
      case .poisoned: return .poisoned
      case .opaque(let obstacle):
        return .opaque(obstacle.passing("inserted here", at: module.range(of: id)))
      case let value:
        guard let part = value.text else {
          return .opaque(
            Obstacle(
              "\(value.description) cannot be inserted in a string", at: module.range(of: id)))
        }
        text += part
      }
    }
    return bounded(
      text + module.string(of: expression.end.previous), at: context.module.range(of: expression))
  }

  mutating func prefix(
    _ expression: Expression, _ operand: ExpressionID, in context: Context
  ) -> Value {
    let module = context.module
    let unknown = Obstacle("this operator is not evaluated", at: module.range(of: expression))
    switch (module[expression.first].kind, evaluate(operand, in: context)) {
    case (_, .poisoned): return .poisoned
    case (.voidKeyword, _): return .undefined
    case (.typeofKeyword, .opaque(let obstacle)): return .opaque(obstacle)
    case (.typeofKeyword, let value):
      return value.typeName.map { .string($0) } ?? .opaque(unknown)
    case (_, .opaque(let obstacle)): return .opaque(obstacle)
    case (.minus, .number(let number)): return .number(-number)
    case (.plus, .number(let number)): return .number(number)
    case (.exclamation, let value):
      return value.isTruthy.map { .boolean(!$0) } ?? .opaque(unknown)
    default: return .opaque(unknown)
    }
  }

  mutating func binary(
    _ expression: Expression, _ left: ExpressionID, _ right: ExpressionID, in context: Context
  ) -> Value {
    let module = context.module
    let value = evaluate(left, in: context)
    switch (module.binaryOperator(left: left), value) {
    case (_, .poisoned), (_, .opaque): return value
    case (.questionQuestion, _):
      return value.isNullish == true ? evaluate(right, in: context) : value
    case (.barBar, _):
      return value.isTruthy == true ? value : evaluate(right, in: context)
    case (.ampersandAmpersand, _):
      return value.isTruthy == true ? evaluate(right, in: context) : value
    case (.comma, _): return evaluate(right, in: context)
    case (let operation, _):
      let other = evaluate(right, in: context)
      switch other {
      case .poisoned, .opaque: return other
      default:
        guard operation == .greater else {
          return combine(value, operation, other, at: expression, in: context)
        }
        // `>=` is two tokens, and `a > b` is `b < a`.
        let isAlone = module[left].end.next == module[right].first
        let mirrored: TokenKind =
          isAlone ? .less : module[module[left].end.next].kind == .equal ? .lessEqual : .greater
        return combine(other, mirrored, value, at: expression, in: context)
      }
    }
  }

  private func combine(
    _ left: Value, _ operation: TokenKind, _ right: Value, at expression: Expression,
    in context: Context
  ) -> Value {
    switch (left, operation, right) {
    case (.number(let a), .plus, .number(let b)): return .number(a + b)
    case (.number(let a), .minus, .number(let b)): return .number(a - b)
    case (.number(let a), .asterisk, .number(let b)): return .number(a * b)
    case (.number(let a), .slash, .number(let b)): return .number(a / b)
    case (.number(let a), .percent, .number(let b)):
      return .number(a.truncatingRemainder(dividingBy: b))
    case (.number(let a), .less, .number(let b)): return .boolean(a < b)
    case (.number(let a), .lessEqual, .number(let b)): return .boolean(a <= b)
    case (.string, .plus, _), (_, .plus, .string):
      if let a = left.text, let b = right.text {
        return bounded(a + b, at: context.module.range(of: expression))
      }
    case (_, .equalEqualEqual, _):
      if let equal = left.isIdentical(to: right) { return .boolean(equal) }
    case (_, .exclamationEqualEqual, _):
      if let equal = left.isIdentical(to: right) { return .boolean(!equal) }
    case (_, .equalEqual, _):
      if let equal = left.isLooselyEqual(to: right) { return .boolean(equal) }
    case (_, .exclamationEqual, _):
      if let equal = left.isLooselyEqual(to: right) { return .boolean(!equal) }
    default: break
    }
    return .opaque(
      Obstacle(
        "this operator is not evaluated for \(left.description) and \(right.description)",
        at: context.module.range(of: expression)))
  }

  mutating func conditional(_ parts: NodeList<Expression>, in context: Context) -> Value {
    let parts = Array(context.module[parts])
    let condition = evaluate(parts[0], in: context)
    guard let isTruthy = condition.isTruthy else {
      guard case .opaque(let obstacle) = condition else { return condition }
      let range = context.module.range(of: parts[0])
      return .opaque(obstacle.passing("the choice depends on this", at: range))
    }
    return evaluate(isTruthy ? parts[1] : parts[2], in: context)
  }

  /// A string, unless constants that double each other have made it absurdly long.
  func bounded(_ text: String, at range: SourceRange) -> Value {
    guard text.utf8.count <= Self.longestString else {
      return .opaque(Obstacle("this string grows too long", at: range))
    }
    return .string(text)
  }

  private static let longestString = 1 << 20
}

extension Value {
  /// What a constant becomes inside a string.
  var text: String? {
    switch self {
    case .string(let text): text
    case .number(let number): NumberKey(number).description
    case .boolean(let flag): String(flag)
    case .null: "null"
    case .undefined: "undefined"
    default: nil
    }
  }

  /// What `typeof` says of a value.
  fileprivate var typeName: String? {
    switch self {
    case .string: "string"
    case .number: "number"
    case .boolean: "boolean"
    case .undefined: "undefined"
    case .null, .array, .object, .attribute, .entity, .schema, .builders, .module: "object"
    case .function, .builder, .method, .intrinsic: "function"
    case .package, .opaque, .poisoned: nil
    }
  }

  /// Whether two constants are `==`; `nil` where that takes more than to compare them.
  fileprivate func isLooselyEqual(to other: Value) -> Bool? {
    switch (self, other) {
    case (.string, .string), (.number, .number), (.boolean, .boolean): isIdentical(to: other)
    case (.null, _), (.undefined, _): other.isNullish
    case (_, .null), (_, .undefined): isNullish
    default: nil
    }
  }

  /// Whether two constants are `===`; `nil` where identity of objects would decide.
  func isIdentical(to other: Value) -> Bool? {
    switch (self, other) {
    case (.string(let a), .string(let b)): ExactName(a) == ExactName(b)
    case (.number(let a), .number(let b)): a == b
    case (.boolean(let a), .boolean(let b)): a == b
    case (.null, .null), (.undefined, .undefined): true
    case (.opaque, _), (_, .opaque), (.poisoned, _), (_, .poisoned): nil
    default: text != nil || other.text != nil ? false : nil
    }
  }
}
