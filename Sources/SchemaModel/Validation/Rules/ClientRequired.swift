import SchemaDiagnostics

extension SchemaValidator {
  /// `clientRequired()` is deprecated and promises in TypeScript what the server does not hold.
  @Sendable static func clientRequired(_ context: ValidationContext) -> [Diagnostic] {
    let schema = context.schema
    return schema.entities.flatMap { clientRequired($0.attributes) }
      + schema.rooms.flatMap { room in
        clientRequired(room.presence ?? []) + room.topics.flatMap { clientRequired($0.payload) }
      }
  }

  private static func clientRequired(_ attributes: [Attribute]) -> [Diagnostic] {
    attributes.compactMap { attribute in
      attribute.clientRequired.map { place in
        Diagnostic(
          .clientRequired,
          "the server does not require `\(attribute.name.value)`, so it is optional in Swift",
          at: place, notes: ["`clientRequired()` is deprecated; `optional()` says the same"])
      }
    }
  }
}
