/// A line of the source as far as its brackets go: which of them it leaves to other lines.
struct TokenLine {
  /// The first token.
  let first: Int
  /// The token after the last.
  private(set) var end: Int
  /// The width of the white space before it.
  let indent: Int
  /// Closing brackets whose partners are on lines before.
  private(set) var closers: [Int] = []
  /// Opening brackets whose partners are on lines after.
  private(set) var openers: [Int] = []
  /// What is wrong among the brackets of this line alone.
  private(set) var faults: [BracketFault] = []
  private let next: Next

  /// How the next line lies, which tells what this one has to close.
  enum Next {
    /// Further to the right: it is inside of what this line opens.
    case inside
    /// Beside it, or closing what is around it.
    case beside
    /// Further to the left, and it does not close what this line is in.
    case outside
  }

  /// Whether it begins by closing what a line before has opened.
  var beginsWithCloser: Bool { closers.first == first }

  /// - Parameter brackets: the brackets of the line, in order.
  init(first: Int, end: Int, indent: Int, next: Next, brackets: [Int], tokens: [Token]) {
    self.first = first
    self.end = end
    self.indent = indent
    self.next = next
    pair(brackets, tokens)
  }

  private mutating func pair(_ brackets: [Int], _ tokens: [Token]) {
    /// Closing brackets that fit nothing while an opening one, given with them, was still open.
    var strays: [(closer: Int, inside: Int)] = []
    for (index, bracket) in brackets.enumerated() where faults.count <= BracketFaults.mostFaults {
      let kind = tokens[bracket].kind
      guard kind.isClosingBracket else {
        openers.append(bracket)
        continue
      }
      if let match = openers.lastIndex(where: { tokens[$0].kind.closingBracket == kind }) {
        let unclosed = Array(openers[(match + 1)...].reversed())
        if unclosed.isEmpty {
          openers.removeLast()
        } else if isExtra(before: brackets[(index + 1)...], open: openers, match: match, tokens) {
          faults.append(.extraClosers([bracket]))
        } else {
          faults.append(.missingClosers(of: unclosed, before: bracket, .beside))
          openers.removeSubrange(match...)
        }
      } else if next == .outside, !openers.isEmpty {
        // What is around the line has to be closed on it.
        faults.append(.missingClosers(of: openers.reversed(), before: bracket, .beside))
        openers = []
        closers.append(bracket)
      } else if let inside = openers.last {
        strays.append((bracket, inside))
      } else {
        closers.append(bracket)
      }
    }
    for stray in strays { settle(stray.closer, inside: stray.inside) }
  }

  /// Whether a closing bracket is too many that closes an outer bracket while inner ones are open:
  /// if what follows on the line closes those, and would not be in order without them.
  ///
  /// - Parameter match: which of the open brackets it closes.
  private func isExtra(
    before brackets: ArraySlice<Int>, open: [Int], match: Int, _ tokens: [Token]
  ) -> Bool {
    var inner = Array(open[(match + 1)...])
    guard Self.close(&inner, with: brackets, tokens, untilEmpty: true) else { return false }
    var outer = Array(open[..<match])
    let isInOrder = Self.close(&outer, with: brackets, tokens, untilEmpty: false) && outer.isEmpty
    return next == .inside || !isInOrder
  }

  /// Closes brackets with those that follow on the line, all of them or until all are closed;
  /// whether they fit.
  private static func close(
    _ open: inout [Int], with brackets: ArraySlice<Int>, _ tokens: [Token], untilEmpty: Bool
  ) -> Bool {
    for bracket in brackets {
      if tokens[bracket].kind.closingBracket != nil {
        open.append(bracket)
      } else if open.popLast().flatMap({ tokens[$0].kind.closingBracket }) != tokens[bracket].kind {
        return false
      }
      if untilEmpty, open.isEmpty { return true }
    }
    return !untilEmpty
  }

  /// A closing bracket that fits nothing on the line: too many if what was open around it is closed
  /// on the line, else one that closes a block.
  private mutating func settle(_ closer: Int, inside opener: Int) {
    guard openers.contains(opener) else { return faults.append(.extraClosers([closer])) }
    closers.append(closer)
    let unclosed = openers.filter { $0 < closer }
    openers.removeAll { $0 < closer }
    faults.append(.missingClosers(of: unclosed.reversed(), before: closer, .beside))
  }

  /// The lines of a file, the last of them its end; `nil` if a template or an element does not end.
  static func lines(of tokens: [Token], in bytes: [UInt8]) -> [TokenLine]? {
    var lines: [TokenLine] = []
    var brackets: [Int] = []
    var first = 0
    var position = 0
    func next(at end: Int, after indent: Int) -> Next {
      guard end < tokens.count, tokens[end].kind != .endOfFile else { return .beside }
      let nextIndent = Self.indent(of: tokens[end], in: bytes)
      if nextIndent > indent { return .inside }
      return nextIndent < indent && !tokens[end].kind.isClosingBracket ? .outside : .beside
    }
    func finish(at end: Int) {
      guard end > first else { return }
      let indent = Self.indent(of: tokens[first], in: bytes)
      lines.append(
        TokenLine(
          first: first, end: end, indent: indent, next: next(at: end, after: indent),
          brackets: brackets, tokens: tokens))
      brackets = []
      first = end
    }
    while position < tokens.count {
      let token = tokens[position]
      if token.isAfterLineBreak || token.kind == .endOfFile { finish(at: position) }
      switch token.kind {
      case .templateHead, .jsxHead:
        guard let tail = tail(of: position, in: tokens) else { return nil }
        position = tail
      default:
        if token.kind.isClosingBracket || token.kind.closingBracket != nil {
          brackets.append(position)
        }
      }
      position += 1
    }
    finish(at: tokens.count)
    return lines
  }

  /// The last part of the template or element that begins with a token.
  private static func tail(of head: Int, in tokens: [Token]) -> Int? {
    var depth = 0
    for position in head..<tokens.count {
      switch tokens[position].kind {
      case .templateHead, .jsxHead: depth += 1
      case .templateTail, .jsxTail: depth -= 1
      default: break
      }
      if depth == 0 { return position }
    }
    return nil
  }

  /// The width of what stands before the first token of a line; a tab counts for four.
  private static func indent(of token: Token, in bytes: [UInt8]) -> Int {
    var width = 0
    var offset = Int(token.start)
    while offset > 0, !CharacterClass.isLineBreak(bytes[offset - 1]) {
      offset -= 1
      width += bytes[offset] == UInt8(ascii: "\t") ? 4 : 1
    }
    return token.kind == .endOfFile ? -1 : width
  }
}

extension TokenKind {
  /// The bracket that closes this one.
  var closingBracket: TokenKind? {
    switch self {
    case .leftBrace: .rightBrace
    case .leftParen: .rightParen
    case .leftBracket: .rightBracket
    default: nil
    }
  }

  var openingBracket: TokenKind? {
    switch self {
    case .rightBrace: .leftBrace
    case .rightParen: .leftParen
    case .rightBracket: .leftBracket
    default: nil
    }
  }

  var isClosingBracket: Bool { openingBracket != nil }

  var isSeparator: Bool { self == .comma || self == .semicolon }
}
