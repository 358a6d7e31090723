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
      notes: notes(on: side),
      fixIts: FixIt.remove(side.side.onDeleteProperty, called: "onDelete"))
  }

  private static func notes(on side: SideInContext) -> [String] {
    let other = side.isForward ? side.link.reverse : side.link.forward
    guard let here = side.on?.value, let there = other?.on?.string?.value else { return [] }
    return [
      "it would delete rows of `\(here)` together with the one of `\(there)` that they link to; "
        + "for the opposite, put it on the \(side.isForward ? "reverse" : "forward") side"
    ]
  }
}
