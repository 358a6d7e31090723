import SchemaDiagnostics

/// Imports, and the names between braces that imports and exports share.
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
    if hasClause, !passMisspeltFrom() { expect(.fromKeyword) }
    let module = parseModuleName()
    parseImportAttributes()
    expectSemicolon()
    let declaration = syntax.add(
      ImportDeclaration(
        first: first, end: index, module: module, defaultName: defaultName,
        namespaceName: clause.namespaceName, specifiers: clause.specifiers, isTypeOnly: isTypeOnly))
    finish(first, .importDeclaration(declaration), exported: exported)
  }

  /// Whether another word stands in the place of `from`, which is reported.
  private func passMisspeltFrom() -> Bool {
    guard kind == .identifier, !token.isAfterLineBreak, peek().kind == .string else { return false }
    report(
      .expectedToken, "expected `from` before \(found)", at: tokenRange,
      fixIts: [replacement(by: .fromKeyword)])
    advance()
    return true
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
  func parseSpecifiers(_ context: ListContext) -> NodeList<ModuleSpecifier> {
    let opening = index
    guard expect(.leftBrace, isInsertable: false) else { return .empty }
    let specifiers: NodeList<ModuleSpecifier> = parseList(context)
    expectClosing(.rightBrace, of: opening)
    return specifiers
  }

  func parseModuleName() -> TokenIndex? {
    if at(.string) { return take() }
    let first = position
    let start = tokenRange
    // TypeScript takes any expression for the name.
    while !canEndStatement { advance() }
    let written = first < position ? start.union(syntax.range(of: index.previous)) : nil
    move(to: first)
    report(
      .expectedToken, "expected the name of a module in quotes before \(found)", at: tokenRange,
      fixIts: written.map(quoting) ?? [])
    while !canEndStatement { advance() }
    return nil
  }

  /// Puts what looks like the name of a module in quotes.
  private func quoting(_ range: SourceRange) -> [FixIt] {
    let text = syntax.file.text(in: range)
    let isName = text.unicodeScalars.allSatisfy {
      $0.properties.isIDContinue || "@./-~".unicodeScalars.contains($0)
    }
    return isName ? [FixIt("put it in quotes", edits: [.init(range, "\"\(text)\"")])] : []
  }

  /// `with { type: "json" }`
  func parseImportAttributes() {
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
    if at(.requireKeyword), peek().kind == .leftParen {
      advance()
      parseRequiredModule()
    } else if kind.isIdentifier {
      _ = parseTypeName()
    } else {
      reportExpected("a name")
    }
    expectSemicolon()
    let declaration = syntax.add(
      ImportDeclaration(
        first: first, end: index, module: nil, defaultName: name, namespaceName: nil,
        specifiers: .empty, isTypeOnly: false))
    finish(first, .importDeclaration(declaration), exported: exported)
  }

  /// `("…")`
  private func parseRequiredModule() {
    let opening = take()
    _ = parseModuleName()
    expectClosing(.rightParen, of: opening)
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

  func parseAlias() -> TokenIndex? {
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
