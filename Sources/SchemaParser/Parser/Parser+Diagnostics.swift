import SchemaDiagnostics

/// What the parser says about what it did not find.
extension Parser {
  var tokenRange: SourceRange { syntax.range(of: index) }

  /// The empty place right behind the token before, where something that is missing belongs.
  var endOfPrevious: SourceRange {
    let end = position == 0 ? 0 : tokens[position - 1].end
    return SourceRange(file: syntax.file.id, start: end, end: end)
  }

  /// Reports once a place: the second report about a token is a consequence of the first.
  func report(
    _ id: DiagnosticID, _ message: String, at range: SourceRange,
    labels: [Diagnostic.Label] = [], fixIts: [FixIt] = []
  ) {
    guard !isAttempting else {
      attemptHasFailed = true
      return
    }
    guard !hasGivenUp, !isRecovering, !isConsequence(range) else { return }
    diagnostics.append(
      Diagnostic(id, message, at: range, labels: labels, fixIts: fixIts))
  }

  /// Whether a place is in trouble already, from the lexer or from the reports before: the last one
  /// may be about the whole of what the one before it is inside of.
  private func isConsequence(_ range: SourceRange) -> Bool {
    if diagnostics.suffix(2).contains(where: { $0.range.start == range.start }) { return true }
    return token.hasError || position > 0 && tokens[position - 1].hasError
  }

  /// What stands at hand, for messages.
  var found: String {
    switch kind {
    case .endOfFile: "the end of the file"
    case .identifier, .privateName, .number: "`\(syntax.text(of: index))`"
    default: kind.description
    }
  }

  /// Takes a token of a kind, or reports that it is missing. If it belongs right behind the token
  /// before, a fix-it puts it there.
  @discardableResult
  func expect(_ expected: TokenKind, isInsertable: Bool = true) -> Bool {
    if consume(expected) { return true }
    let fixIts = isInsertable ? [insertion(of: expected)] : []
    report(
      .expectedToken, "expected \(expected.description) before \(found)", at: tokenRange,
      fixIts: fixIts)
    return false
  }

  /// Takes the bracket that closes another, or reports where that one was opened.
  @discardableResult
  func expectClosing(_ expected: TokenKind, of opening: TokenIndex) -> Bool {
    let wasBroken = isListBroken
    isListBroken = wasBroken && (isAtNextStatement || at(.endOfFile))
    if consume(expected) { return true }
    guard !wasBroken else { return false }
    // In front of a comma that belongs further out, TypeScript stumbles only at what follows it.
    let isAtComma = isAtCommaBeforeProperty && opening != index.previous
    let opener = tokens[opening].kind.description
    report(
      .expectedToken, "expected \(expected.description) before \(found)",
      at: isAtComma ? syntax.range(of: index.next) : tokenRange,
      labels: [Diagnostic.Label("to close this \(opener)", at: syntax.range(of: opening))],
      fixIts: [insertion(of: expected)])
    return false
  }

  func insertion(of kind: TokenKind) -> FixIt {
    FixIt(
      "insert \(kind.description)", edits: [FixIt.Edit(endOfPrevious, "\(kind.spelling)")])
  }

  func replacement(by kind: TokenKind) -> FixIt {
    FixIt(
      "replace \(found) with \(kind.description)",
      edits: [FixIt.Edit(tokenRange, "\(kind.spelling)")])
  }

  func reportExpected(
    _ what: String, _ id: DiagnosticID = .expectedToken, at range: SourceRange? = nil
  ) {
    report(id, "expected \(what) before \(found)", at: range ?? tokenRange)
  }

  /// Takes a name, or any word where `acceptsReserved`.
  func expectName(acceptsReserved: Bool = false) -> TokenIndex? {
    if acceptsReserved ? kind.isWord : kind.isIdentifier { return take() }
    reportExpected("a name")
    return nil
  }

  /// Whether a statement may end before the token at hand.
  var canEndStatement: Bool {
    switch kind {
    case .semicolon, .rightBrace, .endOfFile: true
    default: token.isAfterLineBreak
    }
  }

  func expectSemicolon() {
    guard !canEndStatement else {
      _ = consume(.semicolon)
      return
    }
    expect(.semicolon)
  }
}
