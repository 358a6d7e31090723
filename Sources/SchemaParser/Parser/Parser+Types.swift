import SchemaDiagnostics

/// Types made of others.
extension Parser {
  func makeType(_ first: TokenIndex, _ kind: TypeNode.Kind) -> TypeID {
    syntax.add(TypeNode(first: first, end: index, kind: kind))
  }

  func parseType() -> TypeID {
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
  private func parseConditionalType() {
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
  func parseNestedType() -> TypeID {
    let isAllowedBefore = isConditionalTypeAllowed
    isConditionalTypeAllowed = true
    let type = parseType()
    isConditionalTypeAllowed = isAllowedBefore
    return type
  }

  /// A union, an intersection or what these are made of.
  private func parseUnionType() -> TypeID {
    let first = index
    guard !at(.bar) else { return parseUnion(first, of: nil) }
    let type = parseIntersectionType()
    return at(.bar) ? parseUnion(first, of: type) : type
  }

  private func parseIntersectionType() -> TypeID {
    let first = index
    guard !at(.ampersand) else { return parseIntersection(first, of: nil) }
    let type = isAtTypeOperator ? parseTypeOperator() : parsePostfixType()
    return at(.ampersand) ? parseIntersection(first, of: type) : type
  }

  /// A union from the `|` at hand, after its first type unless the `|` stands before that.
  private func parseUnion(_ first: TokenIndex, of type: TypeID?) -> TypeID {
    let base = pendingElements.count
    if let type { gather(type.index) }
    while consume(.bar) {
      gather(parseBareFunctionType()?.index ?? parseIntersectionType().index)
    }
    return makeType(first, .union(takeList(from: base)))
  }

  private func parseIntersection(_ first: TokenIndex, of type: TypeID?) -> TypeID {
    let base = pendingElements.count
    if let type { gather(type.index) }
    while consume(.ampersand) {
      gather(parseBareFunctionType()?.index ?? parseTypeOperator().index)
    }
    return makeType(first, .intersection(takeList(from: base)))
  }

  /// A function type after `|` or `&`, where it has to be in parentheses.
  private func parseBareFunctionType() -> TypeID? {
    let reportCount = diagnostics.count
    guard let function = parseFunctionType() else { return nil }
    // With a fault inside, where it ends is uncertain.
    if diagnostics.count == reportCount { reportBareFunctionType(function) }
    return function
  }

  private func reportBareFunctionType(_ function: TypeID) {
    let range = syntax.range(of: function)
    let end = SourceRange(file: range.file, start: range.end, end: range.end)
    let start = SourceRange(file: range.file, start: range.start, end: range.start)
    report(
      .expectedToken, "expected parentheses around this function type", at: range,
      fixIts: [FixIt("insert parentheses", edits: [.init(start, "("), .init(end, ")")])])
  }

  private var isAtTypeOperator: Bool {
    switch kind {
    case .keyofKeyword, .readonlyKeyword, .uniqueKeyword, .inferKeyword: true
    default: false
    }
  }

  /// `keyof T`, `readonly T[]`, `unique symbol`, `infer T`, or a type without such a word.
  private func parseTypeOperator() -> TypeID {
    switch kind {
    case .keyofKeyword, .readonlyKeyword, .uniqueKeyword: return parsePrefixedType()
    case .inferKeyword: return parseInferType()
    default: return parsePostfixType()
    }
  }

  private func parsePrefixedType() -> TypeID {
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

  private func parseInferType() -> TypeID {
    let first = take()
    _ = expectName()
    if at(.extendsKeyword) { parseInferConstraint() }
    return makeType(first, .unsupported(.infer))
  }

  /// `extends C` after `infer T`, unless it begins a conditional type.
  private func parseInferConstraint() {
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
  private func parsePostfixType() -> TypeID {
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

  private func parseBracketedType(_ first: TokenIndex, _ object: TypeID) -> TypeID {
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
