import SchemaDiagnostics

/// Cuts a file into tokens. Every byte belongs to a token or to the trivia between two; nothing
/// stops it, and each byte is looked at a bounded number of times.
///
/// Two questions of JavaScript's grammar are answered from the tokens before, as no parser runs
/// yet: whether `/` divides or begins a regular expression, and whether `}` ends a substitution
/// and text goes on.
struct Lexer {
  let file: SourceFile
  var cursor: Cursor
  var brackets = BracketStack()
  /// How many bytes may still be looked through for closing tags; keeps the search linear.
  var tagSearchBudget: Int
  /// The end of the merge conflict that was met last, and what of it is not read.
  var conflictEnd = 0
  var unread: Range<Int>?
  private(set) var diagnostics: [Diagnostic] = []

  let keywords = Keywords()
  private var tokens: [Token] = []
  /// The kind of the token before, and of the one before that; at the start, kinds that a statement
  /// follows.
  private(set) var previous = TokenKind.semicolon
  private var beforePrevious = TokenKind.semicolon
  /// Whether the token before, if it may stand before and behind a value, stands behind one.
  private var isPostfix = false
  /// Whether the bracket that was closed last ended a value.
  var closedValue = false
  private var marks = TokenMarks()

  /// The tokens of a file, the last of them `endOfFile`, and what is wrong with them, at most one
  /// diagnostic a token. A file that is not UTF-8 has no tokens and that one diagnostic.
  static func tokens(of file: SourceFile) -> Outcome<[Token]> {
    if let diagnostic = EncodingCheck(file: file).diagnostic() {
      return Outcome(nil, [diagnostic])
    }
    return file.bytes.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(file: file, bytes: bytes)
      lexer.run()
      return Outcome(lexer.tokens, lexer.diagnostics)
    }
  }

  private init(file: SourceFile, bytes: UnsafeBufferPointer<UInt8>) {
    self.file = file
    self.cursor = Cursor(bytes)
    self.tagSearchBudget = 8 * bytes.count
    // Pages that stay untouched cost nothing, while growing would copy.
    tokens.reserveCapacity(bytes.count / 2 + 1)
  }

  private mutating func run() {
    if cursor.starts(with: "\u{FEFF}") { cursor.advance(3) }
    if cursor.starts(with: "#!") { skipLine() }
    repeat {
      marks = TokenMarks()
      skipTrivia()
      let start = cursor.offset
      let kind = cursor.isAtEnd ? .endOfFile : scanToken()
      append(kind, from: start)
    } while previous != .endOfFile
  }

  private mutating func append(_ kind: TokenKind, from start: Int) {
    tokens.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: cursor.offset),
        kind: kind, marks: marks))
    if kind == .plusPlus || kind == .minusMinus || kind == .exclamation { isPostfix = isAfterValue }
    beforePrevious = previous
    previous = kind
  }

  /// Whether a value ends with the token before, so that an operator follows.
  var isAfterValue: Bool {
    switch previous {
    case .rightParen, .rightBrace: closedValue
    case .plusPlus, .minusMinus, .exclamation: isPostfix
    case .number, .bigint, .string, .regularExpression, .template, .templateTail, .jsx, .jsxTail,
      .privateName, .rightBracket, .thisKeyword, .superKeyword, .nullKeyword, .trueKeyword,
      .falseKeyword:
      true
    default:
      previous.isIdentifier
        || previous.isWord && (beforePrevious == .dot || beforePrevious == .questionDot)
    }
  }

  mutating func noteLineBreak() { marks.insert(TokenMarks.lineBreak) }
  mutating func noteComment() { marks.insert(TokenMarks.comment) }
  mutating func noteEscape() { marks.insert(TokenMarks.escape) }

  /// Reports what is wrong with the token or comment at hand, unless something is reported already.
  mutating func report(
    _ id: DiagnosticID, _ message: String, from start: Int, to end: Int, notes: [String] = [],
    fixIts: [FixIt] = []
  ) {
    report(Diagnostic(id, message, at: range(start, end), notes: notes, fixIts: fixIts))
  }

  mutating func report(_ diagnostic: Diagnostic) {
    if !marks.contains(TokenMarks.error) { reportAlways(diagnostic) }
  }

  /// Reports what is no consequence of anything that was said about the token at hand.
  mutating func reportAlways(_ diagnostic: Diagnostic) {
    marks.insert(TokenMarks.error)
    diagnostics.append(diagnostic)
  }

  /// Reports at the end of the file that what was opened there is not closed.
  mutating func reportUnclosed(
    _ id: DiagnosticID, _ message: String, opening: Range<Int>, isHead: Bool = true
  ) {
    let label = Diagnostic.Label(
      isHead ? "it begins here" : "it goes on here",
      at: range(opening.lowerBound, opening.upperBound))
    report(Diagnostic(id, message, at: range(cursor.end, cursor.end), labels: [label]))
  }

  func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(
      file: file.id, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
  }

  /// Scans the token at the cursor, which is not at the end.
  private mutating func scanToken() -> TokenKind {
    let byte = cursor.current
    if CharacterClass.isNameStart(byte) { return scanWord() }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return scanNumber()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return scanString(quote: byte)
    case UInt8(ascii: "`"): return scanTemplate(isHead: true, isTagged: isAfterValue)
    case UInt8(ascii: "#"): return scanPrivateName()
    case UInt8(ascii: ".") where CharacterClass.isDigit(cursor.peek()): return scanNumber()
    case UInt8(ascii: "\\"), 0x80...: return scanWideName()
    default: return scanPunctuation(byte)
    }
  }

  private mutating func scanWord() -> TokenKind {
    let start = cursor.offset
    cursor.advance(while: CharacterClass.isNameContinue)
    if cursor.current >= 0x80 || cursor.current == UInt8(ascii: "\\") {
      scanNameParts()
      return .identifier
    }
    return keywords.kind(from: start, to: cursor)
  }

  private mutating func scanPrivateName() -> TokenKind {
    let start = cursor.offset
    cursor.advance()
    let nameStart = cursor.offset
    scanNameParts()
    guard cursor.offset > nameStart, !CharacterClass.isDigit(cursor.byte(at: nameStart)) else {
      report(
        .unexpectedCharacter, "`#` begins no name here", from: start, to: cursor.offset,
        notes: cursor.current == UInt8(ascii: " ") ? ["a comment begins with `//`"] : [])
      return .unknown
    }
    return .privateName
  }

}
