import SchemaDiagnostics

/// Types that begin with a word, a literal or a bracket.
extension Parser {
  var isAtType: Bool {
    at(.minus) ? peek().kind == .number || peek().kind == .bigint : isTypeStart(kind)
  }

  func isTypeStart(_ kind: TokenKind) -> Bool {
    switch kind {
    case .voidKeyword, .nullKeyword, .thisKeyword, .typeofKeyword, .leftBrace, .leftBracket, .less,
      .bar, .ampersand, .newKeyword, .string, .number, .bigint, .trueKeyword, .falseKeyword,
      .asterisk, .question, .exclamation, .ellipsis, .importKeyword, .template, .templateHead,
      .functionKeyword, .leftParen:
      true
    default: kind.isIdentifier
    }
  }

  func parsePrimaryType() -> TypeID {
    switch kind {
    case .leftBrace: return isAtMappedType ? parseMappedType() : parseObjectType()
    case .leftBracket: return parseTupleType()
    case .leftParen: return parseParenthesizedType()
    case .templateHead: return parseTemplateType()
    case .typeofKeyword: return parseTypeQuery()
    case .importKeyword: return parseImportType()
    case .assertsKeyword where isPredicateSubject(peek()): return parseAsserts()
    default: return parseLeafType()
    }
  }

  private func parseLeafType() -> TypeID {
    let first = index
    switch kind {
    case .string, .template: return parseWordType(first, .string)
    case .number: return parseWordType(first, .number)
    case .bigint: return parseWordType(first, .unsupported(.bigint))
    case .minus where isAtType: return parseNegativeType(first)
    case .trueKeyword: return parseWordType(first, .boolean(true))
    case .falseKeyword: return parseWordType(first, .boolean(false))
    case .nullKeyword, .voidKeyword: return parseWordType(first, .keyword)
    case .thisKeyword:
      advance()
      return isAtPredicate ? parsePredicate(first) : makeType(first, .unsupported(.this))
    case .anyKeyword, .unknownKeyword, .stringKeyword, .numberKeyword, .bigintKeyword,
      .symbolKeyword, .booleanKeyword, .undefinedKeyword, .neverKeyword, .objectKeyword:
      return peek().kind == .dot ? parseReferenceType() : parseWordType(first, .keyword)
    case .question, .exclamation, .asterisk: return parseDocType(first)
    default: return parseReferenceType()
    }
  }

  private func parseWordType(_ first: TokenIndex, _ kind: TypeNode.Kind) -> TypeID {
    advance()
    return makeType(first, kind)
  }

  private func parseNegativeType(_ first: TokenIndex) -> TypeID {
    advance()
    return parseWordType(first, at(.number) ? .number : .unsupported(.bigint))
  }

  /// `?T`, `!T` and `*`, which TypeScript's parser reads for the sake of JSDoc.
  private func parseDocType(_ first: TokenIndex) -> TypeID {
    if take() != first || isAtType, tokens[first].kind != .asterisk { _ = parseType() }
    return makeType(first, .unsupported(.predicate))
  }

  private func parseReferenceType() -> TypeID {
    let first = index
    guard kind.isWord else {
      reportExpected("a type", .expectedType)
      return makeType(first, .missing)
    }
    let name = parseTypeName()
    let arguments = parseTypeArguments()
    if arguments.offset == 0, !name.isQualified, isAtPredicate {
      return parsePredicate(first)
    }
    return makeType(first, .reference(name: name, arguments: arguments))
  }

  private var isAtPredicate: Bool { at(.isKeyword) && !token.isAfterLineBreak }

  private func parsePredicate(_ first: TokenIndex) -> TypeID {
    advance()
    _ = parseType()
    return makeType(first, .unsupported(.predicate))
  }

  private func isPredicateSubject(_ token: Token) -> Bool {
    !token.isAfterLineBreak && (token.kind.isIdentifier || token.kind == .thisKeyword)
      && token.kind != .isKeyword
  }

  private func parseAsserts() -> TypeID {
    let first = take()
    advance()
    if consume(.isKeyword) { _ = parseType() }
    return makeType(first, .unsupported(.predicate))
  }

  /// `A.B.C`
  func parseTypeName() -> TypeName {
    let first = take()
    var last = first
    while at(.dot) {
      advance()
      guard let word = parseRightOfDot() else { break }
      last = word
    }
    return TypeName(firstWord: first, lastWord: last)
  }

  private func parseRightOfDot() -> TokenIndex? {
    let beginsNextLine =
      kind.isWord && token.isAfterLineBreak && peek().kind.isWord && !peek().isAfterLineBreak
    if beginsNextLine || !(kind.isWord || at(.privateName)) {
      report(
        .expectedToken, "expected a name after `.`", at: beginsNextLine ? endOfPrevious : tokenRange
      )
      return nil
    }
    return take()
  }

  /// `<A, B>` on the same line, or nothing.
  func parseTypeArguments() -> NodeList<TypeNode> {
    guard at(.less), !token.isAfterLineBreak else { return .empty }
    let opening = take()
    let isAllowedBefore = isConditionalTypeAllowed
    isConditionalTypeAllowed = true
    let arguments: NodeList<TypeNode> = parseList(.typeArguments)
    isConditionalTypeAllowed = isAllowedBefore
    expectClosing(.greater, of: opening)
    return arguments
  }

  private func parseParenthesizedType() -> TypeID {
    let opening = take()
    let type = parseNestedType()
    expectClosing(.rightParen, of: opening)
    return makeType(opening, .parenthesized(type))
  }

  /// `typeof a.b<T>`, `typeof import("…")`
  private func parseTypeQuery() -> TypeID {
    let first = take()
    if at(.importKeyword) {
      _ = parseImportType()
      return makeType(first, .unsupported(.importType))
    }
    guard kind.isWord else {
      reportExpected("a name")
      return makeType(first, .missing)
    }
    let name = parseTypeName()
    let arguments = parseTypeArguments()
    return makeType(first, .typeQuery(name: name, arguments: arguments))
  }

  /// `import("…").A.B<T>`
  private func parseImportType() -> TypeID {
    let first = take()
    let opening = index
    if expect(.leftParen, isInsertable: false) {
      _ = parseType()
      if consume(.comma), at(.leftBrace) { skipBalanced() }
      _ = consume(.comma)
      expectClosing(.rightParen, of: opening)
    }
    while consume(.dot), parseRightOfDot() != nil {}
    _ = parseTypeArguments()
    return makeType(first, .unsupported(.importType))
  }

  private func parseTemplateType() -> TypeID {
    let first = take()
    while !attemptHasFailed {
      _ = parseNestedType()
      guard at(.templateMiddle) || at(.templateTail) else {
        reportExpected("`}`")
        _ = skipToTemplateText()
        break
      }
      if tokens[take()].kind == .templateTail { break }
    }
    return makeType(first, .unsupported(.template))
  }

  private func parseTupleType() -> TypeID {
    let opening = take()
    let isAllowedBefore = isConditionalTypeAllowed
    isConditionalTypeAllowed = true
    let members: NodeList<TupleMember> = parseList(.tupleMembers)
    isConditionalTypeAllowed = isAllowedBefore
    expectClosing(.rightBracket, of: opening)
    return makeType(opening, .tuple(members))
  }

  func parseTupleMember() -> NodeID<TupleMember> {
    let first = index
    let isRest = consume(.ellipsis)
    var label: TokenIndex?
    var isOptional = false
    if kind.isWord, peek().kind == .colon || peek().kind == .question && peek(2).kind == .colon {
      label = take()
      isOptional = consume(.question)
      advance()
    }
    // `T?` is read as part of the type.
    let type = parseType()
    isOptional = isOptional || tokens[position - 1].kind == .question
    return syntax.add(
      TupleMember(
        first: first, end: index, label: label, type: type, isOptional: isOptional, isRest: isRest))
  }

  func parseHeritageType() -> TypeID {
    let first = index
    guard kind.isWord else {
      // Where a name is left out, the braces of the body are taken for a value.
      let reportCount = diagnostics.count
      _ = parsePostfix()
      diagnostics.removeSubrange(min(reportCount + 1, diagnostics.count)...)
      return makeType(first, .missing)
    }
    let name = parseTypeName()
    let arguments = parseTypeArguments()
    return makeType(first, .reference(name: name, arguments: arguments))
  }
}
