import SchemaDiagnostics

/// Operands: prefix operators, primaries, and what follows them without an operator.
extension Parser {
  /// Whether an expression may begin with the token at hand.
  var isAtExpression: Bool { isExpressionStart(kind) }

  func isExpressionStart(_ kind: TokenKind) -> Bool {
    switch kind {
    case .thisKeyword, .superKeyword, .nullKeyword, .trueKeyword, .falseKeyword, .number, .bigint,
      .string, .template, .templateHead, .regularExpression, .leftParen, .leftBracket, .leftBrace,
      .functionKeyword, .classKeyword, .newKeyword, .slashEqual, .importKeyword, .plus, .minus,
      .tilde, .exclamation, .deleteKeyword, .typeofKeyword, .voidKeyword, .plusPlus, .minusMinus,
      .less, .privateName, .at, .jsx, .jsxHead:
      true
    default: kind.isIdentifier
    }
  }

  func parseUnary() -> ExpressionID {
    guard isAtPrefixOperator else { return parsePostfix() }
    let start = position
    var isIncremented = false
    while isAtPrefixOperator, !isIncremented {
      isIncremented = isIncrement(kind)
      advance()
    }
    return finishPrefixes(from: start, parsePostfix(acceptsIncrement: !isIncremented))
  }

  /// Wraps an operand in the prefix operators that stand from `start` up to it.
  private func finishPrefixes(from start: Int, _ operand: ExpressionID) -> ExpressionID {
    var result = operand
    var position = Int(syntax[operand].first.index) - 1
    while position >= start {
      result = makeExpression(TokenIndex(position), .prefix(result))
      position -= 1
    }
    if at(.asteriskAsterisk), !isIncrement(tokens[start].kind) {
      report(
        .expectedToken, "expected parentheses around the operand of `**`",
        at: syntax.range(of: result))
    }
    return result
  }

  private func isIncrement(_ kind: TokenKind) -> Bool { kind == .plusPlus || kind == .minusMinus }

  private var isAtPrefixOperator: Bool {
    switch kind {
    case .plus, .minus, .tilde, .exclamation, .deleteKeyword, .typeofKeyword, .voidKeyword,
      .plusPlus, .minusMinus:
      true
    // A name outside functions that wait, unless an operand follows on the line.
    case .awaitKeyword: isInAsync || isOperandOnLine(peek())
    case .yieldKeyword: isOperandOnLine(peek())
    default: false
    }
  }

  private func isOperandOnLine(_ token: Token) -> Bool {
    guard !token.isAfterLineBreak else { return false }
    switch token.kind {
    case .number, .bigint, .string: return true
    case .asKeyword, .satisfiesKeyword, .inKeyword, .instanceofKeyword: return false
    default: return token.kind.isWord
    }
  }

  /// `<T>e`
  private func parseTypeAssertion() -> ExpressionID {
    guard enter() else { return missingExpression() }
    defer { leave() }
    let first = take()
    let isConst = at(.constKeyword) && peek().kind == .greater
    let type = isConst ? nil : parseType()
    if isConst { advance() }
    expect(.greater)
    let operand = parseUnary()
    return makeExpression(first, type.map { .asType(operand, $0) } ?? .asConst(operand))
  }

  /// A primary with members, calls and the like behind it.
  ///
  /// What `++` before it changes can have no `++` behind it.
  func parsePostfix(acceptsIncrement: Bool = true) -> ExpressionID {
    let first = index
    var result = at(.less) ? parseTypeAssertion() : parsePrimary()
    while let next = parseSuffix(first, result, acceptsCalls: true) { result = next }
    if acceptsIncrement, isIncrement(kind), !token.isAfterLineBreak {
      advance()
      result = makeExpression(first, .postfix(result))
    }
    return result
  }

  /// One `.name`, `[index]`, `(arguments)`, `<types>`, `!` or template behind an expression; `nil`
  /// if none follows.
  func parseSuffix(_ first: TokenIndex, _ object: ExpressionID, acceptsCalls: Bool)
    -> ExpressionID?
  {
    switch kind {
    case .dot: return parseMember(first, object)
    case .leftParen where acceptsCalls: return parseCall(first, object)
    case .leftBracket: return parseElementAccess(first, object)
    case .questionDot: return parseOptionalChain(first, object, acceptsCalls: acceptsCalls)
    case .exclamation where !token.isAfterLineBreak:
      advance()
      return makeExpression(first, .nonNull(object))
    case .template, .templateHead: return parseTaggedTemplate(first, object)
    case .less: return parseInstantiation(first, object)
    default: return nil
    }
  }

  private func parseMember(_ first: TokenIndex, _ object: ExpressionID) -> ExpressionID {
    advance()
    return finishMember(first, object)
  }

  /// The name after a dot.
  private func finishMember(_ first: TokenIndex, _ object: ExpressionID) -> ExpressionID {
    // A word on the next line with another behind it begins a statement of its own.
    let beginsNextLine =
      kind.isWord && token.isAfterLineBreak
      && (peek().kind.isWord && !peek().isAfterLineBreak || isAtLineOfProperty)
    if !beginsNextLine, kind.isWord || at(.privateName) {
      let name = take()
      return makeExpression(first, .member(object: object, name: name))
    }
    report(
      .expectedToken, "expected a name after `.`", at: beginsNextLine ? endOfPrevious : tokenRange)
    let missing = missingExpression()
    return makeExpression(first, .element(object: object, index: missing))
  }

  private func parseElementAccess(_ first: TokenIndex, _ object: ExpressionID)
    -> ExpressionID
  {
    let opening = take()
    guard !at(.rightBracket) else {
      report(.expectedExpression, "expected an index between `[` and `]`", at: endOfPrevious)
      advance()
      let missing = missingExpression()
      return makeExpression(first, .element(object: object, index: missing))
    }
    let index = parseExpression()
    expectClosing(.rightBracket, of: opening)
    return makeExpression(first, .element(object: object, index: index))
  }

  private func parseCall(_ first: TokenIndex, _ callee: ExpressionID) -> ExpressionID {
    let arguments = parseArguments()
    return makeExpression(first, .call(callee: callee, arguments: arguments))
  }

  /// `(…)`
  func parseArguments() -> NodeList<Expression> {
    let opening = take()
    let arguments: NodeList<Expression> = parseList(.arguments)
    expectClosing(.rightParen, of: opening)
    return arguments
  }

  private func parseOptionalChain(
    _ first: TokenIndex, _ object: ExpressionID, acceptsCalls: Bool
  ) -> ExpressionID? {
    guard acceptsCalls else {
      report(.expectedToken, "`?.` cannot stand in the callee of `new`", at: tokenRange)
      return nil
    }
    advance()
    switch kind {
    case .leftParen: return parseCall(first, object)
    case .leftBracket: return parseElementAccess(first, object)
    case .template, .templateHead: return parseTaggedTemplate(first, object)
    case .less: return parseInstantiation(first, object) ?? finishMember(first, object)
    default: return finishMember(first, object)
    }
  }

  private func parseTaggedTemplate(_ first: TokenIndex, _ tag: ExpressionID)
    -> ExpressionID
  {
    let template = parseTemplate()
    return makeExpression(first, .taggedTemplate(tag: tag, template: template))
  }

  /// `<types>`, unless the `<` compares.
  private func parseInstantiation(_ first: TokenIndex, _ callee: ExpressionID)
    -> ExpressionID?
  {
    let arguments = attempt { parser -> NodeList<TypeNode>? in
      parser.advance()
      let arguments: NodeList<TypeNode> = parser.parseList(.typeArguments)
      guard parser.greaterRun?.length == 1 else { return nil }
      parser.advance()
      return parser.canFollowTypeArguments ? arguments : nil
    }
    if let arguments { return makeExpression(first, .instantiation(callee, arguments: arguments)) }
    return isAtFaultyTypeArguments ? parseFaultyTypeArguments(first) : nil
  }

  var canFollowTypeArguments: Bool {
    switch kind {
    case .leftParen, .template, .templateHead: true
    case .less, .greater, .plus, .minus: false
    default:
      token.isAfterLineBreak || OperatorPrecedence.of(kind) > 0 || !isAtExpression
    }
  }
}
