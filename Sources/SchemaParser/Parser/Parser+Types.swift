import SchemaDiagnostics

/// Types made of others.
extension Parser {
  mutating func makeType(_ first: TokenIndex, _ kind: TypeNode.Kind) -> TypeID {
    syntax.add(TypeNode(first: first, end: index, kind: kind))
  }

  mutating func parseType() -> TypeID {
    guard enter() else { return makeType(index, .missing) }
    defer { leave() }
    let isAllowedBefore = isConditionalTypeAllowed
    if let function = parseFunctionType() { return function }
    let first = index
    let type = parseUnionType()
    guard isAllowedBefore, at(.extendsKeyword), !token.isAfterLineBreak else { return type }
    parseConditionalType()
    return makeType(first, .unsupported(.conditional))
  }

  /// `extends U ? A : B`
  private mutating func parseConditionalType() {
    advance()
    isConditionalTypeAllowed = false
    _ = parseType()
    isConditionalTypeAllowed = true
    expect(.question)
    _ = parseType()
    expect(.colon)
    _ = parseType()
  }

  /// Reads a type for which a conditional type around it does not count, as in brackets.
  mutating func parseNestedType() -> TypeID {
    let isAllowedBefore = isConditionalTypeAllowed
    isConditionalTypeAllowed = true
    defer { isConditionalTypeAllowed = isAllowedBefore }
    return parseType()
  }

  private mutating func parseUnionType() -> TypeID {
    let first = index
    let hasLeadingBar = consume(.bar)
    let type = hasLeadingBar ? parseConstituent(isUnion: true) : parseIntersectionType()
    guard at(.bar) || hasLeadingBar else { return type }
    let list = parseConstituents(type, separator: .bar)
    return makeType(first, .union(list))
  }

  private mutating func parseIntersectionType() -> TypeID {
    let first = index
    let hasLeadingAmpersand = consume(.ampersand)
    let type = hasLeadingAmpersand ? parseConstituent(isUnion: false) : parseTypeOperator()
    guard at(.ampersand) || hasLeadingAmpersand else { return type }
    let list = parseConstituents(type, separator: .ampersand)
    return makeType(first, .intersection(list))
  }

  private mutating func parseConstituents(_ type: TypeID, separator: TokenKind)
    -> NodeList<TypeNode>
  {
    let base = pendingElements.count
    pendingElements.append(type.index)
    while consume(separator) {
      pendingElements.append(parseConstituent(isUnion: separator == .bar).index)
    }
    defer { pendingElements.removeSubrange(base...) }
    return syntax.addList(pendingElements[base...])
  }

  /// A type after `|` or `&`; a function type has to be in parentheses there.
  private mutating func parseConstituent(isUnion: Bool) -> TypeID {
    guard let function = parseFunctionType() else {
      return isUnion ? parseIntersectionType() : parseTypeOperator()
    }
    let range = syntax.range(of: function)
    let end = SourceRange(file: range.file, start: range.end, end: range.end)
    let start = SourceRange(file: range.file, start: range.start, end: range.start)
    report(
      .expectedToken, "expected parentheses around this function type", at: range,
      fixIts: [FixIt("insert parentheses", edits: [.init(start, "("), .init(end, ")")])])
    return function
  }

  /// `keyof T`, `readonly T[]`, `unique symbol`, `infer T`, or a type without such a word.
  private mutating func parseTypeOperator() -> TypeID {
    switch kind {
    case .keyofKeyword, .readonlyKeyword, .uniqueKeyword: return parsePrefixedType()
    case .inferKeyword: return parseInferType()
    default: return parsePostfixType()
    }
  }

  private mutating func parsePrefixedType() -> TypeID {
    guard enter() else { return makeType(index, .missing) }
    defer { leave() }
    let word = kind
    let first = take()
    let type = parseTypeOperator()
    switch word {
    case .keyofKeyword: return makeType(first, .keyOf(type))
    case .readonlyKeyword: return makeType(first, .readonly(type))
    default: return makeType(first, .unsupported(.uniqueSymbol))
    }
  }

  private mutating func parseInferType() -> TypeID {
    let first = take()
    _ = expectName()
    if at(.extendsKeyword) { parseInferConstraint() }
    return makeType(first, .unsupported(.infer))
  }

  /// `extends C` after `infer T`, unless it begins a conditional type.
  private mutating func parseInferConstraint() {
    let isAllowedBefore = isConditionalTypeAllowed
    _ = attempt { parser -> Bool? in
      parser.advance()
      parser.isConditionalTypeAllowed = false
      _ = parser.parseType()
      parser.isConditionalTypeAllowed = isAllowedBefore
      return isAllowedBefore && parser.at(.question) ? nil : true
    }
    isConditionalTypeAllowed = isAllowedBefore
  }

  /// `T[]`, `T[K]`
  private mutating func parsePostfixType() -> TypeID {
    let first = index
    var type = parsePrimaryType()
    while !token.isAfterLineBreak {
      switch kind {
      case .leftBracket: type = parseBracketedType(first, type)
      case .exclamation: advance()
      case .question where !isTypeStart(peek().kind): advance()
      default: return type
      }
    }
    return type
  }

  private mutating func parseBracketedType(_ first: TokenIndex, _ object: TypeID) -> TypeID {
    let opening = take()
    guard isAtType else {
      expectClosing(.rightBracket, of: opening)
      return makeType(first, .array(object))
    }
    let index = parseNestedType()
    expectClosing(.rightBracket, of: opening)
    return makeType(first, .indexedAccess(object: object, index: index))
  }
}
