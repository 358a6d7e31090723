import SchemaDiagnostics

/// Where a JSX element goes on after an embedded expression.
struct JSXState {
  enum Place {
    case openingTag, closingTag, children
  }

  /// How many elements are open.
  var depth = 0
  var place = Place.children
}

/// JSX is cut like a template: what stands between embedded expressions is one token, so that
/// nothing else has to know its grammar.
extension Lexer {
  /// Whether the `<` at the cursor, where a value is due, begins an element rather than type
  /// parameters or a type assertion.
  mutating func beginsJSX() -> Bool {
    var ahead = cursor
    ahead.advance()
    if ahead.current == UInt8(ascii: ">") { return true }
    guard CharacterClass.isNameStart(ahead.current) else { return false }
    let nameStart = ahead.offset
    ahead.advance(while: CharacterClass.isNameContinue)
    if Self.wordsBeforeTypes.contains(keywords.kind(from: nameStart, to: ahead)) { return false }
    let nameEnd = ahead.offset
    ahead.advance(while: { $0 == UInt8(ascii: " ") || CharacterClass.isLineBreak($0) })
    switch ahead.current {
    case UInt8(ascii: "-"): return true
    case UInt8(ascii: "/"): return ahead.peek() == UInt8(ascii: ">")
    case UInt8(ascii: ">"), UInt8(ascii: "."): return hasClosingTag(nameStart..<nameEnd)
    case UInt8(ascii: "{"): return ahead.starts(with: "{...")
    default:
      return ahead.offset > nameEnd && Self.beginsAttribute(ahead)
    }
  }

  /// Whether `name=`, or the name of an attribute without a value, stands at a place.
  private static func beginsAttribute(_ place: Cursor) -> Bool {
    var ahead = place
    guard CharacterClass.isNameStart(ahead.current), !ahead.starts(with: "extends ") else {
      return false
    }
    ahead.advance(while: { CharacterClass.isNameContinue($0) || $0 == UInt8(ascii: "-") })
    ahead.advance(while: { $0 == UInt8(ascii: " ") || CharacterClass.isLineBreak($0) })
    switch ahead.current {
    case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "{"): return true
    default: return CharacterClass.isNameStart(ahead.current) && !ahead.starts(with: "extends ")
    }
  }

  /// Words that a type after `<` may begin with while a name follows.
  private static var wordsBeforeTypes: [TokenKind] {
    [
      .constKeyword, .inKeyword, .outKeyword, .keyofKeyword, .typeofKeyword, .readonlyKeyword,
      .uniqueKeyword, .inferKeyword, .assertsKeyword, .newKeyword, .abstractKeyword,
    ]
  }

  /// Whether `</name` stands anywhere after the cursor, outside of comments.
  private mutating func hasClosingTag(_ name: Range<Int>) -> Bool {
    var offset = cursor.offset
    while offset + 2 + name.count <= cursor.end {
      guard tagSearchBudget > 0 else { return false }
      tagSearchBudget -= 1
      if isClosingTag(name, at: offset), !isInComment(offset) { return true }
      offset += 1
    }
    return false
  }

  private func isClosingTag(_ name: Range<Int>, at offset: Int) -> Bool {
    cursor.byte(at: offset) == UInt8(ascii: "<")
      && cursor.byte(at: offset + 1) == UInt8(ascii: "/")
      && name.indices.allSatisfy {
        cursor.byte(at: $0) == cursor.byte(at: $0 - name.lowerBound + offset + 2)
      }
  }

  /// Whether the line of an offset is a comment from some place before it on.
  private mutating func isInComment(_ offset: Int) -> Bool {
    var start = offset
    while start > cursor.offset, !CharacterClass.isLineBreak(cursor.byte(at: start - 1)) {
      start -= 1
    }
    tagSearchBudget -= offset - start
    var isBlank = true
    for place in start..<offset {
      let byte = cursor.byte(at: place)
      let next = cursor.byte(at: place + 1)
      // A colon before them makes two slashes a part of an address.
      let isAddress = place > start && cursor.byte(at: place - 1) == UInt8(ascii: ":")
      if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") { return true }
      if byte == UInt8(ascii: "/"), next == byte, !isAddress { return true }
      if isBlank, byte == UInt8(ascii: "*") { return true }
      isBlank = isBlank && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t"))
    }
    return false
  }

  /// Scans an element up to an embedded expression or to its end; the cursor is at its `<`, or
  /// after the brace that ends an expression.
  mutating func scanJSX(_ state: JSXState, isHead: Bool) -> TokenKind {
    var state = state
    let start = isHead ? cursor.offset : cursor.offset - 1
    repeat {
      guard !cursor.isAtEnd else {
        reportUnclosed(
          .unterminatedJSX, "expected the closing tag of a JSX element", opening: start..<start + 1,
          isHead: isHead)
        return isHead ? .jsx : .jsxTail
      }
      if cursor.current == UInt8(ascii: "{") {
        cursor.advance()
        brackets.openJSX(state)
        return isHead ? .jsxHead : .jsxMiddle
      }
      switch state.place {
      case .children: scanJSXChild(&state)
      case .openingTag, .closingTag: scanJSXTag(&state)
      }
    } while state.depth > 0 || state.place != .children
    return isHead ? .jsx : .jsxTail
  }

  private mutating func scanJSXChild(_ state: inout JSXState) {
    guard cursor.consume(UInt8(ascii: "<")) else { return cursor.advance() }
    if cursor.consume(UInt8(ascii: "/")) {
      state.place = .closingTag
      state.depth -= 1
    } else {
      state.place = .openingTag
      state.depth += 1
    }
  }

  private mutating func scanJSXTag(_ state: inout JSXState) {
    let byte = cursor.current
    cursor.advance()
    switch byte {
    case UInt8(ascii: ">"):
      state.place = .children
    case UInt8(ascii: "/") where state.place == .openingTag && cursor.consume(UInt8(ascii: ">")):
      state.depth -= 1
      state.place = .children
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      cursor.advance(while: { $0 != byte })
      cursor.advance()
    default: break
    }
  }
}
