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
    let gap = endOfPrevious
    if diagnostics.suffix(2).contains(where: { $0.range.start == range.start || $0.range == gap }) {
      return true
    }
    if token.hasError || position > 0 && tokens[position - 1].hasError { return true }
    guard let stray = strayQuote else { return false }
    strayQuotes[stray] = strayQuotes[stray] ?? range
    return true
  }

  /// A string or a regular expression on the rest of the line that the line does not end: then the
  /// quotes before it are out of step.
  private var strayQuote: UInt32? {
    var ahead = position
    while ahead < tokens.count, ahead == position || !tokens[ahead].isAfterLineBreak,
      ahead - position < Self.maximumDepth
    {
      let isStray =
        syntax.isUnterminatedString(TokenIndex(ahead))
        || tokens[ahead].kind == .regularExpression && tokens[ahead].hasError
      if isStray { return tokens[ahead].start }
      ahead += 1
    }
    return nil
  }

  /// What the lexer has reported, with where the parser stumbled first over quotes out of step.
  func explaining(_ lexed: [Diagnostic]) -> [Diagnostic] {
    guard !strayQuotes.isEmpty else { return lexed }
    return lexed.map { diagnostic in
      guard diagnostic.id == .unterminatedString,
        let place = strayQuotes[diagnostic.range.start]
      else { return diagnostic }
      var diagnostic = diagnostic
      diagnostic.labels.append(
        Diagnostic.Label("from here on, quotes are out of step", at: place))
      return diagnostic
    }
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

  func replacement(of word: TokenIndex, by kind: TokenKind) -> FixIt {
    FixIt(
      "replace `\(syntax.text(of: word))` with \(kind.description)",
      edits: [FixIt.Edit(syntax.range(of: word), "\(kind.spelling)")])
  }

  func removal(of range: SourceRange, called name: String? = nil) -> FixIt {
    FixIt("remove `\(name ?? syntax.file.text(in: range))`", edits: [FixIt.Edit(range, "")])
  }

  func reportExpected(
    _ what: String, _ id: DiagnosticID = .expectedToken, at range: SourceRange? = nil,
    fixIts: [FixIt] = []
  ) {
    // What is missing at the end of the file is missing behind the last token.
    let place = at(.endOfFile) && id != .expectedToken ? endOfPrevious : tokenRange
    report(id, "expected \(what) before \(found)", at: range ?? place, fixIts: fixIts)
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
