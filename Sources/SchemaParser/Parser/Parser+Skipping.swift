import SchemaDiagnostics

/// What is passed without being read. Of brackets, strings and templates nothing is lost on the way.
extension Parser {
  /// The kind that closes what a kind opens.
  private func closer(of kind: TokenKind) -> TokenKind? {
    switch kind {
    case .leftBrace: .rightBrace
    case .leftParen: .rightParen
    case .leftBracket: .rightBracket
    case .templateHead: .templateTail
    case .jsxHead: .jsxTail
    default: nil
    }
  }

  func isCloser(_ kind: TokenKind) -> Bool {
    switch kind {
    case .rightBrace, .rightParen, .rightBracket, .templateTail, .jsxTail: true
    default: false
    }
  }

  /// Passes a token, and if it opens something, all up to what closes that.
  func skipBalanced() {
    let opening = take()
    if closer(of: tokens[opening].kind) != nil { skipRest(of: opening) }
  }

  /// Passes all up to, and including, what closes an opening token.
  func skipRest(of opening: TokenIndex) {
    var open = [opening]
    while let innermost = open.last, let expected = closer(of: tokens[innermost].kind) {
      if at(.endOfFile) {
        expectClosing(expected, of: innermost)
        return
      }
      if at(expected) {
        open.removeLast()
      } else if isCloser(kind) {
        // A closing bracket of something further out closes all between.
        expectClosing(expected, of: innermost)
        guard let index = open.lastIndex(where: { closer(of: tokens[$0].kind) == kind }) else {
          return
        }
        open.removeSubrange(index...)
      } else if closer(of: kind) != nil {
        open.append(index)
      }
      advance()
    }
  }

  /// Passes tokens up to the text that goes on a template; whether it is there.
  func skipToTemplateText() -> Bool {
    while !at(.endOfFile) {
      if at(.templateMiddle) || at(.templateTail) {
        advance()
        return true
      }
      if isCloser(kind) { return false }
      skipBalanced()
    }
    return false
  }

  // MARK: Looking ahead

  /// The token that closes the bracket at a place, if one of its kind does.
  func matchingBracket(_ opening: Int) -> Int? {
    let expected = closer(of: tokens[opening].kind)
    var depth = 0
    var position = opening
    while spendLookahead() {
      let kind = tokens[position].kind
      if kind == .endOfFile { return nil }
      if closer(of: kind) != nil { depth += 1 }
      if isCloser(kind) { depth -= 1 }
      if depth == 0 { return kind == expected ? position : nil }
      position += 1
    }
    return nil
  }

  /// The `>` that closes the `<` at a place.
  func matchingAngle(_ opening: Int) -> Int? {
    var angles = 0
    var brackets = 0
    var position = opening
    while spendLookahead() {
      let kind = tokens[position].kind
      if closer(of: kind) != nil { brackets += 1 }
      if isCloser(kind) { brackets -= 1 }
      if brackets < 0 || kind == .endOfFile { return nil }
      if brackets == 0 {
        switch kind {
        case .less: angles += 1
        case .greater: angles -= 1
        case .semicolon: return nil
        default: break
        }
        if angles == 0 { return position }
      }
      position += 1
    }
    return nil
  }

  /// Whether another token may be looked at ahead. What may be spent on a whole file is in
  /// proportion to its length, so that no file takes longer than that.
  private func spendLookahead() -> Bool {
    guard lookaheadBudget > 0 else { return false }
    lookaheadBudget -= 1
    return true
  }

  // MARK: Statements

  /// Passes `@name`, `@name.name(…)` and `@(…)` before a declaration or parameter.
  func skipDecorators() {
    while consume(.at) { _ = parsePostfix() }
  }

  /// Passes a class from `class` to the end of its body.
  func skipClass() {
    advance()
    // Between angle brackets a brace begins an object type and not the body.
    var openAngles = 0
    while !at(.endOfFile), !isCloser(kind), !at(.semicolon), !at(.leftBrace) || openAngles > 0 {
      if at(.less) { openAngles += 1 }
      if at(.greater) { openAngles -= 1 }
      skipBalanced()
    }
    skipBlock()
  }

  /// Passes a statement that is not read, with the statements in it.
  func skipStatement() {
    guard enter() else { return }
    defer { leave() }
    switch kind {
    case .leftBrace: skipBalanced()
    case .ifKeyword: skipIf()
    case .forKeyword, .whileKeyword, .withKeyword:
      skipHead()
      skipStatement()
    case .doKeyword: skipDo()
    case .switchKeyword:
      skipHead()
      skipBlock()
    case .tryKeyword: skipTry()
    case .classKeyword: skipClass()
    case .semicolon: advance()
    default: skipSimpleStatement()
    }
  }

  /// Passes a keyword, `await` and parentheses.
  private func skipHead() {
    advance()
    _ = consume(.awaitKeyword)
    if at(.leftParen) { skipBalanced() } else { expect(.leftParen, isInsertable: false) }
  }

  private func skipBlock() {
    if at(.leftBrace) { skipBalanced() } else { expect(.leftBrace, isInsertable: false) }
  }

  private func skipIf() {
    skipHead()
    skipStatement()
    if consume(.elseKeyword) { skipStatement() }
  }

  private func skipDo() {
    advance()
    skipStatement()
    if at(.whileKeyword) { skipHead() }
    _ = consume(.semicolon)
  }

  private func skipTry() {
    advance()
    skipBlock()
    if consume(.catchKeyword) {
      if at(.leftParen) { skipBalanced() }
      skipBlock()
    }
    if consume(.finallyKeyword) { skipBlock() }
  }

  /// Passes tokens up to `;`, or to a line that begins another statement.
  func skipSimpleStatement() {
    repeat {
      if at(.semicolon) { break }
      let wasFunction = at(.functionKeyword)
      if isCloser(kind) || at(.endOfFile) { return }
      skipBalanced()
      if wasFunction { skipFunction() }
    } while !endsSimpleStatement
    _ = consume(.semicolon)
  }

  private func skipFunction() {
    while !at(.leftBrace), !at(.semicolon), !at(.endOfFile), !isCloser(kind) { skipBalanced() }
    if at(.leftBrace) { skipBalanced() }
  }

  /// Whether the line of the token before is complete and the token at hand cannot go on it.
  private var endsSimpleStatement: Bool {
    guard token.isAfterLineBreak else { return at(.semicolon) }
    switch kind {
    case .dot, .questionDot, .comma, .leftParen, .leftBracket, .template, .templateHead, .question,
      .colon, .arrow, .leftBrace:
      return false
    default:
      return OperatorPrecedence.of(kind) == 0 && !OperatorPrecedence.isAssignment(kind)
        && OperatorPrecedence.of(tokens[position - 1].kind) == 0
        && tokens[position - 1].kind != .equal
        && tokens[position - 1].kind != .arrow
    }
  }
}
