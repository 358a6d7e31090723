/// Walks the tokens of statements, those that are skipped by the parser among them, and notes what
/// is done to names. It sees scopes, assignments and calls; what it cannot tell apart it takes for a
/// change.
struct NameChangeScan {
  /// The first place where each name is changed, by the token that declares the name.
  private(set) var places: [TokenIndex: TokenIndex] = [:]
  /// The first place where the object of each name is changed, and not only what the name stands for.
  private(set) var mutations: [TokenIndex: TokenIndex] = [:]
  /// The names that a name may have its object from.
  private(set) var origins: [TokenIndex: [TokenIndex]] = [:]

  let syntax: SourceFileSyntax
  private let names: ModuleNames
  let brackets: BracketPairs
  /// The parameters of the functions that the file declares at its top, by the function's name.
  private let parameters: [TokenIndex: [TokenIndex?]]
  private var scopes = NameScopes(end: 0)
  /// What is known of the paths that end with a call, by the parenthesis that closes it.
  var chains: [Int: PathRoots] = [:]
  /// The braces around the members of classes and enums.
  private var classBodies: Set<Int> = []
  /// The open brackets around the token at hand.
  private var enclosing: [Int] = []
  /// Where the head of a declaration ends, in which `=` changes nothing.
  private var headEnd = 0
  /// The brackets around a declaration that may go on behind a comma.
  private var declarationDepth: Int?

  init(_ syntax: SourceFileSyntax, _ names: ModuleNames) {
    self.syntax = syntax
    self.names = names
    brackets = BracketPairs(of: syntax.tokens)
    parameters = syntax.parametersOfFunctions
  }

  mutating func visit(_ statement: Statement) {
    let end = Int(statement.end.index)
    scopes = NameScopes(end: end)
    chains = [:]
    enclosing = []
    declarationDepth = nil
    headEnd = 0
    for position in Int(statement.first.index)..<end {
      scopes.leave(at: position)
      visit(position)
    }
  }

  func kind(_ position: Int) -> TokenKind {
    syntax.tokens.indices.contains(position) ? syntax.tokens[position].kind : .endOfFile
  }

  // MARK: - Tokens

  private mutating func visit(_ position: Int) {
    switch kind(position) {
    case .leftBrace, .leftBracket, .templateHead, .jsxHead:
      open(position)
    case .leftParen:
      visitParenthesis(position)
      open(position)
    case .rightBrace, .rightBracket, .rightParen, .templateTail, .jsxTail:
      if enclosing.last.map({ brackets.partner(of: $0) }) == position { enclosing.removeLast() }
      if let depth = declarationDepth, depth > enclosing.count { declarationDepth = nil }
    case .constKeyword, .letKeyword, .varKeyword, .usingKeyword:
      beginDeclaration(position)
    case .comma where declarationDepth == enclosing.count && position >= headEnd:
      declare(from: position + 1)
    case .semicolon where declarationDepth == enclosing.count:
      declarationDepth = nil
    case .functionKeyword:
      let name = kind(position + 1) == .asterisk ? position + 2 : position + 1
      if kind(name).isIdentifier { bind(name) }
    case .classKeyword, .enumKeyword:
      beginClass(position)
    case .forKeyword:
      visitLoop(position)
    case .deleteKeyword:
      change(reaching: position + 1, at: position)
    case .plusPlus, .minusMinus:
      visitStep(position)
    case let kind where kind.isIdentifier && self.kind(position + 1) == .arrow:
      beginFunction([position], bodyFrom: position + 1, name: position)
    case let kind where OperatorPrecedence.isAssignment(kind) && position >= headEnd:
      visitAssignment(position)
    default: break
    }
  }

  private mutating func open(_ position: Int) {
    enclosing.append(position)
    guard kind(position) == .leftBrace, let end = brackets.partner(of: position) else { return }
    scopes.begin(end: end)
  }

  private mutating func visitParenthesis(_ position: Int) {
    if let body = brackets.body(ofParameters: position, in: syntax.tokens) {
      let end = brackets.partner(of: position) ?? position
      beginFunction(
        bindingTokens(from: position + 1, to: end), bodyFrom: body, name: position)
      headEnd = max(headEnd, end)
    } else {
      visitCall(position)
    }
  }

  // MARK: - Declarations

  private mutating func beginDeclaration(_ position: Int) {
    guard kind(position + 1).isIdentifier || kind(position + 1).isPatternStart else { return }
    declarationDepth = enclosing.count
    declare(from: position + 1)
  }

  /// Takes in one name or pattern of a declaration, up to its `=`.
  private mutating func declare(from start: Int) {
    let patternEnd = kind(start).isPatternStart ? brackets.partner(of: start) : start
    guard let patternEnd else { return }
    let bound = kind(start).isPatternStart ? bindingTokens(from: start, to: patternEnd) : [start]
    var end = patternEnd + 1
    while kind(end) != .equal, !kind(end).endsDeclarationHead { end = brackets.after(end) }
    headEnd = max(headEnd, end + 1)
    for token in bound { bind(token) }
    switch kind(end) {
    case .equal: originate(bound, from: rootsOfPath(from: end + 1))
    case .ofKeyword, .inKeyword:
      let close = enclosing.last.flatMap { brackets.partner(of: $0) } ?? end
      originate(bound, from: mentioned(from: end + 1, to: close))
    default: break
    }
  }

  private mutating func bind(_ position: Int) {
    let token = TokenIndex(position)
    scopes.declare(syntax.name(of: token), by: token)
  }

  /// The names in a pattern or a list of parameters; those in types among them do no harm.
  private func bindingTokens(from start: Int, to end: Int) -> [Int] {
    (start..<end).filter {
      kind($0).isIdentifier && kind($0 - 1) != .dot && kind($0 - 1) != .equal
        && kind($0 - 1) != .typeofKeyword
        && (kind($0 + 1) != .colon || isParameterName($0, from: start))
    }
  }

  /// Whether `name:` is a parameter with a type, not a property that a pattern takes.
  private func isParameterName(_ position: Int, from start: Int) -> Bool {
    kind(start - 1) == .leftParen && kind(position - 1) != .leftBrace
  }

  private mutating func beginFunction(_ bound: [Int], bodyFrom arrow: Int, name: Int) {
    let start = kind(arrow) == .arrow ? arrow + 1 : arrow
    if kind(start) == .leftBrace {
      scopes.begin(end: (brackets.partner(of: start) ?? start) + 1)
    } else {
      let depth = enclosing.count
      let end =
        scopes.endOfBody(atDepth: depth)
        ?? brackets.endOfExpression(from: start, in: syntax.tokens)
      scopes.begin(end: end, bodyAtDepth: depth)
    }
    for position in bound { bind(position) }
    // A callback may be handed what the method that calls it is called on.
    guard let call = enclosing.last, kind(call) == .leftParen, kind(arrow) == .arrow else { return }
    let roots = roots(endingAt: call - 1)
    originate(bound, from: roots.names)
  }

  private mutating func beginClass(_ position: Int) {
    var end = position + 1
    while kind(end) != .leftBrace, kind(end) != .semicolon, kind(end) != .endOfFile {
      end = brackets.after(end)
    }
    guard kind(end) == .leftBrace, let close = brackets.partner(of: end) else { return }
    scopes.begin(end: close)
    classBodies.insert(end)
  }

  // MARK: - Changes

  private mutating func visitAssignment(_ position: Int) {
    let target = position - 1
    if kind(target) == .rightBrace || kind(target) == .rightBracket,
      let opening = brackets.partner(of: target), kind(opening - 1).mayPrecedePattern
    {
      for name in bindingTokens(from: opening, to: target) {
        if let found = declaration(of: name) { note(found, at: name, isMutation: true) }
      }
      return
    }
    let roots = roots(endingAt: target)
    // A name directly in the body of a class or an enum is that of a member.
    if roots.isName, let brace = enclosing.last, classBodies.contains(brace) { return }
    for name in roots.names { note(name, at: roots.start, isMutation: !roots.isName) }
    if roots.isName { originate(roots.names, from: rootsOfPath(from: position + 1)) }
  }

  private mutating func visitStep(_ position: Int) {
    let isPostfix =
      !syntax.tokens[position].isAfterLineBreak
      && (kind(position - 1).isIdentifier || kind(position - 1) == .rightBracket)
    if isPostfix {
      let roots = roots(endingAt: position - 1)
      noteMutation(of: roots)
    } else {
      change(reaching: position + 1, at: position)
    }
  }

  /// Notes a change of what an expression reaches that begins at a token.
  private mutating func change(reaching start: Int, at place: Int) {
    for root in mentioned(from: start, to: brackets.after(start)) {
      note(root, at: place, isMutation: true)
    }
  }

  /// `for (name of …)`, without a declaration.
  private mutating func visitLoop(_ position: Int) {
    let head = kind(position + 1) == .awaitKeyword ? position + 2 : position + 1
    guard kind(head) == .leftParen, kind(head + 1).isIdentifier,
      kind(head + 2) == .ofKeyword || kind(head + 2) == .inKeyword,
      let found = declaration(of: head + 1)
    else { return }
    note(found, at: head + 1, isMutation: false)
  }

  private mutating func visitCall(_ paren: Int) {
    let callee = paren - 1
    guard kind(callee).isIdentifier || kind(callee) == .rightParen || kind(callee) == .questionDot
    else { return }
    let isMethod = kind(callee - 1) == .dot || kind(callee - 1) == .questionDot
    let name = TokenIndex(callee)
    if isMethod, syntax.changesItsObject(name) {
      let roots = roots(endingAt: callee - 2)
      noteMutation(of: roots)
      return
    }
    let arguments = bareArguments(of: paren)
    guard !arguments.isEmpty else { return }
    if isMethod, syntax.changesItsArgument(name), isGlobalObject(callee - 2) {
      for argument in arguments where argument.index == 0 {
        note(argument.root, at: argument.position, isMutation: true)
      }
    } else if !isMethod, let function = declaration(of: callee), let known = parameters[function] {
      for argument in arguments where known.indices.contains(argument.index) {
        guard let parameter = known[argument.index] else { continue }
        origins[parameter, default: []].append(argument.root)
      }
    } else if isDiscarded(call: paren), !isOfPackage(callee) {
      for argument in arguments { note(argument.root, at: argument.position, isMutation: true) }
    }
  }

  /// Whether a function is imported from a package: what such a one adds to a schema is for its own
  /// use, as with the wrappers of attributes.
  private func isOfPackage(_ callee: Int) -> Bool {
    guard case .imported(let imported)? = names.values[syntax.name(of: TokenIndex(callee))]?.meaning
    else { return false }
    let specifier = syntax.string(of: imported.module)
    return ![".", "/", "@/", "~"].contains(where: specifier.hasPrefix)
  }

  private func isGlobalObject(_ position: Int) -> Bool {
    let token = TokenIndex(position)
    return syntax.token(token, is: "Object") || syntax.token(token, is: "Reflect")
  }

  private mutating func noteMutation(of roots: PathRoots) {
    for name in roots.names { note(name, at: roots.start, isMutation: true) }
  }

  private mutating func note(_ name: TokenIndex, at place: Int, isMutation: Bool) {
    if places[name] == nil { places[name] = TokenIndex(place) }
    if isMutation, mutations[name] == nil { mutations[name] = TokenIndex(place) }
  }

  private mutating func originate(_ bound: [Int], from roots: [TokenIndex]) {
    originate(bound.map { TokenIndex($0) }, from: roots)
  }

  private mutating func originate(_ bound: [TokenIndex], from roots: [TokenIndex]) {
    guard !roots.isEmpty else { return }
    for name in bound { origins[name, default: []] += roots }
  }

  /// The token that declares the name at a place, as seen from there.
  func declaration(of position: Int) -> TokenIndex? {
    let name = syntax.name(of: TokenIndex(position))
    return scopes.declaration(of: name) ?? names.values[name]?.token
  }
}
