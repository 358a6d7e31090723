import SchemaDiagnostics

/// Operators and brackets.
extension Lexer {
  mutating func scanPunctuation(_ byte: UInt8) -> TokenKind {
    switch byte {
    case UInt8(ascii: "{"): return openBrace()
    case UInt8(ascii: "}"): return closeBrace()
    case UInt8(ascii: "("): return openParen()
    case UInt8(ascii: ")"): return closeParen()
    case UInt8(ascii: "["):
      brackets.open(.square)
      return take(.leftBracket)
    case UInt8(ascii: "]"):
      brackets.closeSquare()
      return take(.rightBracket)
    case UInt8(ascii: "/"): return scanSlash()
    case UInt8(ascii: "<"): return scanLess()
    case UInt8(ascii: "."):
      return cursor.peek() == byte && cursor.peek(2) == byte ? take(.ellipsis, 3) : take(.dot)
    case UInt8(ascii: ","): return take(.comma)
    case UInt8(ascii: ";"): return take(.semicolon)
    case UInt8(ascii: ":"): return take(.colon)
    default: return scanOperator(byte)
    }
  }

  private mutating func take(_ kind: TokenKind, _ length: Int = 1) -> TokenKind {
    cursor.advance(length)
    return kind
  }

  private mutating func openBrace() -> TokenKind {
    brackets.open(beginsBlock ? .block : .value)
    return take(.leftBrace)
  }

  /// Whether a brace at the cursor opens a run of statements or of declarations, after which a new
  /// statement begins.
  private var beginsBlock: Bool {
    switch previous {
    case .rightParen, .semicolon, .leftBrace, .rightBrace, .arrow, .elseKeyword, .doKeyword,
      .tryKeyword, .finallyKeyword:
      true
    default: isAfterValue
    }
  }

  private mutating func closeBrace() -> TokenKind {
    cursor.advance()
    switch brackets.closeBrace() {
    case .template: return scanTemplate(isHead: false, isTagged: false)
    case .taggedTemplate: return scanTemplate(isHead: false, isTagged: true)
    case .jsx: return scanJSX(brackets.takeJSXState(), isHead: false)
    case .value: closedValue = true
    default: closedValue = false
    }
    return .rightBrace
  }

  private mutating func openParen() -> TokenKind {
    switch previous {
    case .ifKeyword, .whileKeyword, .forKeyword, .withKeyword:
      brackets.open(isAfterValue ? .group : .condition)
    default: brackets.open(.group)
    }
    return take(.leftParen)
  }

  private mutating func closeParen() -> TokenKind {
    closedValue = brackets.closeParen() != .condition
    return take(.rightParen)
  }

  private mutating func scanSlash() -> TokenKind {
    guard isAfterValue else { return scanRegularExpression() }
    return cursor.peek() == UInt8(ascii: "=") ? take(.slashEqual, 2) : take(.slash)
  }

  /// `<` is a token of its own even before another `<`, as `>` is, for the brackets of types.
  private mutating func scanLess() -> TokenKind {
    if !isAfterValue, beginsJSX() { return scanJSX(JSXState(), isHead: true) }
    return cursor.peek() == UInt8(ascii: "=") ? take(.lessEqual, 2) : take(.less)
  }

  private mutating func scanOperator(_ byte: UInt8) -> TokenKind {
    let next = cursor.peek()
    switch byte {
    case UInt8(ascii: "@"): return take(.at)
    case UInt8(ascii: "~"): return take(.tilde)
    case UInt8(ascii: ">"): return take(.greater)
    case UInt8(ascii: "?"): return scanQuestion(next)
    case UInt8(ascii: "="):
      if next == UInt8(ascii: ">") { return take(.arrow, 2) }
      return scanEquality(.equal, .equalEqual, .equalEqualEqual)
    case UInt8(ascii: "!"):
      return scanEquality(.exclamation, .exclamationEqual, .exclamationEqualEqual)
    case UInt8(ascii: "+"): return scanDoubled(byte, .plus, .plusEqual, .plusPlus)
    case UInt8(ascii: "-"): return scanDoubled(byte, .minus, .minusEqual, .minusMinus)
    case UInt8(ascii: "*"):
      return scanDoubled(byte, .asterisk, .asteriskEqual, .asteriskAsterisk, .asteriskAsteriskEqual)
    case UInt8(ascii: "&"):
      return scanDoubled(
        byte, .ampersand, .ampersandEqual, .ampersandAmpersand, .ampersandAmpersandEqual)
    case UInt8(ascii: "|"):
      return scanDoubled(byte, .bar, .barEqual, .barBar, .barBarEqual)
    case UInt8(ascii: "%"): return scanDoubled(nil, .percent, .percentEqual, .percent)
    case UInt8(ascii: "^"): return scanDoubled(nil, .caret, .caretEqual, .caret)
    default:
      cursor.advance()
      report(
        .unexpectedCharacter, "\(CharacterName(byte)) has no meaning here",
        from: cursor.offset - 1, to: cursor.offset)
      return .unknown
    }
  }

  private mutating func scanQuestion(_ next: UInt8) -> TokenKind {
    if next == UInt8(ascii: "."), !CharacterClass.isDigit(cursor.peek(2)) {
      return take(.questionDot, 2)
    }
    guard next == UInt8(ascii: "?") else { return take(.question) }
    return cursor.peek(2) == UInt8(ascii: "=")
      ? take(.questionQuestionEqual, 3) : take(.questionQuestion, 2)
  }

  private mutating func scanEquality(
    _ one: TokenKind, _ two: TokenKind, _ three: TokenKind
  ) -> TokenKind {
    guard cursor.peek() == UInt8(ascii: "=") else { return take(one) }
    return cursor.peek(2) == UInt8(ascii: "=") ? take(three, 3) : take(two, 2)
  }

  /// An operator that may be doubled, and in both forms be followed by `=`.
  private mutating func scanDoubled(
    _ byte: UInt8?, _ single: TokenKind, _ assigning: TokenKind, _ doubled: TokenKind,
    _ doubledAssigning: TokenKind? = nil
  ) -> TokenKind {
    let next = cursor.peek()
    if next == UInt8(ascii: "=") { return take(assigning, 2) }
    guard next == byte else { return take(single) }
    if let doubledAssigning, cursor.peek(2) == UInt8(ascii: "=") {
      return take(doubledAssigning, 3)
    }
    return take(doubled, 2)
  }
}
