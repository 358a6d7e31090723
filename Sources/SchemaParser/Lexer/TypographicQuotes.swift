import SchemaDiagnostics

/// Quotes that word processors and chats put in the place of straight ones.
enum TypographicQuotes {
  case single, double

  /// The quotes of which one is a mark that a string seems to begin with.
  init?(opening scalar: Unicode.Scalar) {
    switch scalar {
    case "“", "”", "„", "‟", "«", "»": self = .double
    case "‘", "’", "‚", "‛", "‹", "›", "´": self = .single
    default: return nil
    }
  }

  /// The quote of TypeScript that is meant.
  var straight: Unicode.Scalar {
    switch self {
    case .single: "'"
    case .double: "\""
    }
  }

  func closes(_ scalar: Unicode.Scalar) -> Bool {
    scalar == straight || Self(opening: scalar) == self
  }
}

extension Lexer {
  /// Scans a string between typographic quotes, the first of which is at the cursor: to its end on
  /// the line, or the quote alone if there is none.
  mutating func scanString(in quotes: TypographicQuotes) -> TokenKind {
    let opening = cursor
    let (mark, length) = cursor.scalar()
    cursor.advance(length)
    let isPlain = Self.passText(&cursor, before: quotes)
    let (closing, closingLength) = cursor.scalar()
    guard !cursor.isAtEnd, quotes.closes(closing) else {
      cursor = opening
      cursor.advance(length)
      report(
        .unexpectedCharacter, "`\(mark)` has no meaning here", from: opening.offset,
        to: cursor.offset, notes: [Self.straightQuotesNote])
      return .unknown
    }
    let contentEnd = cursor.offset
    cursor.advance(closingLength)
    let straight = "\(quotes.straight)"
    let edits = [
      FixIt.Edit(range(opening.offset, opening.offset + length), straight),
      FixIt.Edit(range(contentEnd, cursor.offset), straight),
    ]
    report(
      .unexpectedCharacter, "`\(mark)` begins no string", from: opening.offset, to: cursor.offset,
      notes: [Self.straightQuotesNote],
      fixIts: isPlain ? [FixIt("write `\(straight)` for the quotes", edits: edits)] : [])
    return .string
  }

  private static let straightQuotesNote =
    "strings stand between straight quotes, as keyboards have them"

  /// Moves up to what may close a string on its line; whether the text before it would mean the
  /// same between straight quotes.
  private static func passText(_ cursor: inout Cursor, before quotes: TypographicQuotes) -> Bool {
    var isPlain = true
    while !cursor.isAtEnd, !CharacterClass.isLineBreak(cursor.current) {
      let (scalar, length) = cursor.scalar()
      if quotes.closes(scalar) { break }
      if scalar == "\\" { isPlain = false }
      cursor.advance(length)
    }
    return isPlain
  }
}
