import SchemaDiagnostics

/// Variables and destructuring patterns.
extension Parser {
  func parseVariable() -> NodeID<VariableDeclarator> {
    let first = index
    let binding = parseBinding()
    _ = consume(.exclamation)
    let type = parseVariableType()
    let initializer = consume(.equal) || passForgottenEqual(type) ? parseAssignment() : nil
    return syntax.add(
      VariableDeclarator(
        first: first, end: index, binding: binding, type: type, initializer: initializer))
  }

  /// `: T`; the `:` of `:=`, as other languages write it, is reported.
  private func parseVariableType() -> TypeID? {
    guard at(.colon), peek().kind == .equal else { return parseTypeAnnotation() }
    let colon = tokenRange
    advance()
    report(
      .expectedType, "expected a type before `=`", at: tokenRange, fixIts: [removal(of: colon)])
    return nil
  }

  /// Whether a value follows a variable without `=`, which is reported; where `:` stands for it,
  /// the value has been read as a type, and is read again.
  private func passForgottenEqual(_ type: TypeID?) -> Bool {
    guard !token.isAfterLineBreak else { return false }
    if let type, at(.leftParen), case .reference = syntax[type].kind {
      let colon = syntax[type].first.previous
      report(
        .expectedToken, "expected `=` before the value of a variable", at: tokenRange,
        fixIts: [
          FixIt("replace `:` with `=`", edits: [FixIt.Edit(syntax.range(of: colon), "=")])
        ])
      move(to: Int(colon.index) + 1)
      return true
    }
    guard type == nil, isAtForgottenValue else { return false }
    report(
      .expectedToken, "expected `=` before \(found)", at: tokenRange,
      fixIts: [FixIt("insert `=`", edits: [FixIt.Edit(endOfPrevious, " =")])])
    return true
  }

  private var isAtForgottenValue: Bool {
    switch kind {
    case .leftBrace, .leftBracket, .string, .number, .newKeyword: true
    default: kind.isIdentifier && peek().kind == .dot
    }
  }

  /// A name or a pattern.
  func parseBinding() -> Binding {
    guard enter() else { return .missing }
    defer { leave() }
    switch kind {
    case .leftBrace: return parseObjectPattern()
    case .leftBracket: return parseArrayPattern()
    default: return expectName().map { .name($0) } ?? .missing
    }
  }

  private func parseObjectPattern() -> Binding {
    let opening = take()
    let elements: NodeList<BindingElement> = parseList(.objectBindings)
    expectClosing(.rightBrace, of: opening)
    return .object(elements)
  }

  private func parseArrayPattern() -> Binding {
    let opening = take()
    let elements: NodeList<BindingElement> = parseList(.arrayBindings)
    expectClosing(.rightBracket, of: opening)
    return .array(elements)
  }

  func parseArrayBinding() -> NodeID<BindingElement> {
    let first = index
    guard !at(.comma) else { return makeBinding(first, key: nil, .missing) }
    let isRest = consume(.ellipsis)
    let target = parseBinding()
    return makeBinding(first, key: nil, target, isRest: isRest)
  }

  func parseObjectBinding() -> NodeID<BindingElement> {
    let first = index
    if consume(.ellipsis) {
      let target = parseBinding()
      return makeBinding(first, key: nil, target, isRest: true)
    }
    if at(.leftBracket) { return parseComputedBinding() }
    let isShorthand = kind.isIdentifier && peek().kind != .colon
    let key = take()
    if isShorthand { return makeBinding(first, key: key, .name(key)) }
    let target = expect(.colon) ? parseBinding() : .missing
    return makeBinding(first, key: key, target)
  }

  private func parseComputedBinding() -> NodeID<BindingElement> {
    let opening = take()
    _ = parseExpression()
    expectClosing(.rightBracket, of: opening)
    let target = expect(.colon) ? parseBinding() : .missing
    return makeBinding(opening, key: nil, target)
  }

  private func makeBinding(
    _ first: TokenIndex, key: TokenIndex?, _ target: Binding, isRest: Bool = false
  ) -> NodeID<BindingElement> {
    let value = consume(.equal) ? parseAssignment() : nil
    return syntax.add(
      BindingElement(
        first: first, end: index, key: key, target: target, defaultValue: value, isRest: isRest))
  }
}
