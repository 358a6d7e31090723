import SchemaDiagnostics

/// Reads the tokens of a file into a tree, by recursive descent after TypeScript's own grammar.
///
/// Nothing stops it: what is missing becomes a `missing` node and a diagnostic, and reading goes on
/// at the next comma, bracket or statement. What TypeScript's parser refuses is refused at the same
/// line, or nearer to the bracket that is wrong; what only its checker refuses is read.
final class Parser {
  /// How deep brackets and operators may nest; the stack of a small thread holds as much.
  static let maximumDepth = 256

  let tokens: [Token]
  private let tree: UnsafeMutablePointer<SourceFileSyntax>
  private let elements: UnsafeMutablePointer<[UInt32]>
  var diagnostics: [Diagnostic] = []
  /// The token at hand: an index into the tokens of `syntax`.
  private(set) var position = 0
  private(set) var kind: TokenKind
  var depth = 0
  /// The lists that are being read, innermost or not, one bit for each.
  var contexts = ListContexts()
  /// Whether something is tried that may be taken back; then nothing is reported.
  private(set) var isAttempting = false
  var attemptHasFailed = false
  /// Whether a fault is being passed; what is odd about it has been said.
  var isRecovering = false
  /// The token before which a comma is missing as a matter of course, after what has been reported.
  var forgivenComma: Int?
  /// The word that was taken for another one last.
  private var lastReread: TokenIndex?
  /// Whether the list that was read last ended with a report, short of its closing bracket.
  var isListBroken = false
  /// Where reports were left out because of a string that its line does not end, the first for
  /// each by where the string begins.
  var strayQuotes: [UInt32: SourceRange] = [:]
  /// Whether `await` is an operator whatever follows it.
  var isInAsync = false
  /// Whether a `:` belongs to the conditional expression around, not to a return type.
  var isInConditional = false
  /// Whether `T extends U ? …` is not read, because a conditional type around it takes the `?`.
  var isConditionalTypeAllowed = true
  /// How many tokens may still be looked at ahead of reading.
  var lookaheadBudget: Int
  /// How many tokens may still be read in vain, in attempts that are taken back.
  private var attemptBudget: Int
  /// Whether reading has been given up.
  private(set) var hasGivenUp = false

  /// The tree of a file, and everything that is wrong with its syntax in the order of the source.
  /// There is no tree if the file is not UTF-8.
  static func parse(_ file: SourceFile) -> Outcome<SourceFileSyntax> {
    let lexed = Lexer.tokens(of: file)
    guard let tokens = lexed.value else { return Outcome(nil, lexed.diagnostics) }
    let parser = Parser(file: file, tokens: tokens)
    parser.parseStatements()
    if !parser.diagnostics.isEmpty, let repaired = parser.repaired(lexed.diagnostics) {
      return repaired
    }
    return parser.outcome(lexed.diagnostics, parser.diagnostics)
  }

  /// The tree and all that is wrong with the file, one report a place: where several stages stumble
  /// at one place, the later ones do so because of what the first has found.
  func outcome(_ lexed: [Diagnostic], _ parsed: [Diagnostic]) -> Outcome<SourceFileSyntax> {
    let found = (explaining(lexed) + parsed).enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }
    var diagnostics: [Diagnostic] = []
    for (_, diagnostic) in found where diagnostic.range.start != diagnostics.last?.range.start {
      diagnostics.append(diagnostic)
    }
    return Outcome(syntax, diagnostics)
  }

  /// The tree of a file that is one expression, as those that hold JSON are.
  static func parseValue(_ file: SourceFile) -> Outcome<ParsedValue> {
    let lexed = Lexer.tokens(of: file)
    guard let tokens = lexed.value else { return Outcome(nil, lexed.diagnostics) }
    let parser = Parser(file: file, tokens: tokens)
    let expression = parser.parseExpression()
    _ = parser.expect(.endOfFile, isInsertable: false)
    let diagnostics = lexed.diagnostics + parser.diagnostics
    return Outcome(
      ParsedValue(syntax: parser.syntax, expression: expression),
      diagnostics.sorted { $0.range.start < $1.range.start })
  }

  /// The tree of a file of JSON as a module, whose default export is what it holds.
  static func parseData(_ file: SourceFile) -> Outcome<SourceFileSyntax> {
    let lexed = Lexer.tokens(of: file)
    guard let tokens = lexed.value else { return Outcome(nil, lexed.diagnostics) }
    let parser = Parser(file: file, tokens: tokens)
    let first = parser.index
    let expression = parser.parseExpression()
    _ = parser.expect(.endOfFile, isInsertable: false)
    parser.finish(first, .expression(expression), exported: .asDefault)
    return parser.outcome(lexed.diagnostics, parser.diagnostics)
  }

  init(file: SourceFile, tokens: [Token]) {
    self.tokens = tokens
    tree = .allocate(capacity: 1)
    tree.initialize(to: SourceFileSyntax(file: file, tokens: tokens))
    elements = .allocate(capacity: 1)
    elements.initialize(to: [])
    kind = tokens[0].kind
    lookaheadBudget = Self.maximumDepth * tokens.count
    attemptBudget = 16 * tokens.count
  }

  deinit {
    tree.deinitialize(count: 1)
    tree.deallocate()
    elements.deinitialize(count: 1)
    elements.deallocate()
  }
}

// MARK: - What grows

/// Each node is added to these. They are behind pointers because a property of a class is checked
/// for overlapping accesses whenever it changes, at the price of the change itself.
extension Parser {
  var syntax: SourceFileSyntax {
    _read { yield tree.pointee }
    _modify { yield &tree.pointee }
  }

  /// Addresses of the elements of lists that are not finished yet.
  var pendingElements: [UInt32] {
    _read { yield elements.pointee }
    _modify { yield &elements.pointee }
  }
}

// MARK: - Tokens

extension Parser {
  var token: Token { tokens[position] }
  var index: TokenIndex { TokenIndex(position) }

  func at(_ kind: TokenKind) -> Bool { self.kind == kind }

  /// The token some places ahead; past the end, the end of the file.
  func peek(_ distance: Int = 1) -> Token {
    tokens[min(position + distance, tokens.count - 1)]
  }

  /// Whether two tokens ahead touch, as those of `>>` do.
  func touches(_ distance: Int) -> Bool { peek(distance).start == peek(distance - 1).end }

  func advance() { move(to: position + 1) }

  /// Goes to a token; the end of the file stays where it is.
  func move(to position: Int) {
    self.position = min(position, tokens.count - 1)
    kind = tokens[self.position].kind
  }

  /// Goes back to a word and takes it for another one; whether that has not been tried before.
  func reread(_ word: TokenIndex, as kind: TokenKind) -> Bool {
    guard lastReread != word else { return false }
    lastReread = word
    move(to: Int(word.index))
    self.kind = kind
    return true
  }

  func consume(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  /// The token at hand, which is passed.
  func take() -> TokenIndex {
    let index = index
    advance()
    return index
  }
}

// MARK: - Bounds and attempts

extension Parser {
  /// Enters a level of nesting; `false` if there are too many, and then reading ends.
  func enter() -> Bool {
    guard depth < Self.maximumDepth else {
      report(
        .nestingTooDeep, "the code is nested more than \(Self.maximumDepth) levels deep",
        at: tokenRange)
      giveUp()
      return false
    }
    depth += 1
    return true
  }

  func leave() { depth -= 1 }

  private func giveUp() {
    move(to: tokens.count - 1)
    if !isAttempting { hasGivenUp = true }
  }

  /// Reads something that may turn out to be something else; then all is as before.
  func attempt<Value>(_ body: (Parser) -> Value?) -> Value? {
    attempt(keepsResult: true, body)
  }

  /// Whether what stands ahead can be read in a certain way; nothing is taken.
  func lookAhead(_ condition: (Parser) -> Bool) -> Bool {
    attempt(keepsResult: false) { condition($0) ? true : nil } != nil
  }

  private func attempt<Value>(
    keepsResult: Bool, _ body: (Parser) -> Value?
  ) -> Value? {
    guard attemptBudget > 0 else { return nil }
    let start = (position, depth, isAttempting, attemptHasFailed)
    let checkpoint = syntax.checkpoint
    let pendingCount = pendingElements.count
    let contextsBefore = contexts
    isAttempting = true
    attemptHasFailed = false
    let value = body(self)
    let result = attemptHasFailed ? nil : value
    if result == nil || !keepsResult {
      attemptBudget -= position - start.0
      move(to: start.0)
      depth = start.1
      contexts = contextsBefore
      pendingElements.removeSubrange(pendingCount...)
      syntax.restore(checkpoint)
    }
    isAttempting = start.2
    attemptHasFailed = start.3
    return result
  }
}
