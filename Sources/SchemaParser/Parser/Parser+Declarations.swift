import SchemaDiagnostics

/// Type aliases, interfaces and enums.
extension Parser {
  func parseTypeAlias(_ first: TokenIndex, _ exported: Statement.Exported) {
    advance()
    let name = take()
    let parameters = parseTypeParameters()
    let type = expect(.equal) ? parseType() : makeType(index, .missing)
    expectSemicolon()
    let declaration = syntax.add(
      TypeAliasDeclaration(
        first: first, end: index, name: name, parameters: parameters, type: type))
    finish(first, .typeAlias(declaration), exported: exported)
  }

  func parseInterface(_ first: TokenIndex, _ exported: Statement.Exported) {
    advance()
    let name = take()
    let parameters = parseTypeParameters()
    let extends = parseHeritage()
    let members = parseTypeMembers()
    let declaration = syntax.add(
      InterfaceDeclaration(
        first: first, end: index, name: name, parameters: parameters, extends: extends,
        members: members))
    finish(first, .interface(declaration), exported: exported)
  }

  /// What stands after `extends`; clauses too many or empty are for the checker.
  private func parseHeritage() -> NodeList<TypeNode> {
    var extends = NodeList<TypeNode>.empty
    while at(.extendsKeyword) || at(.implementsKeyword) {
      advance()
      extends = parseList(.heritage)
    }
    return extends
  }

  func parseEnum(_ first: TokenIndex, _ exported: Statement.Exported) {
    advance()
    let name = expectName() ?? index
    let opening = index
    var members = NodeList<EnumMember>.empty
    if expect(.leftBrace, isInsertable: false) {
      members = parseList(.enumMembers)
      expectClosing(.rightBrace, of: opening)
    }
    let declaration = syntax.add(
      EnumDeclaration(first: first, end: index, name: name, members: members))
    finish(first, .enumeration(declaration), exported: exported)
  }

  func parseEnumMember() -> NodeID<EnumMember> {
    let first = index
    let name = at(.leftBracket) ? parseComputedEnumName() : take()
    let initializer = consume(.equal) ? parseAssignment() : nil
    return syntax.add(EnumMember(first: first, end: index, name: name, initializer: initializer))
  }

  /// `["name"]`
  private func parseComputedEnumName() -> TokenIndex {
    let opening = take()
    let name = index
    _ = parseExpression()
    expectClosing(.rightBracket, of: opening)
    return name
  }
}
