import SchemaDiagnostics

extension SchemaValidator {
  /// The only rule for deletion is `cascade`, and only a side that leads to one row can have it:
  /// a row goes with the one that it belongs to.
  @Sendable static func deleteRules(_ context: ValidationContext) -> [Diagnostic] {
    context.sides.compactMap { side in
      switch side.side.onDelete?.value {
      case nil, .undefined, .null: nil
      case .string("cascade"): side.cardinality == .many ? cascadeOfMany(side) : nil
      default: side.side.onDelete.map { unknownDeleteRule($0, of: side.side) }
      }
    }
  }

  private static func unknownDeleteRule(
    _ value: Located<Constant>, of side: LinkSide
  ) -> Diagnostic {
    let meant = value.string.flatMap { Spelling.nearest(to: $0.value, in: ["cascade"]) }
    return Diagnostic(
      .invalidOnDelete, "`onDelete` can only be `\"cascade\"`, not \(value.value.description)",
      at: value.range,
      notes: ["without `onDelete` the rows stay and only the link goes"],
      fixIts: meant.map { [.replace(value.range, with: "\"\($0)\"")] }
        ?? FixIt.remove(side.onDeleteProperty, called: "onDelete"))
  }

  private static func cascadeOfMany(_ side: SideInContext) -> Diagnostic? {
    guard let onDelete = side.side.onDelete, let has = side.side.has else { return nil }
    return Diagnostic(
      .cascadeNeedsHasOne, "`onDelete: \"cascade\"` needs `has: \"one\"` on the same side",
      at: onDelete.range,
      labels: [.init("this side has many", at: has.range)],
      notes: meaning(of: side),
      fixIts: move(side) + FixIt.remove(side.side.onDeleteProperty, called: "onDelete"))
  }

  private static func meaning(of side: SideInContext) -> [String] {
    guard let here = side.on?.value, let there = side.otherSide?.on?.string?.value
    else { return [] }
    return [
      "it deletes rows of `\(here)` together with the one row of `\(there)` that they link to"
    ]
  }

  /// To the other side, if that one leads to one row: mostly it was meant to stand there.
  private static func move(_ side: SideInContext) -> [FixIt] {
    guard let property = side.side.onDeleteProperty, let other = side.otherSide,
      other.cardinality == .one, other.onDelete == nil, let has = other.has
    else { return [] }
    let end = SourceRange(file: has.range.file, start: has.range.end, end: has.range.end)
    return [
      FixIt(
        "move it to the \(side.isForward ? "reverse" : "forward") side",
        edits: property.removal.map { .init($0, "") }
          + [.init(end, ", onDelete: \"cascade\"")])
    ]
  }
}
