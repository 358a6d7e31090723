import SchemaDiagnostics

extension SchemaValidator {
  /// `clientRequired()` is deprecated and promises in TypeScript what the server does not hold.
  @Sendable static func clientRequired(_ context: ValidationContext) -> [Diagnostic] {
    let schema = context.schema
    return schema.entities.indices.flatMap { clientRequired(schema.entities[$0].attributes) }
      + schema.rooms.flatMap { room in
        clientRequired(room.presence ?? []) + room.topics.flatMap { clientRequired($0.payload) }
      }
  }

  private static func clientRequired(_ attributes: [Attribute]) -> [Diagnostic] {
    attributes.indices.compactMap { index in
      attributes[index].clientRequired.map { call in
        Diagnostic(
          .clientRequired,
          "the server does not require `\(attributes[index].name.value)`, "
            + "so it is optional in Swift",
          at: call.range, notes: ["`clientRequired()` is deprecated; `optional()` says the same"],
          fixIts: [
            call.isOptionalBesides
              ? FixIt("remove `.clientRequired()`", edits: [.init(call.link, "")])
              : .replace(call.range, with: "optional()")
          ])
      }
    }
  }
}
