import SchemaDiagnostics

/// Function and constructor types, type parameters and return types.
extension Parser {
  /// `(…) => T`, `<T>(…) => U`, `new (…) => T`, if one begins here.
  func parseFunctionType() -> TypeID? {
    let first = index
    switch kind {
    case .less: break
    case .leftParen:
      guard isAtFunctionType else { return nil }
    case .newKeyword: advance()
    case .abstractKeyword where peek().kind == .newKeyword: move(to: position + 2)
    default: return nil
    }
    let isConstructor = tokens[first].kind != .less && tokens[first].kind != .leftParen
    skipTypeParameters()
    _ = parseParameters()
    if expect(.arrow) { parseReturnType() }
    return makeType(first, .unsupported(isConstructor ? .constructor : .function))
  }

  /// Whether the parenthesis at hand opens parameters.
  private var isAtFunctionType: Bool {
    let next = peek().kind
    if next == .rightParen || next == .ellipsis { return true }
    let mayBegin =
      next.isIdentifier || next == .thisKeyword || next == .leftBrace || next == .leftBracket
    guard mayBegin, let end = matchingBracket(position) else { return false }
    return tokens[end + 1].kind == .arrow
  }

  /// A type, or `x is T`, or `asserts x`.
  func parseReturnType() { _ = parseType() }

  /// `<T extends C = D>`, or nothing.
  func parseTypeParameters() -> NodeList<TypeParameter> {
    guard at(.less) else { return .empty }
    let opening = take()
    let parameters: NodeList<TypeParameter> = parseList(.typeParameters)
    expectClosing(.greater, of: opening)
    return parameters
  }

  func skipTypeParameters() { _ = parseTypeParameters() }

  func parseTypeParameter() -> NodeID<TypeParameter> {
    let first = index
    while isTypeParameterModifier { advance() }
    let name = expectName() ?? index
    let constraint = consume(.extendsKeyword) ? parseNestedType() : nil
    let defaultType = consume(.equal) ? parseNestedType() : nil
    return syntax.add(
      TypeParameter(
        first: first, end: index, name: name, constraint: constraint, defaultType: defaultType))
  }

  private var isTypeParameterModifier: Bool {
    switch kind {
    case .inKeyword, .constKeyword: true
    case .outKeyword: peek().kind.isWord
    default: false
    }
  }
}
