extension [Diagnostic] {
  /// The diagnostics as they are reported: in source order, one for each place.
  ///
  /// A place is where a range starts. Of several diagnostics there the gravest stays, of equally
  /// grave ones the first, because what comes later mostly follows from it.
  package func inSourceOrder() -> [Diagnostic] {
    guard count > 1 else { return self }
    let sorted = enumerated().sorted {
      $0.element.rank(at: $0.offset) < $1.element.rank(at: $1.offset)
    }
    var reported: [Diagnostic] = []
    for (_, diagnostic) in sorted where reported.last?.isAtPlace(of: diagnostic) != true {
      reported.append(diagnostic)
    }
    return reported
  }
}

extension Diagnostic {
  /// File, place, gravity, order of arrival.
  fileprivate func rank(at index: Int) -> (UInt32, UInt32, Int, Int) {
    (range.file.index, range.start, severity.rank, index)
  }

  fileprivate func isAtPlace(of other: Diagnostic) -> Bool {
    range.file == other.range.file && range.start == other.range.start
  }
}

extension Severity {
  fileprivate var rank: Int {
    switch self {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }
}
