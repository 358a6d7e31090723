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
    if consume(.ellipsis) {
      let value = parseAssignment()
      return makeMember(first, .spread(value))
    }
    let isGenerator = skipMethodModifiers()
    let nameIndex = index
    if at(.leftBracket) { return parseComputedMember(first, isGenerator) }
    let isShorthand = kind.isIdentifier
    if isAtPropertyName || at(.privateName) {
      advance()
    } else {
      reportExpected("a name")
    }
    if !consume(.question) { _ = consume(.exclamation) }
    if isGenerator || first != nameIndex || at(.leftParen) || at(.less) {
      let function = parseMethod(name: nameIndex)
      let isPlain = first == nameIndex
      return makeMember(first, .method(name: nameIndex, isPlain ? function : nil))
    }
    if isShorthand, !at(.colon) { return parseShorthand(first) }
    return parseValue(first)
  }

  private func makeMember(_ first: TokenIndex, _ kind: ObjectMember.Kind)
    -> NodeID<ObjectMember>
  {
    syntax.add(ObjectMember(first: first, end: index, kind: kind))
  }

  /// `: e` behind the name of a property.
  private func parseValue(_ first: TokenIndex) -> NodeID<ObjectMember> {
    expect(.colon)
    let value = parseAssignment()
    return makeMember(first, .property(value: value))
  }

  /// `name`, and `name = e`, which a pattern may have.
  private func parseShorthand(_ first: TokenIndex) -> NodeID<ObjectMember> {
    if consume(.equal) { _ = parseAssignment() }
    return makeMember(first, .shorthand)
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
      expect(.leftBrace, isInsertable: false)
    }
    return syntax.add(
      FunctionNode(
        first: name, end: index, name: nil, signature: signature, body: body,
        isAsyncOrGenerator: false))
  }
}
