import SchemaDiagnostics

/// Reading a second time with the brackets mended, where that leaves less to complain of.
extension Parser {
  /// The tree of the file with its brackets mended, and one report for each bracket that was wrong.
  ///
  /// A bracket that is missing is reported where reading stumbles without it, as TypeScript does,
  /// with the place where it belongs.
  func repaired(_ lexed: [Diagnostic]) -> Outcome<SourceFileSyntax>? {
    guard !hasGivenUp, let repair = BracketRepair(of: tokens, in: syntax.file) else { return nil }
    let parser = Parser(file: syntax.file, tokens: repair.repairedTokens)
    parser.parseStatements()
    // As many reports about nothing but brackets tell more than those of the first reading.
    let count = parser.diagnostics.count + repair.reports.count
    let isBetter =
      parser.diagnostics.isEmpty ? count <= diagnostics.count : count < diagnostics.count
    guard isBetter else { return nil }
    // Where something is reported in any case, no bracket can be that is missing elsewhere.
    let fixed = repair.reports.filter { $0.stumblesAfter == nil }.map(\.range)
    let taken = Set((fixed + parser.diagnostics.map(\.range)).map(\.start))
    var stumbles = diagnostics.filter { !taken.contains($0.range.start) }[...]
    let reports = repair.reports.map { report in
      guard let start = report.stumblesAfter,
        let index = stumbles.firstIndex(where: { $0.range.start >= start })
      else { return Diagnostic(report, at: report.range, before: found(at: report.range)) }
      let place = stumbles[index].range
      stumbles = stumbles[(index + 1)...]
      var diagnostic = Diagnostic(report, at: place, before: found(at: place))
      if isOnLinesBefore(report.range, place) {
        diagnostic.labels.append(
          Diagnostic.Label("by the indentation it belongs here", at: report.range))
      }
      return diagnostic
    }
    return parser.outcome(lexed, reports + parser.diagnostics)
  }

  private func isOnLinesBefore(_ range: SourceRange, _ other: SourceRange) -> Bool {
    guard range.end < other.start else { return false }
    // A line break right behind a place is not between the lines of the two yet.
    return syntax.file.bytes[Int(range.end)..<Int(other.start)].dropFirst()
      .contains(where: CharacterClass.isLineBreak)
  }

  /// What stands at a place, for messages.
  private func found(at range: SourceRange) -> String {
    let token = tokens.firstIndex { $0.start >= range.start } ?? tokens.count - 1
    move(to: token)
    return found
  }
}

extension Diagnostic {
  /// - Parameters:
  ///   - place: where it is reported.
  ///   - found: what stands there.
  fileprivate init(_ report: BracketRepair.Report, at place: SourceRange, before found: String) {
    let isExpected = report.id == .expectedToken
    self.init(
      report.id, isExpected ? "\(report.message) before \(found)" : report.message, at: place,
      labels: report.labels, fixIts: report.fixIts)
  }
}
