import SchemaDiagnostics

/// Imports and exports.
extension Parser {
  /// Whether the `import` at hand is not `import(…)` or `import.meta`.
  var isImportDeclaration: Bool {
    switch peek().kind {
    case .leftParen, .dot, .less: false
    case .string, .asterisk, .leftBrace: true
    default: peek().kind.isWord
    }
  }

  func parseImport(_ first: TokenIndex, exported: Statement.Exported = .no) {
    advance()
    let isTypeOnly = at(.typeKeyword) && beginsTypeImport
    if isTypeOnly { advance() }
    let defaultName = kind.isIdentifier && !at(.string) ? take() : nil
    if let defaultName, at(.equal) { return skipImportEquals(first, defaultName, exported) }
    var clause = ImportClause(defaultName: defaultName)
    let hasClause = parseImportClause(&clause)
    if hasClause { expect(.fromKeyword) }
    let module = parseModuleName()
    parseImportAttributes()
    expectSemicolon()
    let declaration = syntax.add(
      ImportDeclaration(
        first: first, end: index, module: module, defaultName: defaultName,
        namespaceName: clause.namespaceName, specifiers: clause.specifiers, isTypeOnly: isTypeOnly))
    finish(first, .importDeclaration(declaration), exported: exported)
  }

  /// Whether `type` after `import` is not itself the name that is imported.
  private var beginsTypeImport: Bool {
    let next = peek()
    if next.kind == .fromKeyword { return peek(2).kind == .fromKeyword || peek(2).kind == .equal }
    return next.kind.isIdentifier || next.kind == .leftBrace || next.kind == .asterisk
  }

  private struct ImportClause {
    let defaultName: TokenIndex?
    var namespaceName: TokenIndex?
    var specifiers = NodeList<ModuleSpecifier>.empty
  }

  /// What is imported; whether anything is.
  private func parseImportClause(_ clause: inout ImportClause) -> Bool {
    if clause.defaultName != nil {
      guard consume(.comma) else { return true }
    } else if !at(.leftBrace), !at(.asterisk) {
      return false
    }
    if at(.asterisk) {
      advance()
      expect(.asKeyword)
      clause.namespaceName = expectName()
    } else {
      clause.specifiers = parseSpecifiers(.importSpecifiers)
    }
    return true
  }

  /// `{ a, b as c }`
  private func parseSpecifiers(_ context: ListContext) -> NodeList<ModuleSpecifier> {
    let opening = index
    guard expect(.leftBrace, isInsertable: false) else { return .empty }
    let specifiers: NodeList<ModuleSpecifier> = parseList(context)
    expectClosing(.rightBrace, of: opening)
    return specifiers
  }

  private func parseModuleName() -> TokenIndex? {
    if at(.string) { return take() }
    reportExpected("the name of a module in quotes")
    // TypeScript takes any expression for the name.
    if isAtExpression, !canEndStatement { _ = parseExpression() }
    return nil
  }

  /// `with { type: "json" }`
  private func parseImportAttributes() {
    let isAttributes =
      at(.withKeyword)
      || !token.isAfterLineBreak && kind == .identifier
        && syntax.token(index, is: "assert")
    guard isAttributes, peek().kind == .leftBrace else { return }
    advance()
    skipBalanced()
  }

  /// `= require("…")` and `= A.B`
  private func skipImportEquals(
    _ first: TokenIndex, _ name: TokenIndex, _ exported: Statement.Exported
  ) {
    advance()
    _ = parsePostfix()
    expectSemicolon()
    let declaration = syntax.add(
      ImportDeclaration(
        first: first, end: index, module: nil, defaultName: name, namespaceName: nil,
        specifiers: .empty, isTypeOnly: false))
    finish(first, .importDeclaration(declaration), exported: exported)
  }

  var isAtModuleSpecifier: Bool {
    if at(.fromKeyword), peek().kind == .string { return false }
    return kind.isWord || at(.string)
  }

  func parseImportSpecifier() -> NodeID<ModuleSpecifier> {
    let first = index
    let isTypeOnly = consumeTypeModifier()
    let exportedName = take()
    let localName = at(.asKeyword) ? parseAlias() : nil
    return syntax.add(
      ModuleSpecifier(
        first: first, end: index, exportedName: exportedName, localName: localName ?? exportedName,
        isTypeOnly: isTypeOnly))
  }

  func parseExportSpecifier() -> NodeID<ModuleSpecifier> {
    let first = index
    let isTypeOnly = consumeTypeModifier()
    let localName = take()
    let exportedName = at(.asKeyword) ? parseAlias() : nil
    return syntax.add(
      ModuleSpecifier(
        first: first, end: index, exportedName: exportedName ?? localName, localName: localName,
        isTypeOnly: isTypeOnly))
  }

  private func consumeTypeModifier() -> Bool {
    guard at(.typeKeyword), isTypeModifier else { return false }
    advance()
    return true
  }

  private func parseAlias() -> TokenIndex? {
    advance()
    return at(.string) ? take() : expectName(acceptsReserved: true)
  }

  /// Whether the `type` at hand is not the name: `{ type }`, `{ type as x }` and `{ type as as x }`
  /// are names, `{ type x }`, `{ type as }` and `{ type as as x }` as TypeScript has it are not.
  private var isTypeModifier: Bool {
    let next = peek().kind
    guard next == .asKeyword else { return next.isWord || next == .string }
    switch peek(2).kind {
    // `type as as x` and `type as as`
    case .asKeyword: return peek(3).kind.isWord
    case let other where other.isWord: return false
    default: return true
    }
  }
}

// MARK: - Exports

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

  private var isAtDeclaration: Bool {
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
