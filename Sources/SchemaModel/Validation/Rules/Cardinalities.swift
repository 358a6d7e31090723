import SchemaDiagnostics

extension SchemaValidator {
  /// A side leads to `one` row or to `many`.
  @Sendable static func cardinalities(_ context: ValidationContext) -> [Diagnostic] {
    context.sides.compactMap { side in
      guard let has = side.side.has, !has.isAbsent, side.cardinality == nil else { return nil }
      let meant = has.string.flatMap {
        Spelling.nearest(to: $0.value, in: Cardinality.allCases.map(\.rawValue))
      }
      return Diagnostic(
        .invalidCardinality, "`has` is `\"one\"` or `\"many\"`, not \(has.value.description)",
        at: has.range,
        fixIts: meant.map { [.replace(has.range, with: "\"\($0)\"")] } ?? [])
    }
  }
}
