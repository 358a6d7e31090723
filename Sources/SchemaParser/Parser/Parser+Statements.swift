import SchemaDiagnostics

/// The statements at the top of a file.
extension Parser {
  func parseStatements() {
    while !at(.endOfFile) {
      if consume(.semicolon) { continue }
      let reportCount = diagnostics.count
      let start = position
      isListBroken = false
      if isAtStatement {
        parseStatement()
      } else {
        reportExpected("a declaration or statement")
      }
      // What begins a statement and is none has been reported.
      if position == start { advance() }
      if diagnostics.count > reportCount, !isAtFreshStatement { skipToStatement() }
    }
  }

  /// Whether another statement begins on a line of its own, as after a faulty one that ended well.
  private var isAtFreshStatement: Bool {
    guard token.isAfterLineBreak || tokens[max(position - 1, 0)].kind == .semicolon else {
      return false
    }
    return isAtStatement && peek().kind != .colon
  }

  /// Whether a statement may begin with the token at hand.
  var isAtStatement: Bool {
    switch kind {
    case .at, .leftBrace, .varKeyword, .constKeyword, .enumKeyword, .ifKeyword, .doKeyword,
      .whileKeyword, .forKeyword, .continueKeyword, .breakKeyword, .returnKeyword, .withKeyword,
      .switchKeyword, .throwKeyword, .tryKeyword, .debuggerKeyword, .catchKeyword,
      .finallyKeyword, .exportKeyword:
      true
    default: isAtExpression
    }
  }

  private func parseStatement() {
    let first = index
    skipDecorators()
    if at(.exportKeyword) { return parseExport(first) }
    if at(.importKeyword), isImportDeclaration { return parseImport(first) }
    parseDeclaration(first, exported: .no)
  }

  func finish(
    _ first: TokenIndex, _ kind: Statement.Kind, exported: Statement.Exported = .no
  ) {
    syntax.append(Statement(first: first, end: index, kind: kind, exported: exported))
  }

  /// A declaration without `export`, or another statement.
  func parseDeclaration(_ first: TokenIndex, exported: Statement.Exported) {
    while isModifier, isDeclarationOnLine(peek()) { advance() }
    if at(.exportKeyword) { return parseExport(first) }
    switch kind {
    case .constKeyword where peek().kind == .enumKeyword:
      advance()
      parseEnum(first, exported)
    case .constKeyword, .varKeyword: parseVariables(first, exported)
    case .letKeyword where isLetDeclaration: parseVariables(first, exported)
    case .functionKeyword: parseFunctionDeclaration(first, exported)
    case .asyncKeyword where peek().kind == .functionKeyword && !peek().isAfterLineBreak:
      parseFunctionDeclaration(first, exported)
    case .enumKeyword: parseEnum(first, exported)
    case .typeKeyword where isNameOnLine: parseTypeAlias(first, exported)
    case .interfaceKeyword where isNameOnLine: parseInterface(first, exported)
    case .classKeyword: skipClassDeclaration(first, exported)
    case .abstractKeyword where peek().kind == .classKeyword && !peek().isAfterLineBreak:
      advance()
      skipClassDeclaration(first, exported)
    case .namespaceKeyword where isNameOnLine, .moduleKeyword where isNameOnLine:
      skipNamespace(first, exported)
    case .moduleKeyword where peek().kind == .string && !peek().isAfterLineBreak:
      skipNamespace(first, exported)
    case .globalKeyword where peek().kind == .leftBrace: skipNamespace(first, exported)
    default: parseOtherStatement(first)
    }
  }

  var isNameOnLine: Bool {
    peek().kind.isIdentifier && !peek().isAfterLineBreak
  }

  private var isLetDeclaration: Bool {
    peek().kind.isIdentifier || peek().kind == .leftBrace || peek().kind == .leftBracket
  }

  /// Whether the word at hand stands before declarations; which, how many and in what order is for
  /// the checker.
  private var isModifier: Bool {
    switch kind {
    case .declareKeyword, .publicKeyword, .privateKeyword, .protectedKeyword, .staticKeyword,
      .readonlyKeyword, .overrideKeyword, .accessorKeyword:
      true
    case .asyncKeyword: peek().kind != .functionKeyword
    case .abstractKeyword: peek().kind != .classKeyword
    default: false
    }
  }

  private func isDeclarationOnLine(_ token: Token) -> Bool {
    guard !token.isAfterLineBreak else { return false }
    switch token.kind {
    case .constKeyword, .varKeyword, .letKeyword, .functionKeyword, .asyncKeyword, .enumKeyword,
      .typeKeyword, .interfaceKeyword, .classKeyword, .abstractKeyword, .namespaceKeyword,
      .moduleKeyword, .globalKeyword, .declareKeyword, .exportKeyword:
      return true
    default: return false
    }
  }

  private func parseVariables(_ first: TokenIndex, _ exported: Statement.Exported) {
    let isConstant = at(.constKeyword)
    advance()
    let variables: NodeList<VariableDeclarator> = parseList(.variables)
    expectSemicolon()
    finish(first, .variables(variables, isConstant: isConstant), exported: exported)
  }

  func parseFunctionDeclaration(_ first: TokenIndex, _ exported: Statement.Exported) {
    let function = parseFunction(requiresName: exported != .asDefault)
    finish(first, .function(function), exported: exported)
  }

  func skipClassDeclaration(_ first: TokenIndex, _ exported: Statement.Exported) {
    let name = peek().kind.isIdentifier ? index.next : nil
    skipClass()
    finish(first, .skipped(name: name), exported: exported)
  }

  private func skipNamespace(_ first: TokenIndex, _ exported: Statement.Exported) {
    let name = peek().kind.isIdentifier ? index.next : nil
    repeat { advance() } while at(.dot) || kind.isWord || at(.string)
    if at(.leftBrace) { skipBalanced() } else { expectSemicolon() }
    finish(first, .skipped(name: name), exported: exported)
  }

  private func parseOtherStatement(_ first: TokenIndex) {
    let isLabel = kind.isIdentifier && peek().kind == .colon
    if isLabel {
      move(to: position + 2)
      skipStatement()
    } else if isAtExpression, !at(.leftBrace), !at(.classKeyword) {
      return parseExpressionStatement(first)
    } else {
      skipStatement()
    }
    finish(first, .skipped(name: nil))
  }

  private func parseExpressionStatement(_ first: TokenIndex) {
    let expression = parseExpression()
    if case .identifier = syntax[expression].kind, !canEndStatement {
      return passWord(syntax[expression].first)
    }
    expectSemicolon()
    finish(first, .expression(expression))
  }

  /// Reports a lone word before something else on the line; if it is a misspelt keyword, what
  /// follows is read all the same.
  private func passWord(_ word: TokenIndex) {
    let text = syntax.text(of: word)
    let meant = TokenKind.declarationWord(near: text)
    report(
      .expectedToken,
      "expected a statement, but `\(text)` begins none"
        + (meant.map { "; did you mean \($0.description)?" } ?? ""),
      at: syntax.range(of: word),
      fixIts: meant.map { [replacement(of: word, by: $0)] } ?? [])
    guard let meant, reread(word, as: meant) else { return }
    if isModifier || at(.exportKeyword) || at(.importKeyword) || isAtDeclaration {
      parseStatement()
    }
  }
}
