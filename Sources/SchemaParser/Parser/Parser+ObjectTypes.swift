import SchemaDiagnostics

/// Object types, mapped types, and the members of interfaces.
extension Parser {
  func parseObjectType() -> TypeID {
    let first = index
    let members = parseTypeMembers()
    return makeType(first, .object(members))
  }

  /// `{ … }`
  func parseTypeMembers() -> NodeList<TypeMember> {
    let opening = index
    guard expect(.leftBrace, isInsertable: false) else { return .empty }
    let isAllowedBefore = isConditionalTypeAllowed
    isConditionalTypeAllowed = true
    let (contextsBefore, base) = beginList(.typeMembers)
    while !attemptHasFailed {
      if isAtTypeMember {
        gather(parseTypeMember().index)
      } else if isAtPropertyName, peek().kind == .equal {
        passEqualForColon()
      } else if at(.rightBrace) || !recoverFromStray(.typeMembers) {
        break
      }
    }
    isConditionalTypeAllowed = isAllowedBefore
    let members: NodeList<TypeMember> = endList(contextsBefore, from: base)
    expectClosing(.rightBrace, of: opening)
    return members
  }

  var isAtTypeMember: Bool {
    switch kind {
    case .leftParen, .less, .leftBracket: true
    case .getKeyword, .setKeyword: true
    default: isAtNamedTypeMember
    }
  }

  private var isAtNamedTypeMember: Bool {
    guard isAtPropertyName || at(.privateName) else { return false }
    if isAtMemberModifier { return true }
    switch peek().kind {
    case .leftParen, .less, .question, .colon, .comma, .semicolon, .rightBrace, .endOfFile:
      return true
    default: return peek().isAfterLineBreak
    }
  }

  /// A word like `readonly` with the name of a member behind it.
  private var isAtMemberModifier: Bool {
    switch kind {
    case .readonlyKeyword, .publicKeyword, .privateKeyword, .protectedKeyword, .staticKeyword,
      .abstractKeyword, .overrideKeyword, .declareKeyword, .asyncKeyword, .exportKeyword,
      .getKeyword, .setKeyword, .accessorKeyword:
      let next = peek()
      return !next.isAfterLineBreak
        && (next.kind.isWord || next.kind == .string || next.kind == .number
          || next.kind == .leftBracket || next.kind == .privateName)
    default: return false
    }
  }

  func parseTypeMember() -> NodeID<TypeMember> {
    let first = index
    var isReadonly = false
    var isAccessor = false
    while isAtMemberModifier, !isAccessor {
      isReadonly = isReadonly || at(.readonlyKeyword)
      isAccessor = at(.getKeyword) || at(.setKeyword)
      advance()
    }
    var isOptional = false
    let kind = parseTypeMemberKind(isAccessor: isAccessor, &isOptional)
    let end = index
    endTypeMember()
    return syntax.add(
      TypeMember(
        first: first, end: end, kind: kind, isOptional: isOptional, isReadonly: isReadonly))
  }

  /// `name = T`, where a colon is meant.
  private func passEqualForColon() {
    advance()
    report(
      .expectedToken, "expected `:` before `=`", at: tokenRange,
      fixIts: [replacement(by: .colon)])
    advance()
    _ = parseType()
    endTypeMember()
  }

  private func endTypeMember() {
    if !isAtEndOfTypeArguments, !consume(.comma) { expectSemicolon() }
  }

  private func parseTypeMemberKind(isAccessor: Bool, _ isOptional: inout Bool)
    -> TypeMember.Kind
  {
    if at(.leftParen) || at(.less) { return parseCallSignature() }
    if at(.newKeyword), peek().kind == .leftParen || peek().kind == .less {
      advance()
      return parseCallSignature()
    }
    if isAtIndexSignature { return parseIndexSignature() }
    if at(.leftBracket) { return parseComputedTypeMember(&isOptional) }
    let name = take()
    isOptional = consume(.question)
    if isAccessor || at(.leftParen) || at(.less) { return parseMethodSignature(name) }
    let type = parseTypeAnnotation()
    if consume(.equal) { _ = parseAssignment() }
    return .property(name: name, type: type)
  }

  /// `: T`
  func parseTypeAnnotation() -> TypeID? { consume(.colon) ? parseType() : nil }

  private func parseCallSignature() -> TypeMember.Kind {
    _ = parseSignature()
    return .signature
  }

  private func parseMethodSignature(_ name: TokenIndex?) -> TypeMember.Kind {
    _ = parseSignature()
    if at(.leftBrace) { skipBalanced() }
    return .method(name: name)
  }

  private func parseComputedTypeMember(_ isOptional: inout Bool) -> TypeMember.Kind {
    let opening = take()
    let key = parseExpression()
    expectClosing(.rightBracket, of: opening)
    isOptional = consume(.question)
    if at(.leftParen) || at(.less) { return parseMethodSignature(nil) }
    return .computed(key: key, type: parseTypeAnnotation())
  }

  private var isAtIndexSignature: Bool {
    guard at(.leftBracket) else { return false }
    let next = peek().kind
    if next == .ellipsis || next == .rightBracket { return true }
    guard next.isIdentifier else { return false }
    switch peek(2).kind {
    case .colon, .comma: return true
    case .question: return [.colon, .comma, .rightBracket].contains(peek(3).kind)
    default: return false
    }
  }

  /// `[key: K]: V`
  private func parseIndexSignature() -> TypeMember.Kind {
    let opening = take()
    let isPlain = kind.isIdentifier && peek().kind == .colon
    guard isPlain else { return parseOddIndexSignature(opening) }
    move(to: position + 2)
    let key = parseType()
    guard at(.rightBracket) else { return parseOddIndexSignature(opening) }
    advance()
    guard let value = parseTypeAnnotation() else { return .signature }
    return .index(key: key, value: value)
  }

  /// An index signature with other than one parameter, which only the checker refuses.
  private func parseOddIndexSignature(_ opening: TokenIndex) -> TypeMember.Kind {
    if consume(.comma) || !kind.isIdentifier { _ = parseList(.parameters) as NodeList<Parameter> }
    expectClosing(.rightBracket, of: opening)
    _ = parseTypeAnnotation()
    return .signature
  }

  var isAtMappedType: Bool {
    var distance = 1
    let sign = peek(distance).kind
    if sign == .plus || sign == .minus { return peek(2).kind == .readonlyKeyword }
    if sign == .readonlyKeyword { distance += 1 }
    return peek(distance).kind == .leftBracket && peek(distance + 1).kind.isIdentifier
      && peek(distance + 2).kind == .inKeyword
  }

  /// `{ readonly [K in T as N]?: V }`
  func parseMappedType() -> TypeID {
    let opening = take()
    skipMappedModifier(.readonlyKeyword)
    let bracket = index
    expect(.leftBracket, isInsertable: false)
    _ = expectName()
    expect(.inKeyword, isInsertable: false)
    _ = parseNestedType()
    if consume(.asKeyword) { _ = parseNestedType() }
    expectClosing(.rightBracket, of: bracket)
    skipMappedModifier(.question)
    if consume(.colon) { _ = parseNestedType() }
    expectSemicolon()
    expectClosing(.rightBrace, of: opening)
    return makeType(opening, .unsupported(.mapped))
  }

  /// `readonly`, `+readonly`, `-readonly`; `?`, `+?`, `-?`
  private func skipMappedModifier(_ modifier: TokenKind) {
    if at(.plus) || at(.minus) {
      advance()
      expect(modifier)
    } else {
      _ = consume(modifier)
    }
  }
}
