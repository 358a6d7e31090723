/// Finds what is wrong with the brackets of a file by the indentation of its lines.
///
/// Brackets alone tell that one is missing, and not where: everything after it pairs with the wrong
/// partner. But people and formatters put what is inside brackets further to the right, and the
/// closing bracket under the line that opens. A block of lines therefore shows where it ends even
/// if its bracket does not.
struct BracketFaults {
  private let tokens: [Token]
  private var blocks: [Block] = []
  private var faults: [BracketFault] = []
  private var lines: [TokenLine] = []

  /// The lines between an opening bracket and its closing one.
  private struct Block {
    let line: TokenLine
    /// The opening brackets, the outermost first.
    let openers: [Int]
    /// Closing brackets inside that fit no bracket of their own lines: those that close the block
    /// without a line for themselves, or are too many.
    var looseClosers: [Int] = []
    /// Whether lines lie between.
    var hasContent = false
  }

  /// More than these are not the mistakes of one person, and not worth a guess.
  static let mostFaults = 8

  /// The faults in the order of the source; none if the brackets are in order, or if what is wrong
  /// with them is past guessing.
  static func find(in tokens: [Token], of bytes: [UInt8]) -> [BracketFault] {
    guard !isBalanced(tokens), let lines = TokenLine.lines(of: tokens, in: bytes) else { return [] }
    var search = BracketFaults(tokens: tokens)
    search.lines = lines
    for index in lines.indices {
      search.pass(index)
      if search.faults.count > mostFaults { return [] }
    }
    // The faults of one place stay in their order, from the inside out.
    return search.faults.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element)
  }

  private init(tokens: [Token]) {
    self.tokens = tokens
  }

  private static func isBalanced(_ tokens: [Token]) -> Bool {
    var open: [TokenKind] = []
    for token in tokens {
      if let closer = token.kind.closingBracket {
        open.append(closer)
      } else if token.kind.isClosingBracket, open.popLast() != token.kind {
        return false
      }
    }
    return open.isEmpty
  }

  // MARK: - Lines

  private mutating func pass(_ index: Int) {
    let line = lines[index]
    faults += line.faults
    while let block = blocks.last,
      block.line.indent > line.indent
        || block.line.indent == line.indent && !line.beginsWithCloser
    {
      blocks.removeLast()
      end(block, before: line)
    }
    if line.beginsWithCloser, let block = blocks.last, block.line.indent == line.indent {
      blocks.removeLast()
      end(block, by: line.closers)
    } else if line.beginsWithCloser, let header = header(of: index) {
      faults.append(.missingOpeners(partners(of: line.closers), before: header.end))
    } else if blocks.isEmpty {
      reportExtra(line.closers)
    } else {
      blocks[blocks.count - 1].looseClosers += line.closers
    }
    if !blocks.isEmpty { blocks[blocks.count - 1].hasContent = true }
    if !line.openers.isEmpty { blocks.append(Block(line: line, openers: line.openers)) }
  }

  /// The line above that has the indentation of a line with closing brackets, if what stands
  /// between them lies further to the right: it lacks the opening ones.
  private func header(of index: Int) -> TokenLine? {
    var above = index - 1
    while above >= 0, lines[above].indent > lines[index].indent { above -= 1 }
    guard above >= 0, above < index - 1, lines[above].indent == lines[index].indent,
      lines[above].openers.isEmpty, !lines[above].beginsWithCloser,
      lines[above].first > (blocks.last?.line.first ?? -1)
    else { return nil }
    return lines[above]
  }

  // MARK: - Ends of blocks

  /// A block ends because a line lies further to the left, or beside its first.
  private mutating func end(_ block: Block, before line: TokenLine) {
    let open = close(block)
    guard !open.isEmpty else { return }
    // On one line, the comma at its end belongs behind the bracket that is missing.
    var place = line.first
    if !block.hasContent {
      while place - 1 > open[0], tokens[place - 1].kind.isSeparator { place -= 1 }
    }
    let layout: BracketFault.Layout =
      block.hasContent ? .ownLine(of: block.line.first) : .endOfLine(of: block.line.first)
    faults.append(.missingClosers(of: open, before: place, layout))
  }

  /// A block ends with the closing brackets of a line.
  private mutating func end(_ block: Block, by closers: [Int]) {
    let all = Array(block.openers.reversed())
    if !block.looseClosers.isEmpty, fits(closers, all) {
      return reportExtra(block.looseClosers)
    }
    align(closers, with: close(block), of: block)
  }

  /// Pairs the loose closing brackets of a block with its opening ones, of which those that stay
  /// open are given back, the innermost first. Closing brackets that fit none go further out.
  private mutating func close(_ block: Block) -> [Int] {
    var open = block.openers
    var others: [Int] = []
    for closer in block.looseClosers {
      if let opener = open.last, areOfOneKind(opener, closer) {
        open.removeLast()
      } else {
        others.append(closer)
      }
    }
    if !blocks.isEmpty {
      blocks[blocks.count - 1].looseClosers += others
    } else if !others.isEmpty {
      reportExtra(others)
    }
    return open.reversed()
  }

  /// Reports what is missing and what is too many where the closing brackets of a line should pair
  /// with opening ones.
  ///
  /// - Parameter openers: the innermost first.
  private mutating func align(_ closers: [Int], with openers: [Int], of block: Block) {
    if closers.count == openers.count, closers.last == closers[0] + closers.count - 1 {
      if !fits(closers, openers) {
        faults.append(.wrongKinds(openers: openers, closers: closers))
      }
      return
    }
    var closer = 0
    var opener = 0
    for pair in pairs(closers, openers) + [(closers.count, openers.count)] {
      settle(
        Gap(
          closers: Array(closers[closer..<pair.0]), openers: Array(openers[opener..<pair.1]),
          nextCloser: pair.0 < closers.count ? closers[pair.0] : (closers.last ?? 0) + 1,
          inside: pair.1 < openers.count ? openers[pair.1] : nil,
          outside: opener > 0 ? openers[opener - 1] : nil),
        of: block)
      closer = pair.0 + 1
      opener = pair.1 + 1
    }
  }

  /// What stays without partners between two pairs.
  private struct Gap {
    let closers: [Int]
    let openers: [Int]
    /// Before which token the missing closing brackets belong.
    let nextCloser: Int
    /// The opening bracket of the pair around the gap, and that of the pair inside of it.
    let inside: Int?
    let outside: Int?
  }

  /// Reports closing brackets that are too many, those side by side together.
  private mutating func reportExtra(_ closers: [Int]) {
    var run: [Int] = []
    for closer in closers {
      if let last = run.last, last + 1 < closer {
        faults.append(.extraClosers(run))
        run = []
      }
      run.append(closer)
    }
    if !run.isEmpty { faults.append(.extraClosers(run)) }
  }

  private mutating func settle(_ gap: Gap, of block: Block) {
    switch (gap.openers.isEmpty, gap.closers.isEmpty) {
    case (true, true): break
    case (true, false):
      let place = gap.inside.map { $0 + 1 } ?? gap.outside
      // Nobody opens two of a kind side by side, but a key may be pressed twice.
      let isDoubled = [gap.inside, gap.outside].contains { neighbor in
        neighbor.map { areOfOneKind($0, gap.closers[0]) } ?? false
      }
      if block.hasContent, let place, !isDoubled {
        faults.append(.missingOpeners(partners(of: gap.closers), before: place))
      } else {
        reportExtra(gap.closers)
      }
    default:
      reportExtra(gap.closers)
      faults.append(.missingClosers(of: gap.openers, before: gap.nextCloser, .beside))
    }
  }

  /// The longest run of pairs in two lists, as positions in them.
  private func pairs(_ closers: [Int], _ openers: [Int]) -> [(Int, Int)] {
    // Lists as long as this are not written by people.
    guard closers.count * openers.count < 10_000 else { return [] }
    let width = openers.count + 1
    var lengths = [Int](repeating: 0, count: (closers.count + 1) * width)
    for row in closers.indices.reversed() {
      for column in openers.indices.reversed() {
        let skipped = max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
        let paired = 1 + lengths[(row + 1) * width + column + 1]
        lengths[row * width + column] =
          areOfOneKind(openers[column], closers[row]) ? max(paired, skipped) : skipped
      }
    }
    var found: [(Int, Int)] = []
    var row = 0
    var column = 0
    while row < closers.count, column < openers.count {
      let length = lengths[row * width + column]
      if areOfOneKind(openers[column], closers[row]),
        length == 1 + lengths[(row + 1) * width + column + 1]
      {
        found.append((row, column))
        row += 1
        column += 1
      } else if lengths[(row + 1) * width + column] == length {
        row += 1
      } else {
        column += 1
      }
    }
    return found
  }

  private func areOfOneKind(_ opener: Int, _ closer: Int) -> Bool {
    tokens[opener].kind.closingBracket == tokens[closer].kind
  }

  private func fits(_ closers: [Int], _ openers: [Int]) -> Bool {
    closers.count == openers.count && zip(openers, closers).allSatisfy(areOfOneKind)
  }

  private func partners(of closers: [Int]) -> [TokenKind] {
    closers.reversed().compactMap { tokens[$0].kind.openingBracket }
  }
}
