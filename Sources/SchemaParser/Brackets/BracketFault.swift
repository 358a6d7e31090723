/// Something that is wrong with brackets, with tokens by their positions.
enum BracketFault {
  /// Opening brackets, the innermost first, that want their closing ones before a token.
  case missingClosers(of: [Int], before: Int, Layout)
  /// Opening brackets that are missing before a token.
  case missingOpeners([TokenKind], before: Int)
  /// Closing brackets that close nothing.
  case extraClosers([Int])
  /// Brackets side by side that should be partners of as many others, the innermost first, and are
  /// of other kinds or in another order.
  case wrongKinds(openers: [Int], closers: [Int])

  /// Where closing brackets are written.
  enum Layout {
    /// Beside the tokens around them.
    case beside
    /// At the end of the line that begins with a token.
    case endOfLine(of: Int)
    /// On a line of their own under the line that begins with a token.
    case ownLine(of: Int)
  }

  /// The token that it is about.
  var place: Int {
    switch self {
    case .missingClosers(_, let token, _), .missingOpeners(_, let token): token
    case .extraClosers(let tokens): tokens[0]
    case .wrongKinds(_, let closers): closers[0]
    }
  }
}
