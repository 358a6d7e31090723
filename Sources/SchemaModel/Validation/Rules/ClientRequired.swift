import SchemaDiagnostics

extension SchemaValidator {
  /// `clientRequired()` is deprecated and promises in TypeScript what the server does not hold.
  @Sendable static func clientRequired(_ context: ValidationContext) -> [Diagnostic] {
    let schema = context.schema
    let attributes =
      schema.entities.flatMap(\.attributes)
      + schema.rooms.flatMap { ($0.presence ?? []) + $0.topics.flatMap(\.payload) }
    return attributes.compactMap { attribute in
      attribute.clientRequired.map { place in
        Diagnostic(
          .clientRequired,
          "the server does not require `\(attribute.name.value)`, so it is optional in Swift",
          at: place, notes: ["`clientRequired()` is deprecated; `optional()` says the same"])
      }
    }
  }
}
