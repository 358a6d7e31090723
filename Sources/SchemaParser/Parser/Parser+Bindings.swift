import SchemaDiagnostics

/// Variables and destructuring patterns.
extension Parser {
  func parseVariable() -> NodeID<VariableDeclarator> {
    let first = index
    let binding = parseBinding()
    _ = consume(.exclamation)
    let type = parseTypeAnnotation()
    let initializer = consume(.equal) ? parseAssignment() : nil
    return syntax.add(
      VariableDeclarator(
        first: first, end: index, binding: binding, type: type, initializer: initializer))
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
