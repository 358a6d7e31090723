import SchemaDiagnostics

extension SchemaValidator {
  /// Every entity has an `id` of its own accord; a declaration of it is ignored.
  @Sendable static func declaredIDs(_ context: ValidationContext) -> [Diagnostic] {
    context.entities(withNamesThatAre: .id).flatMap { entity in
      entity.attributes.filter { $0.name.value == "id" }.map { attribute in
        Diagnostic(
          .declaredID,
          "every entity has an `id`; the declaration on `\(entity.name.value)` is ignored",
          at: attribute.name.range, fixIts: FixIt.remove(attribute.property, called: "id"))
      }
    }
  }
}
