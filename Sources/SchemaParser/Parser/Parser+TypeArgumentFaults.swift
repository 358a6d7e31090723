import SchemaDiagnostics

/// Type arguments behind an expression that have a fault in them.
///
/// What TypeScript does is to take their `<` for a comparison, and to complain of all that follows.
extension Parser {
  /// Whether the `<` at hand, which begins no type arguments without faults, begins some with
  /// faults: it touches a name, and what follows is no comparison either.
  var isAtFaultyTypeArguments: Bool {
    guard !isAttempting, tokens[position - 1].kind.isWord,
      tokens[position - 1].end == token.start
    else { return false }
    return !lookAhead { parser in
      parser.advance()
      _ = parser.parseBinary(OperatorPrecedence.lowest)
      return parser.canFollowExpression
    }
  }

  private var canFollowExpression: Bool {
    switch kind {
    case .comma, .semicolon, .question, .templateMiddle, .templateTail, .jsxMiddle, .jsxTail,
      .endOfFile, .rightBrace, .rightParen, .rightBracket:
      true
    case .colon: isInConditional
    default: token.isAfterLineBreak
    }
  }

  /// Reads type arguments for what is wrong in them; the expression with them is one that is
  /// missing, so that nothing more is said about it.
  func parseFaultyTypeArguments(_ first: TokenIndex) -> ExpressionID {
    let reportCount = diagnostics.count
    let opening = take()
    if isAtLineOfProperty {
      report(.expectedType, "expected a type argument after `<`", at: endOfPrevious)
      return makeExpression(first, .missing)
    }
    let end = matchingAngle(Int(opening.index))
    let isInTypeBefore = isConditionalTypeAllowed
    isConditionalTypeAllowed = true
    _ = parseList(.typeArguments) as NodeList<TypeNode>
    parseDoubledBars()
    isConditionalTypeAllowed = isInTypeBefore
    finishFaultyTypeArguments(opening, end)
    if diagnostics.count == reportCount { expect(.leftParen, isInsertable: false) }
    isListBroken = false
    return makeExpression(first, .missing)
  }

  /// `|| T` behind a type, where `|` is meant.
  func parseDoubledBars() {
    while at(.barBar) {
      report(
        .expectedToken, "expected `|` between types, and this is `||`", at: tokenRange,
        fixIts: [replacement(by: .bar)])
      advance()
      _ = parseType()
    }
  }

  /// Goes behind the `>`, or to where the fault is over if there is none.
  ///
  /// - Parameter end: where the `>` stands if the brackets before it are in order.
  private func finishFaultyTypeArguments(_ opening: TokenIndex, _ end: Int?) {
    if consume(.greater) { return passSurplusAngles() }
    if at(.string), tokens[position - 1].kind == .string {
      report(
        .expectedToken, "expected `|` before \(found)", at: tokenRange,
        fixIts: [FixIt("insert `|`", edits: [FixIt.Edit(endOfPrevious, " |")])])
    } else {
      expectClosing(.greater, of: opening)
    }
    isRecovering = true
    if let end, end >= position {
      move(to: end + 1)
    } else {
      while !at(.leftParen), !isPastFault { skipBalanced() }
    }
    isRecovering = false
  }

  private var isPastFault: Bool {
    isCloser(kind) || at(.comma) || at(.semicolon) || at(.endOfFile) || token.isAfterLineBreak
  }

  /// Any `>` behind the one that closes all that is open.
  private func passSurplusAngles() {
    guard at(.greater) else { return }
    let surplus = tokenRange
    while at(.greater) { advance() }
    report(
      .expectedToken, "this `>` closes nothing", at: surplus,
      fixIts: [removal(of: surplus)])
  }
}
