import SchemaDiagnostics

/// Properties that are not written as JavaScript wants them.
extension Parser {
  /// Reports that a method has no body, most likely because it is one of the value before it.
  func reportMissingBody(of name: TokenIndex) {
    let comma = name.previous
    let isCall =
      name.index > 1 && tokens[comma].kind == .comma
      && tokens[comma.previous].kind == .rightParen && tokens[name].start == tokens[comma].end
    report(
      .expectedToken, "expected `{` before \(found)", at: tokenRange,
      fixIts: isCall
        ? [FixIt("replace `,` with `.`", edits: [.init(syntax.range(of: comma), ".")])] : [])
  }

  /// Takes the colon between a property's name and its value; whether there is no value, which is
  /// reported.
  func passMissingValue(of name: TokenIndex) -> Bool {
    // A string without an end has swallowed its value.
    if tokens[name].hasError, syntax.isUnterminatedString(name) { return true }
    expect(.colon)
    if isAtNextProperty {
      report(.expectedExpression, "expected a value after `:`", at: endOfPrevious)
      return true
    }
    if at(.colon) { passDoubledColon() }
    return false
  }

  /// Whether there is nothing to spread behind `...`, which is reported.
  func passMissingSpread() -> Bool {
    guard isAtNextProperty else { return false }
    report(.expectedExpression, "expected what to spread after `...`", at: endOfPrevious)
    return true
  }

  /// Whether the next line begins with a property of its own, where a value is due.
  private var isAtNextProperty: Bool {
    token.isAfterLineBreak && isAtPropertyName && peek().kind == .colon
  }

  private func passDoubledColon() {
    report(
      .expectedExpression, "expected an expression before `:`", at: tokenRange,
      fixIts: [removal(of: tokenRange)])
    advance()
  }

  /// Whether a value follows the name of a property without a colon between.
  var isAtForgottenColon: Bool {
    if token.isAfterLineBreak { return false }
    switch kind {
    case .arrow, .leftBrace, .newKeyword, .functionKeyword: return true
    case .string, .template, .templateHead, .number: return peek().kind != .colon
    default: break
    }
    guard kind.isIdentifier else { return false }
    switch peek().kind {
    case .dot, .leftParen, .less: return true
    default: return false
    }
  }

  func parseForgottenColon(_ first: TokenIndex) -> NodeID<ObjectMember> {
    let isArrow = at(.arrow)
    report(
      .expectedToken, "expected `:` before \(found)", at: tokenRange,
      fixIts: [isArrow ? replacement(by: .colon) : insertion(of: .colon)])
    if isArrow { advance() }
    let value = parseAssignment()
    return syntax.add(ObjectMember(first: first, end: index, kind: .property(value: value)))
  }

  /// The last token of a name that is made of several words, `a-b` or `a b`, before a colon.
  func compoundName(from first: TokenIndex) -> TokenIndex? {
    guard tokens[first].kind.isWord else { return nil }
    var last = Int(first.index)
    while true {
      var next = last + 1
      if tokens[next].kind == .minus, tokens[next].start == tokens[last].end,
        tokens[next + 1].start == tokens[next].end
      {
        next += 1
      }
      guard tokens[next].kind.isWord || tokens[next].kind == .number,
        !tokens[next].isAfterLineBreak
      else { break }
      last = next
    }
    let name = TokenIndex(last)
    return name > first && tokens[last + 1].kind == .colon ? name : nil
  }

  /// - Parameter last: the last token of the name.
  func parseCompoundName(_ first: TokenIndex, _ last: TokenIndex) -> NodeID<ObjectMember> {
    let whole = syntax.range(of: first).union(syntax.range(of: last))
    let text = syntax.file.text(in: whole)
    let isDeclaration = isDeclarationWord(tokens[first].kind)
    if isDeclaration {
      reportDeclarationWord(first)
    } else {
      report(
        .expectedToken, "`\(text)` needs quotes to be the name of a property", at: whole,
        fixIts: [FixIt("put it in quotes", edits: [.init(whole, "\"\(text)\"")])])
    }
    move(to: Int(last.index) + 2)
    let value = isDeclaration ? parseForeignValue() : parseAssignment()
    return syntax.add(ObjectMember(first: last, end: index, kind: .property(value: value)))
  }

  /// What stands behind the colon of a declaration: a value like any other if a comma follows, a type
  /// of another language if the line ends with it.
  private func parseForeignValue() -> ExpressionID {
    isRecovering = true
    defer { isRecovering = false }
    let value = parseAssignment()
    guard token.isAfterLineBreak, !isCloser(kind) else { return value }
    forgivenComma = position
    return missingExpression()
  }

  /// Words that declare something in a class, or in another language.
  private func isDeclarationWord(_ kind: TokenKind) -> Bool {
    switch kind {
    case .letKeyword, .varKeyword, .constKeyword, .readonlyKeyword, .publicKeyword,
      .privateKeyword, .staticKeyword, .declareKeyword:
      true
    default: false
    }
  }

  private func reportDeclarationWord(_ word: TokenIndex) {
    let range = syntax.range(of: word)
    let withSpace = SourceRange(file: range.file, start: range.start, end: tokens[word.next].start)
    report(
      .expectedToken, "a property of an object has no `\(syntax.text(of: word))` before its name",
      at: range, fixIts: [removal(of: withSpace, called: syntax.text(of: word))])
  }
}
