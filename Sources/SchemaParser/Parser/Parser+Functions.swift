import SchemaDiagnostics

/// Functions: their parameters, and their one returned expression where that is all they do.
extension Parser {
  /// `function …` or `async function …`, as an expression.
  func parseFunctionExpression() -> ExpressionID {
    let first = index
    let function = parseFunction(requiresName: false)
    return makeExpression(first, .function(function))
  }

  /// A function from `async` or `function` to the end of its body.
  func parseFunction(requiresName: Bool) -> NodeID<FunctionNode> {
    let first = index
    let isAsync = consume(.asyncKeyword)
    advance()
    let isGenerator = consume(.asterisk)
    let name = kind.isIdentifier ? take() : requiresName ? expectName() : nil
    let signature = parseSignature()
    let isInAsyncBefore = isInAsync
    isInAsync = isAsync
    let body = parseFunctionBody()
    isInAsync = isInAsyncBefore
    return syntax.add(
      FunctionNode(
        first: first, end: index, name: name, signature: signature, body: body,
        isAsyncOrGenerator: isAsync || isGenerator))
  }

  /// Type parameters, parameters and return type.
  func parseSignature() -> FunctionNode.Signature {
    let typeParameters = parseTypeParameters()
    let parameters = parseParameters()
    skipReturnType()
    return FunctionNode.Signature(typeParameters: typeParameters, parameters: parameters)
  }

  func skipReturnType() {
    if consume(.colon) { parseReturnType() }
  }

  func parseParameters() -> NodeList<Parameter> {
    guard enter() else { return .empty }
    defer { leave() }
    let opening = index
    guard expect(.leftParen, isInsertable: false) else { return .empty }
    let parameters: NodeList<Parameter> = parseList(.parameters)
    expectClosing(.rightParen, of: opening)
    return parameters
  }

  var isAtParameter: Bool {
    kind == .ellipsis || kind == .at || isAtBinding || kind == .thisKeyword
      || isParameterModifier
  }

  private var isParameterModifier: Bool {
    switch kind {
    case .publicKeyword, .privateKeyword, .protectedKeyword, .readonlyKeyword, .overrideKeyword:
      peek().kind.isIdentifier || peek().kind == .leftBrace || peek().kind == .leftBracket
    default: false
    }
  }

  func parseParameter() -> NodeID<Parameter> {
    let first = index
    skipDecorators()
    while isParameterModifier { advance() }
    let isRest = consume(.ellipsis)
    let binding = at(.thisKeyword) ? .name(take()) : parseBinding()
    _ = consume(.question)
    if consume(.colon) { _ = parseType() }
    let value = consume(.equal) ? parseAssignment() : nil
    return syntax.add(
      Parameter(first: first, end: index, binding: binding, isRest: isRest, defaultValue: value))
  }

  /// The braces of a function and what is between them.
  func parseFunctionBody() -> FunctionNode.Body {
    guard at(.leftBrace) else {
      if canEndStatement {
        _ = consume(.semicolon)
        return .none
      }
      expect(.leftBrace, isInsertable: false)
      return .none
    }
    let opening = take()
    let locals = parseLocals()
    if let value = parseReturnedValue(), consume(.rightBrace) {
      return .returned(value, locals: locals)
    }
    skipRest(of: opening)
    return .opaque
  }

  /// The declarations of variables at the head of a body.
  private func parseLocals() -> NodeList<VariableDeclarator> {
    let base = pendingElements.count
    while at(.constKeyword) || at(.letKeyword),
      peek().kind.isIdentifier || peek().kind == .leftBrace || peek().kind == .leftBracket
    {
      advance()
      let variables: NodeList<VariableDeclarator> = parseList(.variables)
      for variable in syntax[variables] { gather(variable.index) }
      expectSemicolon()
    }
    return takeList(from: base)
  }

  /// `return e;` behind that.
  private func parseReturnedValue() -> ExpressionID? {
    let next = peek()
    guard at(.returnKeyword), !next.isAfterLineBreak, next.kind != .semicolon,
      next.kind != .rightBrace
    else { return nil }
    advance()
    let value = parseExpression()
    expectSemicolon()
    return value
  }
}

// MARK: - Arrow functions

extension Parser {
  /// An arrow function, if one begins here.
  func parseArrowFunction() -> ExpressionID? {
    switch kind {
    case .leftParen: return isAtArrow(0) ? finishArrow(isAsync: false) : nil
    case .less: return isAtGenericArrow(0) ? finishArrow(isAsync: false) : nil
    case .asyncKeyword where !peek().isAfterLineBreak: return parseAsyncArrow()
    default:
      guard kind.isIdentifier, peek().kind == .arrow else { return nil }
      return finishArrow(isAsync: false)
    }
  }

  private func parseAsyncArrow() -> ExpressionID? {
    let begins =
      switch peek().kind {
      case .leftParen: isAtArrow(1)
      case .less: isAtGenericArrow(1)
      default: peek().kind.isIdentifier && peek(2).kind == .arrow || peek().kind == .arrow
      }
    return begins ? finishArrow(isAsync: peek().kind != .arrow) : nil
  }

  private func finishArrow(isAsync: Bool) -> ExpressionID {
    let first = index
    if isAsync { advance() }
    let signature = kind.isIdentifier ? parseBareParameter() : parseSignature()
    expect(.arrow)
    let isInAsyncBefore = isInAsync
    isInAsync = isAsync
    let body = at(.leftBrace) ? parseFunctionBody() : .returned(parseAssignment(), locals: .empty)
    isInAsync = isInAsyncBefore
    let function = syntax.add(
      FunctionNode(
        first: first, end: index, name: nil, signature: signature, body: body,
        isAsyncOrGenerator: isAsync))
    return makeExpression(first, .function(function))
  }

  /// `x` in `x => e`.
  private func parseBareParameter() -> FunctionNode.Signature {
    let name = take()
    let parameter = syntax.add(
      Parameter(
        first: name, end: index, binding: .name(name), isRest: false, defaultValue: nil))
    return FunctionNode.Signature(parameters: syntax.addList([parameter.index]))
  }

  /// Whether the parenthesis some tokens ahead holds parameters: an arrow follows it, or a return
  /// type and an arrow.
  private func isAtArrow(_ distance: Int) -> Bool {
    let next = peek(distance + 1).kind
    let mayBegin =
      switch next {
      case .rightParen, .ellipsis, .leftBrace, .leftBracket, .thisKeyword, .at: true
      default: next.isIdentifier
      }
    guard mayBegin, let end = matchingBracket(position + distance) else { return false }
    switch tokens[end + 1].kind {
    case .arrow: return true
    case .leftBrace: return next == .rightParen
    case .colon: return !isInConditional && hasReturnTypeAndArrow(end + 1)
    default: return false
    }
  }

  private func hasReturnTypeAndArrow(_ colon: Int) -> Bool {
    lookAhead { parser in
      parser.move(to: colon + 1)
      parser.parseReturnType()
      return parser.at(.arrow)
    }
  }

  private func isAtGenericArrow(_ distance: Int) -> Bool {
    guard let end = matchingAngle(position + distance),
      tokens[end + 1].kind == .leftParen
    else { return false }
    return isAtArrow(end + 1 - position)
  }
}
