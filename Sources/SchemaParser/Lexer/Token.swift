/// A token: where it stands and what it is. What lies between two tokens is trivia.
struct Token: Sendable, BitwiseCopyable {
  /// The offset of its first byte.
  let start: UInt32
  /// The offset after its last byte.
  let end: UInt32
  let kind: TokenKind
  /// Whether a line ends between the token before it and this one.
  let isAfterLineBreak: Bool
  /// Whether the lexer has reported something about it.
  let hasError: Bool
}
