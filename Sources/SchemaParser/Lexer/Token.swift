/// A token: where it stands and what it is. What lies between two tokens is trivia.
struct Token: Sendable, BitwiseCopyable {
  /// The offset of its first byte.
  let start: UInt32
  /// The offset after its last byte.
  let end: UInt32
  let kind: TokenKind
  let marks: TokenMarks

  /// Whether a line ends between the token before it and this one.
  var isAfterLineBreak: Bool { marks.contains(TokenMarks.lineBreak) }
  /// Whether a comment stands between the token before it and this one.
  var isAfterComment: Bool { marks.contains(TokenMarks.comment) }
  /// Whether its text is not what it means: an escape or a carriage return is in it.
  var isEscaped: Bool { marks.contains(TokenMarks.escape) }
  /// Whether the lexer has reported something about it.
  var hasError: Bool { marks.contains(TokenMarks.error) }
}

/// What the lexer notes about a token and the trivia before it, a bit each.
struct TokenMarks: Sendable, BitwiseCopyable {
  private var bits: UInt8 = 0

  static var lineBreak: UInt8 { 1 }
  static var comment: UInt8 { 2 }
  static var escape: UInt8 { 4 }
  static var error: UInt8 { 8 }

  func contains(_ mark: UInt8) -> Bool { bits & mark != 0 }

  mutating func insert(_ mark: UInt8) { bits |= mark }

  func with(_ mark: UInt8) -> TokenMarks {
    var marks = self
    marks.insert(mark)
    return marks
  }
}
