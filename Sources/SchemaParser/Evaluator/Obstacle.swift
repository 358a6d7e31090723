import SchemaDiagnostics

/// Why a value cannot be known without running code: the cause, and the places between it and the
/// expression that needed the value.
struct Obstacle {
  let id: DiagnosticID
  /// What stands in the way, as a clause: "this call runs statements before it returns".
  let cause: String
  let range: SourceRange
  /// From the cause outwards.
  private(set) var trail: [Diagnostic.Label] = []
  let notes: [String]
  /// Whether the value comes out of a package, and is beyond reach for no other reason.
  let isPackage: Bool
  /// Whether it is a name that nobody declares, and that is near to none that somebody does.
  let isUndeclaredName: Bool

  init(
    _ cause: String, at range: SourceRange, id: DiagnosticID = .notEvaluable,
    notes: [String] = [], isPackage: Bool = false, isUndeclaredName: Bool = false
  ) {
    self.id = id
    self.isPackage = isPackage
    self.isUndeclaredName = isUndeclaredName
    self.cause = cause
    self.range = range
    self.notes = notes
  }

  /// The same obstacle as seen one step further from its cause.
  func passing(_ message: String, at range: SourceRange) -> Obstacle {
    var further = self
    if trail.count < Self.longestTrail {
      further.trail.append(Diagnostic.Label(message, at: range))
    }
    return further
  }

  /// Complains about the obstacle where a value is needed.
  ///
  /// - Parameter need: what the value is for, as the subject of a sentence: "the entity `todos`".
  func diagnostic(need: String, at use: SourceRange) -> Diagnostic {
    if use == range {
      return Diagnostic(
        id, "\(need) cannot be evaluated: \(cause)", at: use, labels: trail, notes: notes)
    }
    let steps = trail.reversed().filter { $0.range != use }
    return Diagnostic(
      id, "\(need) cannot be evaluated", at: use,
      labels: steps + [Diagnostic.Label(cause, at: range)], notes: notes)
  }

  private static let longestTrail = 16
}
