import SchemaDiagnostics

/// How reading finds its way after a fault, so that one fault is one report.
///
/// Inside brackets it goes on at the next comma or line that begins an element; a closing bracket
/// of something further out ends all that is open inside. Where a statement is out of step, it goes
/// on at the next line that begins another.
extension Parser {
  /// Reports that a comma is missing between two elements; whether the list goes on.
  func recoverFromMissingComma(_ context: ListContext) -> Bool {
    guard !isClosedByWhatFollows else { return false }
    if forgivenComma == position { return true }
    if isAtForgottenDot { return passForgottenDot(context) }
    let isSemicolon = at(.semicolon)
    report(
      .expectedToken, "expected `,` before \(found)", at: tokenRange,
      labels: context == .objectMembers ? loneName : [],
      fixIts: [isSemicolon ? replacement(by: .comma) : insertion(of: .comma)])
    if isSemicolon, context.acceptsSemicolons {
      advance()
      return true
    }
    return beginsElement(of: context) || skipToElement(of: context)
  }

  /// Whether the name of a method follows a call without a dot between: right behind it, or on its
  /// line and called with nothing, as no function is declared.
  private var isAtForgottenDot: Bool {
    guard kind.isIdentifier, peek().kind == .leftParen, position > 0,
      tokens[position - 1].kind == .rightParen
    else { return false }
    if tokens[position - 1].end == token.start { return true }
    return !token.isAfterLineBreak && peek(2).kind == .rightParen && peek(3).kind != .leftBrace
  }

  private func passForgottenDot(_ context: ListContext) -> Bool {
    report(
      .expectedToken, "expected `.` before \(found)", at: tokenRange,
      fixIts: [insertion(of: .dot)])
    return skipToElement(of: context)
  }

  /// The name of a property before the token at hand that has no value.
  private var loneName: [Diagnostic.Label] {
    let name = index.previous
    guard position > 1, tokens[name].kind.isIdentifier else { return [] }
    switch tokens[name.previous].kind {
    case .leftBrace, .comma:
      return [Diagnostic.Label("this has no value", at: syntax.range(of: name))]
    default: return []
    }
  }

  /// Reports a token that begins no element; whether the list goes on.
  func recoverFromStray(_ context: ListContext) -> Bool {
    guard !isClosedByWhatFollows else { return false }
    reportExpected(
      context.element, context == .typeArguments ? .expectedType : .expectedToken,
      fixIts: at(.comma) ? [removal(of: tokenRange)] : [])
    return consume(.comma) || skipToElement(of: context)
  }

  /// Whether the brackets at hand are closed by the token at hand, so that what is missing is the
  /// closing bracket; who opened it will say so.
  private var isClosedByWhatFollows: Bool {
    isCloser(kind) || at(.endOfFile) || isAtNextStatement || isAtOuterProperty
      || isAtEndOfTypeArguments
  }

  /// Whether the `>` of type arguments around the brackets at hand stands here.
  var isAtEndOfTypeArguments: Bool { at(.greater) && contexts.contains(.typeArguments) }

  /// Passes what belongs to a faulty element; whether the list goes on.
  private func skipToElement(of context: ListContext) -> Bool {
    isRecovering = true
    defer { isRecovering = false }
    while !isAtEnd(of: context), !isClosedByWhatFollows {
      if consume(.comma) || context.acceptsSemicolons && consume(.semicolon) { return true }
      if token.isAfterLineBreak, beginsElement(of: context) { return true }
      skipBalanced()
    }
    isListBroken = !isAtEnd(of: context)
    return false
  }

  /// Whether an element, and not the rest of a faulty one, begins here.
  private func beginsElement(of context: ListContext) -> Bool {
    guard isAtElement(of: context) else { return false }
    return switch context {
    case .objectMembers: at(.ellipsis) || at(.leftBracket) || isAtProperty
    case .arrayElements, .arguments: !at(.less) && !at(.leftBracket) && !at(.leftParen)
    default: true
    }
  }

  /// Whether `name:`, `name(`, `name,` or `name }` stands here.
  private var isAtProperty: Bool {
    guard isAtPropertyName else { return false }
    switch peek().kind {
    case .colon, .leftParen, .comma, .rightBrace: return true
    default: return peek().isAfterLineBreak
    }
  }

  /// Whether a property of an object around the brackets at hand begins here, or after the comma at
  /// hand: then the closing bracket of these is missing.
  var isAtOuterProperty: Bool {
    switch contexts.innermost {
    case .arguments, .arrayElements:
      contexts.contains(.objectMembers) && (beginsPropertyLine(0) || isAtCommaBeforeProperty)
    default: false
    }
  }

  /// Whether a line with a property of the object around it begins here.
  var isAtLineOfProperty: Bool {
    contexts.innermost == .objectMembers && !isInConditional && beginsPropertyLine(0)
  }

  /// Whether a comma is at hand and the next line begins with `name:`.
  var isAtCommaBeforeProperty: Bool { at(.comma) && beginsPropertyLine(1) }

  private func beginsPropertyLine(_ distance: Int) -> Bool {
    let token = peek(distance)
    return token.isAfterLineBreak && token.kind.isPropertyName && peek(distance + 1).kind == .colon
  }

  /// Whether a line begins here with a statement that cannot stand inside brackets.
  var isAtNextStatement: Bool {
    guard token.isAfterLineBreak || position == 0 else { return false }
    switch kind {
    case .constKeyword, .letKeyword, .varKeyword, .typeKeyword, .interfaceKeyword, .enumKeyword,
      .functionKeyword, .classKeyword, .namespaceKeyword:
      return isNameOnLine || peek().kind == .enumKeyword
    case .importKeyword: return isImportDeclaration
    case .exportKeyword:
      return peek().kind.isWord || peek().kind == .leftBrace || peek().kind == .asterisk
    default: return false
    }
  }

  /// Passes all up to the next line that begins a statement.
  func skipToStatement() {
    isRecovering = true
    while !at(.endOfFile), !isAtNextStatement { skipBalanced() }
    isRecovering = false
  }
}
