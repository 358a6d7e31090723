import SchemaDiagnostics

/// Lists with commas, and how reading finds back into them.
extension Parser {
  /// Reads elements with commas between them up to what ends the list, which is not taken.
  func parseList<Node>(_ context: ListContext) -> NodeList<Node> {
    let (contextsBefore, base) = beginList(context)
    var isFaulty = false
    while !attemptHasFailed {
      if isAtElement(of: context), !isAtOuterProperty {
        let start = position
        gather(parseElement(of: context))
        // What begins an element and is none has been reported.
        if position == start, !at(.comma) { skipBalanced() }
        if !isAtOuterProperty, consume(.comma) { continue }
        if isAtEnd(of: context) || !recoverFromMissingComma(context) { break }
        isFaulty = true
      } else if isAtEnd(of: context) || !recoverFromStray(context) {
        break
      } else {
        isFaulty = true
      }
    }
    if isFaulty, !isAtEnd(of: context) { isListBroken = true }
    if context == .objectMembers { gatherGap() }
    return endList(contextsBefore, from: base)
  }

  /// Notes that a list is being read; what was being read before, and where elements begin.
  func beginList(_ context: ListContext) -> (ListContexts, Int) {
    defer { contexts.insert(context) }
    return (contexts, pendingElements.count)
  }

  func endList<Node>(_ contextsBefore: ListContexts, from base: Int) -> NodeList<Node> {
    contexts = contextsBefore
    return takeList(from: base)
  }

  func gather(_ element: UInt32) { pendingElements.append(element) }

  /// Makes a list of the elements that have been gathered since a place.
  func takeList<Node>(from base: Int) -> NodeList<Node> {
    let list: NodeList<Node> = syntax.addList(pendingElements[base...])
    pendingElements.removeSubrange(base...)
    return list
  }

  /// Whether the bracket at hand has been put in at the end of an object of which nothing, or
  /// nothing else, is written.
  private var isUnfinished: Bool {
    guard token.start == token.end, at(.rightBrace) else { return false }
    let before = tokens[position - 1]
    return before.kind == .leftBrace || before.start == before.end
  }

  /// Adds a member to an object of which not all members are known.
  private func gatherGap() {
    guard isListBroken || isUnfinished else { return }
    let missing = missingExpression()
    gather(syntax.add(ObjectMember(first: index, end: index, kind: .spread(missing))).index)
  }

  private func parseElement(of context: ListContext) -> UInt32 {
    switch context {
    case .objectMembers: parseObjectMember().index
    case .arrayElements, .arguments: parseArgument().index
    case .parameters: parseParameter().index
    case .typeParameters: parseTypeParameter().index
    case .typeArguments: parseType().index
    case .heritage: parseHeritageType().index
    case .objectBindings: parseObjectBinding().index
    case .arrayBindings: parseArrayBinding().index
    case .variables: parseVariable().index
    case .tupleMembers: parseTupleMember().index
    case .typeMembers: parseTypeMember().index
    case .enumMembers: parseEnumMember().index
    case .importSpecifiers: parseImportSpecifier().index
    case .exportSpecifiers: parseExportSpecifier().index
    }
  }

  func isAtEnd(of context: ListContext) -> Bool {
    if kind == .endOfFile { return true }
    return switch context {
    case .objectMembers, .objectBindings, .typeMembers, .enumMembers, .importSpecifiers,
      .exportSpecifiers:
      kind == .rightBrace
    case .arrayElements, .arrayBindings, .tupleMembers: kind == .rightBracket
    case .arguments: kind == .rightParen || kind == .semicolon
    case .parameters: kind == .rightParen || kind == .rightBracket
    case .typeParameters:
      kind == .greater || kind == .leftParen || kind == .leftBrace || kind == .extendsKeyword
        || kind == .implementsKeyword
    case .typeArguments: kind != .comma
    case .heritage:
      kind == .leftBrace || kind == .extendsKeyword || kind == .implementsKeyword
    case .variables:
      canEndStatement || kind == .inKeyword || kind == .ofKeyword || kind == .arrow
    }
  }

  func isAtElement(of context: ListContext) -> Bool {
    switch context {
    case .objectMembers:
      switch kind {
      case .leftBracket, .asterisk, .ellipsis, .dot, .privateName: true
      default: isAtPropertyName
      }
    case .arrayElements: kind == .comma || kind == .dot || kind == .ellipsis || isAtExpression
    case .arguments: kind == .ellipsis || isAtExpression
    case .parameters: isAtParameter
    case .typeParameters: kind == .inKeyword || kind == .constKeyword || kind.isIdentifier
    case .typeArguments, .tupleMembers: kind == .comma || isAtType
    case .heritage:
      at(.leftBrace) ? isObjectInHeritage : isAtExpression && kind != .implementsKeyword
    case .objectBindings: kind == .leftBracket || kind == .ellipsis || isAtPropertyName
    case .arrayBindings: kind == .comma || kind == .ellipsis || isAtBinding
    case .variables: isAtBinding || kind == .privateName
    case .typeMembers: isAtTypeMember
    case .enumMembers: kind == .leftBracket || isAtPropertyName
    case .importSpecifiers, .exportSpecifiers: isAtModuleSpecifier
    }
  }

  /// Whether the brace at hand opens a value among the types after `extends`, not the body.
  private var isObjectInHeritage: Bool {
    guard peek().kind == .rightBrace else { return true }
    switch peek(2).kind {
    case .comma, .leftBrace, .extendsKeyword, .implementsKeyword: return true
    default: return false
    }
  }

  /// A word, string or number, which a property may be called.
  var isAtPropertyName: Bool { kind.isPropertyName }

  var isAtBinding: Bool {
    kind == .leftBrace || kind == .leftBracket || kind.isIdentifier
  }
}
