/// The names that expressions begin with: `a` in `a.b[c]!.d`.
extension NameChangeScan {
  /// What a path of members begins with.
  struct PathRoots {
    var names: [TokenIndex] = []
    /// The first token of the path, as far as it can be followed.
    var start: Int
    /// Whether the path is but a name.
    var isName = true
  }

  /// The names at the root of the path that ends with a token. Of a call on the way, what stands in
  /// its parentheses counts as well.
  ///
  /// In a chain of calls this is asked once for each of them, so what was found for the first part of
  /// a chain is kept.
  mutating func roots(endingAt end: Int) -> PathRoots {
    var lastCall: Int?
    var roots = walk(from: end, past: &lastCall)
    var seen = Set<TokenIndex>()
    // The names that a path begins with are found last.
    roots.names = Array(
      roots.names.reversed().filter { seen.insert($0).inserted }.prefix(Self.mostMentioned))
    if let lastCall { chains[lastCall] = roots }
    return roots
  }

  /// - Parameter lastCall: the parenthesis that closes the last call on the path.
  private func walk(from end: Int, past lastCall: inout Int?) -> PathRoots {
    var roots = PathRoots(start: end)
    while true {
      let position = roots.start
      switch kind(position) {
      case .exclamation, .dot, .questionDot:
        roots.start -= 1
      case .rightBracket, .rightParen:
        roots.isName = false
        if let known = chains[position] {
          roots.names += known.names.reversed()
          roots.start = known.start
          return roots
        }
        guard let opening = brackets.partner(of: position) else { return roots }
        if kind(position) == .rightParen {
          lastCall = lastCall ?? position
          roots.names += mentioned(from: opening + 1, to: position)
        }
        guard kind(opening - 1).mayEndPath else {
          roots.start = opening
          return roots
        }
        roots.start = opening - 1
      case let word where word.isWord && isMember(position):
        roots.start -= 2
        roots.isName = false
      case let word
      where word.isIdentifier && !kind(position - 1).precedesType(in: self, position):
        if let root = declaration(of: position) { roots.names.append(root) }
        return roots
      default:
        return roots
      }
    }
  }

  func isMember(_ position: Int) -> Bool {
    kind(position - 1) == .dot || kind(position - 1) == .questionDot
  }

  /// The names that an initializer is, or is a part of: alone, in parentheses, or as one of the
  /// values that it chooses among.
  func rootsOfPath(from start: Int) -> [TokenIndex] {
    var roots: [TokenIndex] = []
    var position = start
    var depth = 0
    var isAtOperand = true
    while !endsValue(position, from: start, depth) {
      switch kind(position) {
      case .leftParen where isAtOperand:
        if brackets.body(ofParameters: position, in: syntax.tokens) != nil { return roots }
        depth += 1
        position += 1
        continue
      case .rightParen: depth -= 1
      case .question, .colon, .questionQuestion, .barBar, .ampersandAmpersand, .comma:
        isAtOperand = true
        position += 1
        continue
      case let word where word.isIdentifier && isAtOperand:
        if let end = brackets.endsPath(from: position, in: syntax.tokens) {
          if let root = declaration(of: position) { roots.append(root) }
          position = end
          isAtOperand = false
          continue
        }
      default: break
      }
      isAtOperand = false
      position = kind(position) == .rightParen ? position + 1 : brackets.after(position)
    }
    return roots
  }

  /// Whether a token is the first that does not belong to a value.
  private func endsValue(_ position: Int, from start: Int, _ depth: Int) -> Bool {
    switch kind(position) {
    case .semicolon, .rightBrace, .rightBracket, .templateTail, .templateMiddle, .jsxTail,
      .jsxMiddle, .endOfFile, .arrow:
      return true
    case .comma, .rightParen: return depth == 0
    case let kind where OperatorPrecedence.isAssignment(kind): return true
    case let kind:
      return position > start && kind.isWord && syntax.tokens[position].isAfterLineBreak
        && OperatorPrecedence.of(kind) == 0 && self.kind(position - 1).mayEndPath
    }
  }

  /// The names that are used between two tokens, of which not many are looked at.
  func mentioned(from start: Int, to end: Int) -> [TokenIndex] {
    (start..<max(start, min(end, start + Self.mostMentioned))).compactMap {
      guard kind($0).isIdentifier, !isMember($0), kind($0 + 1) != .colon else { return nil }
      return declaration(of: $0)
    }
  }

  private static let mostMentioned = 64

  struct Argument {
    let index: Int
    let position: Int
    let root: TokenIndex
  }

  /// The arguments of a call that are names or parts of what names stand for.
  func bareArguments(of paren: Int) -> [Argument] {
    guard let close = brackets.partner(of: paren) else { return [] }
    var arguments: [Argument] = []
    var index = 0
    var position = paren + 1
    var isAtStart = true
    while position < close {
      if kind(position) == .comma {
        index += 1
        isAtStart = true
        position += 1
        continue
      }
      if isAtStart, kind(position).isIdentifier,
        let end = brackets.endsPath(from: position, in: syntax.tokens),
        end == close || kind(end) == .comma || kind(end) == .asKeyword,
        let root = declaration(of: position)
      {
        arguments.append(Argument(index: index, position: position, root: root))
      }
      isAtStart = false
      position = brackets.after(position)
    }
    return arguments
  }

  /// Whether nothing is made of what a call gives, so that it is there for what it does; what
  /// `console` does is known.
  func isDiscarded(call paren: Int) -> Bool {
    guard let close = brackets.partner(of: paren) else { return false }
    let next = close + 1
    guard
      kind(next) == .semicolon || kind(next) == .rightBrace || kind(next) == .endOfFile
        || syntax.tokens[next].isAfterLineBreak && kind(next) != .dot && kind(next) != .questionDot
    else { return false }
    var start = paren - 1
    while isMember(start) || kind(start) == .rightParen || kind(start) == .rightBracket {
      if isMember(start) {
        start -= 2
      } else {
        guard let opening = brackets.partner(of: start) else { return false }
        start = kind(opening - 1).mayEndPath ? opening - 1 : opening
        if start == opening { break }
      }
    }
    if syntax.token(TokenIndex(start), is: "console") { return false }
    if kind(start - 1) == .awaitKeyword || kind(start - 1) == .voidKeyword { start -= 1 }
    switch kind(start - 1) {
    case .semicolon, .leftBrace, .rightBrace, .endOfFile, .elseKeyword, .doKeyword: return true
    case .rightParen, .rightBracket, .identifier, .string, .number, .template, .templateTail:
      return syntax.tokens[start].isAfterLineBreak || kind(start - 1) == .rightParen
    default: return false
    }
  }
}

extension TokenKind {
  var isPatternStart: Bool { self == .leftBrace || self == .leftBracket }

  /// Whether a member or a call may follow.
  var mayEndPath: Bool {
    switch self {
    case .rightParen, .rightBracket, .exclamation, .questionDot: true
    default: isIdentifier
    }
  }

  var endsDeclarationHead: Bool {
    switch self {
    case .semicolon, .comma, .ofKeyword, .inKeyword, .endOfFile, .rightBrace, .rightParen,
      .rightBracket, .constKeyword, .letKeyword, .varKeyword, .functionKeyword, .exportKeyword,
      .returnKeyword:
      true
    default: false
    }
  }

  /// Whether a bracket after it opens a pattern that is assigned to, not a type or a subscript.
  var mayPrecedePattern: Bool {
    switch self {
    case .semicolon, .leftBrace, .rightBrace, .leftParen, .equal, .arrow, .comma, .endOfFile,
      .elseKeyword, .string, .number:
      true
    default: false
    }
  }

  /// Whether a name after it is one of a type or of a declaration, not an expression.
  fileprivate func precedesType(in scan: NameChangeScan, _ position: Int) -> Bool {
    switch self {
    case .bar, .ampersand, .less, .asKeyword, .satisfiesKeyword, .typeofKeyword, .keyofKeyword,
      .extendsKeyword, .implementsKeyword, .typeKeyword, .enumKeyword, .namespaceKeyword:
      true
    case .colon: !scan.syntax.tokens[position].isAfterLineBreak
    default: false
    }
  }
}
