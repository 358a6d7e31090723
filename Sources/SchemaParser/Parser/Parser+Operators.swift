import SchemaDiagnostics

/// Expressions made of others with operators.
extension Parser {
  func makeExpression(_ first: TokenIndex, _ kind: Expression.Kind) -> ExpressionID {
    syntax.add(Expression(first: first, end: index, kind: kind))
  }

  /// An expression that the source leaves out, before the token at hand.
  func missingExpression() -> ExpressionID { makeExpression(index, .missing) }

  /// An expression with commas.
  func parseExpression() -> ExpressionID {
    let first = index
    var left = parseAssignment()
    while consume(.comma) {
      let right = parseAssignment()
      left = makeExpression(first, .binary(left: left, right: right))
    }
    return left
  }

  /// An expression without commas outside brackets.
  func parseAssignment() -> ExpressionID {
    guard enter() else { return missingExpression() }
    defer { leave() }
    if let function = parseArrowFunction() { return function }
    let first = index
    let left = parseBinary(OperatorPrecedence.lowest)
    if isAtAssignment, isTarget(left) { return parseAssignedValue(first, left) }
    return at(.question) ? parseConditional(first, left) : left
  }

  private var isAtAssignment: Bool {
    OperatorPrecedence.isAssignment(kind) || assignmentRun != nil
  }

  /// Whether an expression may stand left of `=`, by its form alone.
  private func isTarget(_ id: ExpressionID) -> Bool {
    switch syntax[id].kind {
    case .binary, .prefix, .postfix, .conditional, .asType, .satisfies, .asConst, .spread: false
    case .function: syntax[syntax[id].first].kind == .functionKeyword
    default: true
    }
  }

  private func parseAssignedValue(_ first: TokenIndex, _ left: ExpressionID)
    -> ExpressionID
  {
    move(to: position + (assignmentRun ?? 1))
    let right = parseAssignment()
    return makeExpression(first, .binary(left: left, right: right))
  }

  private func parseConditional(_ first: TokenIndex, _ condition: ExpressionID)
    -> ExpressionID
  {
    advance()
    if at(.comma) || isCloser(kind) || isAtLineOfProperty { return passStrayQuestion(condition) }
    let isInConditionalBefore = isInConditional
    isInConditional = true
    let then = parseAssignment()
    isInConditional = isInConditionalBefore
    let otherwise = expect(.colon) ? parseAssignment() : missingExpression()
    let operands =
      syntax.addList([condition.index, then.index, otherwise.index]) as NodeList<Expression>
    return makeExpression(first, .conditional(operands))
  }

  /// A `?` behind which the expression ends.
  private func passStrayQuestion(_ condition: ExpressionID) -> ExpressionID {
    let question = syntax.range(of: index.previous)
    report(
      .expectedExpression, "expected an expression after `?`", at: question,
      fixIts: [removal(of: question)])
    return condition
  }

  /// Operands with operators that bind at least as tightly as `minimum`.
  func parseBinary(_ minimum: Int) -> ExpressionID {
    let first = index
    var left = parseUnary()
    while true {
      let (precedence, length) = binaryOperator
      guard precedence >= minimum else { return left }
      if at(.asKeyword) || at(.satisfiesKeyword) {
        guard !token.isAfterLineBreak else { return left }
        left = parseCast(first, left)
        continue
      }
      move(to: position + length)
      let right = parseRightOperand(above: precedence)
      left = makeExpression(first, .binary(left: left, right: right))
    }
  }

  private func parseRightOperand(above precedence: Int) -> ExpressionID {
    guard enter() else { return missingExpression() }
    defer { leave() }
    // `**` alone groups from the right.
    return parseBinary(precedence == OperatorPrecedence.exponent ? precedence : precedence + 1)
  }

  private func parseCast(_ first: TokenIndex, _ left: ExpressionID) -> ExpressionID {
    let isSatisfies = at(.satisfiesKeyword)
    advance()
    if !isSatisfies, at(.constKeyword) {
      advance()
      return makeExpression(first, .asConst(left))
    }
    let type = parseType()
    return makeExpression(first, isSatisfies ? .satisfies(left, type) : .asType(left, type))
  }
}

// MARK: - Operators of several tokens

extension Parser {
  /// `>` and `<` are tokens of one sign each, for the sake of types; where a value is read, those
  /// that touch are one operator.
  struct AngleRun {
    let length: Int
    let precedence: Int
    var isAssignment: Bool { precedence == 0 }
  }

  /// The operator that begins with the `>` at hand.
  var greaterRun: AngleRun? {
    guard at(.greater) else { return nil }
    var length = 1
    while length < 3, touches(length), peek(length).kind == .greater { length += 1 }
    guard touches(length) else { return plainRun(length) }
    switch peek(length).kind {
    // `>=` compares; `>>=` and `>>>=` assign.
    case .equal:
      return AngleRun(length: length + 1, precedence: length == 1 ? 11 : 0)
    default: return plainRun(length)
    }
  }

  /// The number of tokens of the `>>=`, `>>>=` or `<<=` at hand.
  private var assignmentRun: Int? {
    if at(.less), touches(1), peek().kind == .lessEqual { return 2 }
    return greaterRun.flatMap { $0.isAssignment ? $0.length : nil }
  }

  private func plainRun(_ length: Int) -> AngleRun {
    AngleRun(length: length, precedence: length == 1 ? 11 : OperatorPrecedence.shift)
  }

  /// The precedence of the operator at hand and the number of its tokens; 0 if it is none.
  private var binaryOperator: (precedence: Int, length: Int) {
    switch kind {
    case .greater:
      guard let run = greaterRun else { return (0, 1) }
      return (run.precedence, run.length)
    case .less where touches(1) && peek().kind == .less: return (OperatorPrecedence.shift, 2)
    case .less where touches(1) && peek().kind == .lessEqual: return (0, 2)
    default: return (OperatorPrecedence.of(kind), 1)
    }
  }
}
