import SchemaDiagnostics

/// What git writes into a file where two branches changed the same lines:
///
/// ```
/// <<<<<<< HEAD
/// ours
/// ||||||| base
/// what both come from
/// =======
/// theirs
/// >>>>>>> branch
/// ```
///
/// TypeScript calls the marks trivia and reads the first version alone, and so does this lexer.
struct MergeConflict {
  enum Mark: UInt8 {
    case first = 0x3C  // <
    case base = 0x7C  // |
    case second = 0x3D  // =
    case end = 0x3E  // >
  }

  /// The lines of the marks in their order, without the bytes that end them.
  private(set) var marks: [(kind: Mark, line: Range<Int>)] = []

  /// The conflict that begins with the line at a place; `nil` if no mark stands there.
  ///
  /// A mark whose conflict has lost its head is one as well.
  init?(at place: Cursor) {
    guard let kind = Self.mark(at: place) else { return nil }
    var ahead = place
    add(kind, &ahead)
    while kind != .end, !ahead.isAtEnd, marks.last?.kind != .end {
      let next = Self.mark(at: ahead)
      if next == .first { return }
      add(next, &ahead)
    }
  }

  /// Passes a line, of which the mark is kept.
  private mutating func add(_ kind: Mark?, _ place: inout Cursor) {
    let start = place.offset
    place.advance(while: { !CharacterClass.isLineBreak($0) })
    if let kind { marks.append((kind, start..<place.offset)) }
    place.advance(while: CharacterClass.isLineBreak)
  }

  /// Seven equal signs with a space behind them, which `=` can do without.
  static func mark(at place: Cursor) -> Mark? {
    guard let kind = Mark(rawValue: place.current) else { return nil }
    for distance in 1..<7 where place.peek(distance) != kind.rawValue { return nil }
    let next = place.peek(7)
    let isAlone = next == UInt8(ascii: " ") || CharacterClass.isLineBreak(next)
    return kind == .second || isAlone ? kind : nil
  }

  private func line(of kind: Mark) -> Range<Int>? { marks.first { $0.kind == kind }?.line }

  /// The first mark, where the conflict is reported.
  var start: Range<Int> { marks[0].line }

  /// From the end of the first version to the end of the conflict: what is not read.
  var unread: Range<Int>? {
    guard let start = line(of: .base) ?? line(of: .second), let end = line(of: .end) else {
      return nil
    }
    return start.lowerBound..<end.upperBound
  }

  /// What to delete to keep the first version, and to keep the second.
  var choices: (first: [Range<Int>], second: [Range<Int>])? {
    guard let first = line(of: .first), let second = line(of: .second), let end = line(of: .end),
      let unread
    else { return nil }
    return ([first, unread], [first.lowerBound..<second.upperBound, end])
  }
}

extension Lexer {
  /// Passes the mark of a merge conflict and what is not read of it; whether one stands at the
  /// cursor.
  mutating func skipConflictMark() -> Bool {
    let start = cursor.offset
    guard start == 0 || CharacterClass.isLineBreak(cursor.byte(at: start - 1)),
      MergeConflict.mark(at: cursor) != nil
    else { return false }
    if start >= conflictEnd, let conflict = MergeConflict(at: cursor) {
      report(conflict)
      conflictEnd = conflict.marks.last?.line.upperBound ?? start
      unread = conflict.unread
    }
    if let unread, unread.lowerBound == start { cursor.advance(to: unread.upperBound) }
    skipLine()
    return true
  }

  private mutating func report(_ conflict: MergeConflict) {
    let labels = conflict.marks.dropFirst().map { mark in
      Diagnostic.Label(
        Self.role(of: mark.kind), at: range(mark.line.lowerBound, mark.line.upperBound))
    }
    var fixIts: [FixIt] = []
    if let choices = conflict.choices {
      fixIts = [
        FixIt("keep the first version", edits: choices.first.map(deletion)),
        FixIt("keep the second version", edits: choices.second.map(deletion)),
      ]
    }
    reportAlways(
      Diagnostic(
        .mergeConflict, "unresolved merge conflict",
        at: range(conflict.start.lowerBound, conflict.start.upperBound), labels: labels,
        fixIts: fixIts))
  }

  private static func role(of mark: MergeConflict.Mark) -> String {
    switch mark {
    case .first: "the first version begins here"
    case .base: "what both versions come from begins here"
    case .second: "the second version begins here"
    case .end: "the conflict ends here"
    }
  }

  /// Deletes whole lines.
  private func deletion(of lines: Range<Int>) -> FixIt.Edit {
    var end = lines.upperBound
    if cursor.byte(at: end) == UInt8(ascii: "\r") { end += 1 }
    if cursor.byte(at: end) == UInt8(ascii: "\n") { end += 1 }
    return FixIt.Edit(range(lines.lowerBound, min(end, cursor.end)), "")
  }
}
