import SchemaDiagnostics

/// Strings, templates and regular expressions.
extension Lexer {
  mutating func scanString(quote: UInt8) -> TokenKind {
    let start = cursor
    cursor.advance()
    while !cursor.isAtEnd {
      cursor.advance(while: {
        $0 != quote && $0 != UInt8(ascii: "\\") && !CharacterClass.isLineBreak($0)
      })
      switch cursor.current {
      case quote:
        cursor.advance()
        return .string
      case UInt8(ascii: "\\"):
        skipEscape()
      default:
        return endUnterminated(start, quote)
      }
    }
    return endUnterminated(start, quote)
  }

  /// Ends a string that its line does not close. The brackets and commas at the end of the line
  /// most likely stand behind the quote that is missing, so they are left to be read.
  private mutating func endUnterminated(_ start: Cursor, _ quote: UInt8) -> TokenKind {
    let string = UnterminatedString(from: start, to: cursor.offset)
    cursor = start
    cursor.advance(to: string.end)
    let end = range(string.end, string.end)
    let mark = "\(Unicode.Scalar(quote))"
    report(
      .unterminatedString, "this string has no closing `\(mark)` on its line",
      from: start.offset, to: string.end,
      fixIts: string.isPlain ? [FixIt("insert `\(mark)`", edits: [.init(end, mark)])] : [])
    return .string
  }

  /// Scans the text of a template up to a substitution or to its end; the cursor is at the
  /// backquote, or after the brace that ends a substitution.
  ///
  /// Behind a tag, any escape may stand.
  mutating func scanTemplate(isHead: Bool, isTagged: Bool) -> TokenKind {
    let start = isHead ? cursor.offset : cursor.offset - 1
    if isHead { cursor.advance() }
    while !cursor.isAtEnd {
      switch cursor.current {
      case UInt8(ascii: "`"):
        cursor.advance()
        return isHead ? .template : .templateTail
      case UInt8(ascii: "$") where cursor.peek() == UInt8(ascii: "{"):
        cursor.advance(2)
        brackets.open(isTagged ? .taggedTemplate : .template)
        return isHead ? .templateHead : .templateMiddle
      case UInt8(ascii: "\\") where isTagged:
        noteEscape()
        cursor.advance(2)
      case UInt8(ascii: "\\"):
        skipEscape()
      case UInt8(ascii: "\r"):
        noteEscape()
        cursor.advance()
      default:
        cursor.advance()
      }
    }
    reportUnclosed(
      .unterminatedTemplate, "expected a backquote at the end of a template",
      opening: start..<start + 1, isHead: isHead)
    return isHead ? .template : .templateTail
  }

  /// Moves past a backslash and what belongs to it.
  private mutating func skipEscape() {
    noteEscape()
    let start = cursor.offset
    switch cursor.peek() {
    case UInt8(ascii: "u"): skipDigits(of: EscapeSequence.unicode(at: cursor), from: start)
    case UInt8(ascii: "x"): skipDigits(of: EscapeSequence.hexadecimal(at: cursor), from: start)
    case UInt8(ascii: "\r") where cursor.peek(2) == UInt8(ascii: "\n"): cursor.advance(3)
    default: cursor.advance(2)
    }
  }

  private mutating func skipDigits(of escape: EscapeSequence?, from start: Int) {
    if let escape { return cursor.advance(to: escape.end) }
    cursor.advance(2)
    report(
      .invalidEscape, "the escape lacks hexadecimal digits", from: start, to: cursor.offset)
  }

  /// Scans a regular expression with its flags; a slash inside a class does not end it.
  mutating func scanRegularExpression() -> TokenKind {
    let start = cursor.offset
    var isInClass = false
    cursor.advance()
    while !cursor.isAtEnd, !CharacterClass.isLineBreak(cursor.current) {
      let byte = cursor.current
      cursor.advance(byte == UInt8(ascii: "\\") ? 2 : 1)
      switch byte {
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        scanNameParts()
        return .regularExpression
      default: break
      }
    }
    if previous == .asterisk, start > 0, cursor.byte(at: start - 1) == UInt8(ascii: "*") {
      report(.unexpectedCharacter, "this `*/` ends no comment", from: start - 1, to: start + 1)
    }
    report(
      .unterminatedRegularExpression, "this regular expression has no closing `/` on its line",
      from: start, to: cursor.offset)
    return .regularExpression
  }
}
