package import SchemaDiagnostics

/// Judges a schema by every rule that the server or Swift will enforce.
package enum SchemaValidator {
  /// A rule looks at the whole schema and says all that it has against it.
  typealias Rule = @Sendable (ValidationContext) -> [Diagnostic]

  /// All rules. They do not depend on each other, so their order does not matter.
  static let rules: [Rule] = [
    unknownKeys,
    duplicateKeys,
    missingKeys,
    sideValues,
    cardinalities,
    deleteRules,
    requiredLinks,
    linkTargets,
    nameClashes,
    equivalentNames,
    reservedNamespaces,
    systemAttributes,
    declaredIDs,
    blankNames,
    dottedNames,
    presences,
    clientRequired,
  ]

  /// The schema with its links resolved, if it breaks no rule, and what the rules say, in source
  /// order.
  package static func validate(_ schema: Schema) -> Outcome<ValidatedSchema> {
    let context = ValidationContext(schema)
    let diagnostics = rules.flatMap { $0(context) }.inSourceOrder()
    if diagnostics.contains(where: { $0.severity == .error }) {
      return Outcome(nil, diagnostics)
    }
    return Outcome(SchemaResolver.resolve(context), diagnostics)
  }
}
