import SchemaDiagnostics

/// The tokens of a file with brackets put in and left out where `BracketFaults` finds fault, and
/// what is to be said about it.
///
/// Tokens that are put in have no length and count as faulty, so that nothing more is said about
/// them.
struct BracketRepair {
  let tokens: [Token]
  let file: SourceFile
  private(set) var reports: [Report] = []
  private var insertions: [Int: [TokenKind]] = [:]
  private var replacements: [Int: TokenKind] = [:]
  private var removals: Set<Int> = []

  /// What to say about a fault.
  struct Report {
    let id: DiagnosticID
    /// What is expected before the place where reading stumbles, or all that is to be said.
    let message: String
    /// Where the fault is.
    let range: SourceRange
    var labels: [Diagnostic.Label] = []
    let fixIts: [FixIt]
    /// The first offset at which reading may stumble over it; `nil` if it is reported where it is.
    var stumblesAfter: UInt32?
  }

  /// `nil` if nothing is wrong with the brackets, as far as can be told.
  init?(of tokens: [Token], in file: SourceFile) {
    self.tokens = tokens
    self.file = file
    let faults = BracketFaults.find(in: tokens, of: file.bytes)
    if faults.isEmpty { return nil }
    var closers: [MissingClosers] = []
    for fault in faults {
      if case .missingClosers(let openers, let place, let layout) = fault {
        if closers.last?.place != place { add(&closers) }
        closers.append(MissingClosers(openers: openers, place: place, layout: layout))
      } else {
        add(&closers)
        add(fault)
      }
    }
    add(&closers)
  }

  /// The tokens as they would be without the faults.
  var repairedTokens: [Token] {
    var result: [Token] = []
    result.reserveCapacity(tokens.count + insertions.count)
    for (position, token) in tokens.enumerated() {
      let place = position == 0 ? token.start : tokens[position - 1].end
      for kind in insertions[position] ?? [] {
        result.append(
          Token(start: place, end: place, kind: kind, marks: TokenMarks().with(TokenMarks.error)))
      }
      if let kind = replacements[position] {
        result.append(
          Token(
            start: token.start, end: token.end, kind: kind,
            marks: token.marks.with(TokenMarks.error)))
      } else if !removals.contains(position) {
        result.append(token)
      }
    }
    return result
  }

  private mutating func add(_ fault: BracketFault) {
    switch fault {
    case .missingClosers: break
    case .missingOpeners(let kinds, let place): addOpeners(kinds, before: place)
    case .extraClosers(let closers): remove(closers)
    case .wrongKinds(let openers, let closers): exchange(openers, closers)
    }
  }

  func range(of tokens: ClosedRange<Int>) -> SourceRange {
    SourceRange(
      file: file.id, start: self.tokens[tokens.lowerBound].start,
      end: self.tokens[tokens.upperBound].end)
  }

  func emptyRange(at offset: UInt32) -> SourceRange {
    SourceRange(file: file.id, start: offset, end: offset)
  }

  /// The offset behind the token before a place.
  func gap(before place: Int) -> UInt32 { place == 0 ? 0 : tokens[place - 1].end }
}

// MARK: - Missing closing brackets

extension BracketRepair {
  private struct MissingClosers {
    let openers: [Int]
    let place: Int
    let layout: BracketFault.Layout
  }

  /// Puts closing brackets in that are all missing at one place, the innermost first.
  private mutating func add(_ missing: inout [MissingClosers]) {
    defer { missing = [] }
    guard let first = missing.first else { return }
    var text = ""
    var pieces: [String] = []
    for part in missing {
      let closers = part.openers.compactMap { tokens[$0].kind.closingBracket }
      insertions[part.place, default: []] += closers
      pieces.append(closers.map { "\($0.spelling)" }.joined())
      text += lineStart(part.layout) + pieces[pieces.count - 1]
      guard wantsComma(part) else { continue }
      insertions[part.place, default: []].append(.comma)
      text += ","
    }
    let expected = pieces.joined(separator: " ")
    let place = emptyRange(at: offset(of: first))
    let openers = missing.flatMap(\.openers)
    reports.append(
      Report(
        id: .expectedToken, message: "expected `\(expected)`", range: place,
        labels: labels(for: openers),
        fixIts: [FixIt("insert `\(expected)`", edits: [FixIt.Edit(place, text)])],
        stumblesAfter: openers.map { tokens[$0].start }.min()))
  }

  private func lineStart(_ layout: BracketFault.Layout) -> String {
    guard case .ownLine(let first) = layout else { return "" }
    var start = Int(tokens[first].start)
    while start > 0, !CharacterClass.isLineBreak(file.bytes[start - 1]) { start -= 1 }
    let indent = file.bytes[start..<Int(tokens[first].start)].prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    return "\n" + String(decoding: indent, as: UTF8.self)
  }

  /// Whether a comma is missing too: behind a property, unless one follows.
  private func wantsComma(_ part: MissingClosers) -> Bool {
    switch part.layout {
    case .beside: false
    case .endOfLine(let first), .ownLine(let first):
      tokens[first].kind.isPropertyName && tokens[first + 1].kind == .colon
        && !tokens[part.place].kind.isSeparator
    }
  }

  private func offset(of part: MissingClosers) -> UInt32 {
    switch part.layout {
    case .beside
    where tokens[part.place].isAfterLineBreak && tokens[part.place].kind.isClosingBracket:
      return tokens[part.place].start
    case .beside, .endOfLine:
      return gap(before: part.place)
    case .ownLine:
      // Behind a comment at the end of the line.
      var offset = Int(gap(before: part.place))
      while offset < Int(tokens[part.place].start), !CharacterClass.isLineBreak(file.bytes[offset])
      {
        offset += 1
      }
      return UInt32(truncatingIfNeeded: offset)
    }
  }

  /// Shows opening brackets, those side by side together.
  private func labels(for openers: [Int]) -> [Diagnostic.Label] {
    var runs: [ClosedRange<Int>] = []
    for opener in openers.sorted() {
      if let last = runs.last, last.upperBound + 1 == opener {
        runs[runs.count - 1] = last.lowerBound...opener
      } else {
        runs.append(opener...opener)
      }
    }
    return runs.map { run in
      let range = range(of: run)
      return Diagnostic.Label("to close this `\(file.text(in: range))`", at: range)
    }
  }
}

// MARK: - Other faults

extension BracketRepair {
  private mutating func addOpeners(_ kinds: [TokenKind], before place: Int) {
    let text = kinds.map { "\($0.spelling)" }.joined()
    insertions[place, default: []] += kinds
    let isAfterColon = place > 0 && tokens[place - 1].kind == .colon
    let edit = FixIt.Edit(emptyRange(at: gap(before: place)), isAfterColon ? " \(text)" : text)
    reports.append(
      Report(
        id: .expectedToken, message: "expected `\(text)`", range: range(of: place...place),
        fixIts: [FixIt("insert `\(text)`", edits: [edit])]))
  }

  private mutating func remove(_ closers: [Int]) {
    if closers.count == 1, let place = placeOfMissingOpener(for: closers[0]),
      let kind = tokens[closers[0]].kind.openingBracket
    {
      return addOpeners([kind], before: place)
    }
    guard let first = closers.first, let last = closers.last else { return }
    let whole = range(of: first...last)
    let text = file.text(in: whole)
    let end = tokens[last + 1].kind.isSeparator ? last + 1 : last
    let isLine = tokens[first].isAfterLineBreak && tokens[end + 1].isAfterLineBreak
    removals.formUnion(first...(isLine ? end : last))
    reports.append(
      Report(
        id: .unmatchedBracket, message: "this `\(text)` closes nothing", range: whole,
        fixIts: [
          FixIt(
            "remove `\(text)`", edits: [FixIt.Edit(isLine ? lines(of: first...end) : whole, "")])
        ]))
  }

  /// Where the partner of a closing bracket that is too many was most likely forgotten: before it
  /// in `i.string)`, and behind the first colon of `side: on: "a" }`.
  private func placeOfMissingOpener(for closer: Int) -> Int? {
    switch tokens[closer].kind {
    case .rightParen:
      let isMember = closer > 1 && tokens[closer - 1].kind.isWord && tokens[closer - 2].kind == .dot
      return isMember ? closer : nil
    case .rightBrace:
      var position = closer
      while position > 1, !tokens[position].isAfterLineBreak {
        position -= 1
        if tokens[position].kind == .colon, tokens[position + 1].kind.isPropertyName,
          tokens[position + 2].kind == .colon
        {
          return position + 1
        }
      }
      return nil
    default: return nil
    }
  }

  /// The whole lines of some tokens.
  private func lines(of tokens: ClosedRange<Int>) -> SourceRange {
    let range = range(of: tokens)
    return file.wholeLines(of: range)
  }

  /// Writes closing brackets that fit, or, in the place of `[` before properties, `{`.
  private mutating func exchange(_ openers: [Int], _ closers: [Int]) {
    let wanted = openers.compactMap { tokens[$0].kind.closingBracket }
    let text = wanted.map { "\($0.spelling)" }.joined()
    let whole = range(of: closers[0]...closers[closers.count - 1])
    var fixIts = [
      FixIt("write `\(text)` for `\(file.text(in: whole))`", edits: [FixIt.Edit(whole, text)])
    ]
    if closers.count == 1, tokens[closers[0]].kind == .rightBrace, isBeforeProperty(openers[0]) {
      let opener = range(of: openers[0]...openers[0])
      fixIts.insert(
        FixIt("write `{` for `\(file.text(in: opener))`", edits: [FixIt.Edit(opener, "{")]), at: 0)
      replacements[openers[0]] = .leftBrace
    } else {
      for (closer, kind) in zip(closers, wanted) { replacements[closer] = kind }
    }
    reports.append(
      Report(
        id: .expectedToken, message: "expected `\(text)`", range: whole,
        labels: labels(for: openers), fixIts: fixIts, stumblesAfter: tokens[openers[0]].start))
  }

  private func isBeforeProperty(_ position: Int) -> Bool {
    tokens[position + 1].kind.isPropertyName && tokens[position + 2].kind == .colon
  }
}
