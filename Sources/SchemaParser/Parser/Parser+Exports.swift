import SchemaDiagnostics

/// Exports.
extension Parser {
  func parseExport(_ first: TokenIndex) {
    // More than one `export` is for the checker to refuse.
    while peek().kind == .exportKeyword { advance() }
    switch peek().kind {
    case .defaultKeyword:
      move(to: position + 2)
      parseDefault(first)
    case .equal:
      move(to: position + 2)
      parseExportedExpression(first)
    case .asterisk, .leftBrace:
      advance()
      parseExportList(first, isTypeOnly: false)
    case .typeKeyword where peek(2).kind == .leftBrace || peek(2).kind == .asterisk:
      move(to: position + 2)
      parseExportList(first, isTypeOnly: true)
    case .asKeyword: skipGlobalExport(first)
    case .importKeyword:
      advance()
      parseImport(first, exported: .byName)
    default: parseExportedDeclaration(first)
    }
  }

  private func parseExportedDeclaration(_ first: TokenIndex) {
    advance()
    skipDecorators()
    guard isAtDeclaration else {
      report(
        .expectedToken, "expected a declaration after `export`",
        at: syntax.range(of: index.previous))
      return
    }
    parseDeclaration(first, exported: .byName)
  }

  var isAtDeclaration: Bool {
    switch kind {
    case .constKeyword, .varKeyword, .letKeyword, .functionKeyword, .enumKeyword, .classKeyword:
      return true
    case .typeKeyword, .interfaceKeyword, .namespaceKeyword, .moduleKeyword, .abstractKeyword,
      .declareKeyword, .asyncKeyword, .globalKeyword:
      return peek().kind.isWord || peek().kind == .string || peek().kind == .leftBrace
    default: return false
    }
  }

  private func parseDefault(_ first: TokenIndex) {
    skipDecorators()
    switch kind {
    case .functionKeyword: parseFunctionDeclaration(first, .asDefault)
    case .asyncKeyword where peek().kind == .functionKeyword && !peek().isAfterLineBreak:
      parseFunctionDeclaration(first, .asDefault)
    case .classKeyword: skipClassDeclaration(first, .asDefault)
    case .abstractKeyword where peek().kind == .classKeyword:
      advance()
      skipClassDeclaration(first, .asDefault)
    case .interfaceKeyword where peek().kind.isIdentifier && !peek().isAfterLineBreak:
      parseInterface(first, .asDefault)
    default: parseExportedExpression(first)
    }
  }

  private func parseExportedExpression(_ first: TokenIndex) {
    let expression = parseAssignment()
    expectSemicolon()
    finish(first, .expression(expression), exported: .asDefault)
  }

  private func parseExportList(_ first: TokenIndex, isTypeOnly: Bool) {
    let isStar = consume(.asterisk)
    let namespaceName = isStar && at(.asKeyword) ? parseAlias() : nil
    let specifiers = isStar ? .empty : parseSpecifiers(.exportSpecifiers)
    let hasModule = isStar ? expect(.fromKeyword) : consume(.fromKeyword)
    let module = hasModule ? parseModuleName() : nil
    if module != nil { parseImportAttributes() }
    expectSemicolon()
    let declaration = syntax.add(
      ExportDeclaration(
        first: first, end: index, module: module, isStar: isStar, namespaceName: namespaceName,
        specifiers: specifiers, isTypeOnly: isTypeOnly))
    finish(first, .exportDeclaration(declaration))
  }

  /// `export as namespace X`
  private func skipGlobalExport(_ first: TokenIndex) {
    move(to: position + 2)
    expect(.namespaceKeyword)
    _ = expectName()
    expectSemicolon()
    finish(first, .skipped(name: nil))
  }
}
