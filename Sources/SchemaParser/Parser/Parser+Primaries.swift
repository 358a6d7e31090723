import SchemaDiagnostics

/// Literals, names, and expressions in brackets.
extension Parser {
  func parsePrimary() -> ExpressionID {
    switch kind {
    case .leftBrace: return parseObject()
    case .leftBracket: return parseArray()
    case .leftParen: return parseParenthesized()
    case .templateHead: return parseTemplate()
    case .newKeyword: return parseNew()
    case .functionKeyword: return parseFunctionExpression()
    case .asyncKeyword where isFunctionOnLine: return parseFunctionExpression()
    case .classKeyword, .at: return parseClassExpression()
    case .importKeyword: return parseImportExpression()
    case .jsx, .jsxHead: return parseJSX()
    default: return parseLeaf()
    }
  }

  private var isFunctionOnLine: Bool {
    peek().kind == .functionKeyword && !peek().isAfterLineBreak
  }

  /// An expression of one token.
  private func parseLeaf() -> ExpressionID {
    guard let leaf = leafKind else {
      reportExpected("an expression", .expectedExpression)
      return missingExpression()
    }
    let first = take()
    return makeExpression(first, leaf)
  }

  private var leafKind: Expression.Kind? {
    switch kind {
    case .string, .template: .string
    case .number: .number
    case .bigint: .bigint
    case .regularExpression: .regularExpression
    case .trueKeyword: .boolean(true)
    case .falseKeyword: .boolean(false)
    case .nullKeyword: .null
    case .thisKeyword, .superKeyword: .keyword
    case .privateName: .identifier
    default: kind.isIdentifier ? .identifier : nil
    }
  }

  private func parseParenthesized() -> ExpressionID {
    let opening = take()
    let isInConditionalBefore = isInConditional
    isInConditional = false
    let inner = parseExpression()
    isInConditional = isInConditionalBefore
    expectClosing(.rightParen, of: opening)
    return makeExpression(opening, .parenthesized(inner))
  }

  private func parseArray() -> ExpressionID {
    let opening = take()
    let isInConditionalBefore = isInConditional
    isInConditional = false
    let elements: NodeList<Expression> = parseList(.arrayElements)
    isInConditional = isInConditionalBefore
    expectClosing(.rightBracket, of: opening)
    return makeExpression(opening, .array(elements))
  }

  /// An element of an array or an argument of a call.
  func parseArgument() -> ExpressionID {
    switch kind {
    case .ellipsis:
      let first = take()
      let value = parseAssignment()
      return makeExpression(first, .spread(value))
    case .comma: return makeExpression(index, .hole)
    default: return parseAssignment()
    }
  }

  /// A template with substitutions, or one without.
  func parseTemplate() -> ExpressionID {
    guard at(.templateHead) else { return parseLeaf() }
    let first = take()
    let base = pendingElements.count
    repeat {
      gather(parseExpression().index)
    } while !attemptHasFailed && closeSubstitution(first) && !isAtTemplateEnd
    let values: NodeList<Expression> = takeList(from: base)
    return makeExpression(first, .template(values))
  }

  /// Whether the token before was the end of the template.
  private var isAtTemplateEnd: Bool { tokens[position - 1].kind == .templateTail }

  /// Passes the text after a substitution; where something else stands, that is skipped.
  private func closeSubstitution(_ opening: TokenIndex) -> Bool {
    if at(.templateMiddle) || at(.templateTail) {
      advance()
      return true
    }
    report(
      .expectedToken, "expected `}` before \(found)", at: tokenRange,
      labels: [Diagnostic.Label("in this template", at: syntax.range(of: opening))])
    return skipToTemplateText()
  }

  private func parseNew() -> ExpressionID {
    guard enter() else { return missingExpression() }
    defer { leave() }
    let first = take()
    if consume(.dot) {
      _ = expectName()
      return makeExpression(first, .keyword)
    }
    let calleeFirst = index
    var callee = parsePrimary()
    while let next = parseSuffix(calleeFirst, callee, acceptsCalls: false) { callee = next }
    let arguments = at(.leftParen) ? parseArguments() : .empty
    return makeExpression(first, .new(callee: callee, arguments: arguments))
  }

  /// `import(…)` and `import.meta`; the parenthesis or member is read as that of any callee.
  private func parseImportExpression() -> ExpressionID {
    guard peek().kind == .leftParen || peek().kind == .dot || peek().kind == .less else {
      reportExpected("an expression", .expectedExpression)
      return missingExpression()
    }
    let first = take()
    return makeExpression(first, .keyword)
  }

  private func parseClassExpression() -> ExpressionID {
    let first = index
    skipDecorators()
    guard at(.classKeyword) else {
      reportExpected("an expression", .expectedExpression)
      return missingExpression()
    }
    skipClass()
    return makeExpression(first, .classExpression)
  }

  private func parseJSX() -> ExpressionID {
    let first = index
    if !allowsJSX { reportJSX() }
    skipBalanced()
    return makeExpression(first, .jsx)
  }

  /// Whether the name of the file allows JSX, by the rules of TypeScript.
  private var allowsJSX: Bool {
    [".tsx", ".jsx", ".js", ".mjs", ".cjs"].contains { syntax.file.path.hasSuffix($0) }
  }

  private func reportJSX() {
    report(
      .unexpectedJSX, "JSX can stand only in files that end in .tsx or .jsx, or in JavaScript",
      at: tokenRange)
  }
}
