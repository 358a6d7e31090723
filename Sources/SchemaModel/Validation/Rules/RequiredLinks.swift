import SchemaDiagnostics

extension SchemaValidator {
  /// Only a forward side can be required, and not where it stands on a system entity, because the
  /// server makes those rows itself.
  @Sendable static func requiredLinks(_ context: ValidationContext) -> [Diagnostic] {
    context.sides.compactMap { side in
      guard let required = side.side.required, !required.isAbsent else { return nil }
      if !side.isForward { return requiredReverse(required, of: side) }
      guard required.value == .boolean(true), let on = side.on,
        SystemCatalog.entity(named: on.value) != nil
      else { return nil }
      return Diagnostic(
        .requiredSystemLink,
        "a link from `\(on.value)` cannot be required, because the server makes these rows",
        at: required.range,
        notes: ["a link to `\(on.value)` can: swap `forward` and `reverse` to require it there"],
        fixIts: [.replace(required.range, with: "false")])
    }
  }

  private static func requiredReverse(
    _ required: Located<Constant>, of side: SideInContext
  ) -> Diagnostic {
    let property = side.side.requiredProperty
    return Diagnostic(
      .requiredOnReverse, "`required` has no effect on \(side.description)",
      at: property?.range ?? required.range,
      notes: ["only the forward side of a link can be required"],
      fixIts: FixIt.remove(property, called: "required"))
  }
}
