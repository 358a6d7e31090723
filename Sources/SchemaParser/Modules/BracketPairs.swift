/// Which brackets of a file belong together.
struct BracketPairs {
  /// Where the partner of each token is: past the end for what is not closed, -1 for no bracket.
  private var partners: [Int32]

  init(of tokens: [Token]) {
    partners = Array(repeating: -1, count: tokens.count)
    var open: [Int] = []
    for position in tokens.indices {
      switch tokens[position].kind {
      case .leftBrace, .leftParen, .leftBracket, .templateHead, .jsxHead: open.append(position)
      case .rightBrace, .rightParen, .rightBracket, .templateTail, .jsxTail:
        guard let opening = open.popLast() else { continue }
        partners[opening] = Int32(truncatingIfNeeded: position)
        partners[position] = Int32(truncatingIfNeeded: opening)
      default: break
      }
    }
    for position in open { partners[position] = Int32(truncatingIfNeeded: tokens.count) }
  }

  func partner(of position: Int) -> Int? {
    guard partners.indices.contains(position) else { return nil }
    let partner = Int(partners[position])
    return partners.indices.contains(partner) ? partner : nil
  }

  /// The token after a token, or after all that it opens: the end of the file, if that is not closed.
  func after(_ position: Int) -> Int {
    partners.indices.contains(position) ? max(position, Int(partners[position])) + 1 : position + 1
  }

  /// Where the body of a function begins, or the arrow before it, if a parenthesis opens the
  /// function's parameters.
  func body(ofParameters paren: Int, in tokens: [Token]) -> Int? {
    guard let close = partner(of: paren), close > paren, close + 1 < tokens.count,
      Self.mayBeParameters(after: paren, in: tokens)
    else { return nil }
    let before = paren > 0 ? tokens[paren - 1].kind : .endOfFile
    switch tokens[close + 1].kind {
    case .arrow: return close + 1
    case .leftBrace: return Self.isFunctionHead(before) ? close + 1 : nil
    case .colon: return bodyAfterReturnType(close + 2, in: tokens)
    default: return nil
    }
  }

  /// Whether what stands behind a parenthesis may be a parameter, and not an expression.
  private static func mayBeParameters(after paren: Int, in tokens: [Token]) -> Bool {
    let first = tokens[paren + 1].kind
    switch first {
    case .rightParen, .leftBrace, .leftBracket, .ellipsis, .thisKeyword, .at: return true
    default: break
    }
    guard first.isIdentifier else { return false }
    switch tokens[paren + 2].kind {
    case .comma, .rightParen, .colon, .equal, .question: return true
    default: return tokens[paren + 2].kind.isIdentifier
    }
  }

  /// Whether a brace behind parentheses after a token is the body of a function or a `catch`.
  private static func isFunctionHead(_ before: TokenKind) -> Bool {
    switch before {
    case .ifKeyword, .forKeyword, .whileKeyword, .switchKeyword, .withKeyword, .awaitKeyword: false
    default:
      before.isWord || before == .asterisk || before == .greater || before == .string
        || before == .rightBracket || before == .privateName
    }
  }

  /// The arrow or the brace that ends a return type.
  private func bodyAfterReturnType(_ start: Int, in tokens: [Token]) -> Int? {
    var position = start
    for _ in 0..<Self.longestReturnType where position < tokens.count {
      switch tokens[position].kind {
      case .arrow: return position
      case .leftBrace:
        switch tokens[position - 1].kind {
        case .colon, .bar, .ampersand, .less, .comma: break
        default: return position
        }
      case .semicolon, .equal, .rightParen, .rightBrace, .rightBracket, .comma, .endOfFile:
        return nil
      default: break
      }
      position = after(position)
    }
    return nil
  }

  private static let longestReturnType = 64

  /// The token after an expression: a comma, a semicolon, what closes the brackets around it, or
  /// the first of a new line that cannot belong to it.
  func endOfExpression(from start: Int, in tokens: [Token]) -> Int {
    var position = start
    while position < tokens.count {
      let token = tokens[position]
      switch token.kind {
      case .comma, .semicolon, .rightBrace, .rightParen, .rightBracket, .templateTail,
        .templateMiddle, .jsxTail, .jsxMiddle, .endOfFile:
        return position
      default: break
      }
      if position > start, token.isAfterLineBreak, token.kind.isWord,
        OperatorPrecedence.of(token.kind) == 0, tokens[position - 1].kind.mayEndPath
      {
        return position
      }
      position = after(position)
    }
    return position
  }

  /// The token after a name and its members, if nothing else belongs to the expression.
  func endsPath(from start: Int, in tokens: [Token]) -> Int? {
    var position = start + 1
    while position < tokens.count {
      switch tokens[position].kind {
      case .dot, .questionDot: position += 2
      case .exclamation: position += 1
      case .leftBracket where !tokens[position].isAfterLineBreak: position = after(position)
      case .comma, .semicolon, .rightParen, .rightBrace, .rightBracket, .endOfFile, .asKeyword,
        .satisfiesKeyword, .colon, .questionQuestion, .barBar:
        return position
      default: return tokens[position].isAfterLineBreak ? position : nil
      }
    }
    return position
  }
}
