import SchemaDiagnostics

/// Object literals.
extension Parser {
  func parseObject() -> ExpressionID {
    let opening = take()
    let isInConditionalBefore = isInConditional
    isInConditional = false
    let members: NodeList<ObjectMember> = parseList(.objectMembers)
    isInConditional = isInConditionalBefore
    expectClosing(.rightBrace, of: opening)
    return makeExpression(opening, .object(members))
  }

  func parseObjectMember() -> NodeID<ObjectMember> {
    let first = index
    if consume(.ellipsis) { return parseSpread(first) }
    let isGenerator = skipMethodModifiers()
    let nameIndex = index
    if at(.leftBracket) { return parseComputedMember(first, isGenerator) }
    let isShorthand = kind.isIdentifier
    if isAtPropertyName || at(.privateName) {
      advance()
    } else {
      reportExpected("a name")
    }
    let mark = index
    let isMarked = consume(.question) || consume(.exclamation)
    if isGenerator || first != nameIndex || at(.leftParen) || at(.less) {
      return parseNamedMethod(first, nameIndex)
    }
    if isMarked, at(.colon) { return parseMarkedValue(first, mark) }
    return at(.colon) ? parseValue(first) : parseNameAlone(first, isShorthand)
  }

  /// A method, or what was meant as one of the value before.
  private func parseNamedMethod(_ first: TokenIndex, _ name: TokenIndex) -> NodeID<ObjectMember> {
    let function = parseMethod(name: name)
    if case .none = syntax[function].body {
      return makeMember(first, .property(value: missingExpression()))
    }
    return makeMember(first, .method(name: name, first == name ? function : nil))
  }

  /// A name with no colon behind it.
  private func parseNameAlone(_ first: TokenIndex, _ isShorthand: Bool) -> NodeID<ObjectMember> {
    if let name = compoundName(from: first) { return parseCompoundName(first, name) }
    return isShorthand ? parseShorthand(first) : parseValue(first)
  }

  private func makeMember(_ first: TokenIndex, _ kind: ObjectMember.Kind)
    -> NodeID<ObjectMember>
  {
    syntax.add(ObjectMember(first: first, end: index, kind: kind))
  }

  /// `...e`
  private func parseSpread(_ first: TokenIndex) -> NodeID<ObjectMember> {
    let value = passMissingSpread() ? missingExpression() : parseAssignment()
    return makeMember(first, .spread(value))
  }

  /// `: e` behind the name of a property.
  private func parseValue(_ first: TokenIndex) -> NodeID<ObjectMember> {
    let value = passMissingValue(of: first) ? missingExpression() : parseAssignment()
    return makeMember(first, .property(value: value))
  }

  /// `: e` behind a name and `?` or `!`.
  private func parseMarkedValue(_ first: TokenIndex, _ mark: TokenIndex) -> NodeID<ObjectMember> {
    let value = passMissingValue(of: first) ? missingExpression() : parseAssignment()
    return makeMember(first, .misplaced(mark: mark, value: value))
  }

  /// `name`, and `name = e`, which a pattern may have.
  private func parseShorthand(_ first: TokenIndex) -> NodeID<ObjectMember> {
    let mark = index
    if consume(.equal) {
      let value = parseAssignment()
      return makeMember(first, .misplaced(mark: mark, value: value))
    }
    return isAtForgottenColon ? parseForgottenColon(first) : makeMember(first, .shorthand)
  }

  private func parseComputedMember(_ first: TokenIndex, _ isGenerator: Bool)
    -> NodeID<ObjectMember>
  {
    let opening = take()
    let key = parseAssignment()
    expectClosing(.rightBracket, of: opening)
    if isGenerator || first != opening || at(.leftParen) || at(.less) {
      _ = parseMethod(name: opening)
      return makeMember(first, .method(name: nil, nil))
    }
    expect(.colon)
    let value = parseAssignment()
    return makeMember(first, .computed(key: key, value: value))
  }

  /// Passes `async`, `get`, `set` and `*`, where a name follows them; whether there was a `*`.
  private func skipMethodModifiers() -> Bool {
    while at(.asyncKeyword), !peek().isAfterLineBreak, isBeforeName { advance() }
    if at(.getKeyword) || at(.setKeyword), isBeforeName { advance() }
    return consume(.asterisk)
  }

  /// Whether the name of a member follows the word at hand, which then is no name itself.
  private var isBeforeName: Bool {
    switch peek().kind {
    case .leftBracket, .privateName, .asterisk: true
    default: peek().kind.isPropertyName
    }
  }

  /// The type parameters, parameters, return type and body of a method.
  private func parseMethod(name: TokenIndex) -> NodeID<FunctionNode> {
    let signature = parseSignature()
    var body = FunctionNode.Body.none
    if at(.leftBrace) {
      body = parseFunctionBody()
    } else {
      reportMissingBody(of: name)
    }
    return syntax.add(
      FunctionNode(
        first: name, end: index, name: nil, signature: signature, body: body,
        isAsyncOrGenerator: false))
  }
}
