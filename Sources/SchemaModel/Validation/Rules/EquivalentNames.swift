import SchemaDiagnostics

extension SchemaValidator {
  /// Names that look alike but are made of different bytes, such as `é` in one piece or in two,
  /// differ for the server and are equal for Swift.
  @Sendable static func equivalentNames(_ context: ValidationContext) -> [Diagnostic] {
    let schema = context.schema
    // Names of ASCII have one spelling only.
    var found: [Diagnostic] = []
    if context.entityTraits.contains(.wide) {
      found += equivalentNames(in: schema.entities.lazy.map(\.name))
    }
    if context.linkTraits.contains(.wide) {
      found += equivalentNames(in: schema.links.lazy.map(\.name))
    }
    for entity in context.entities(withNamesThatAre: .wide) {
      found += equivalentNames(in: entity.attributes.lazy.map(\.name))
    }
    found += equivalentNames(in: schema.rooms.lazy.map(\.name))
    for room in schema.rooms {
      found += equivalentNames(in: (room.presence ?? []).lazy.map(\.name))
      found += equivalentNames(in: room.topics.lazy.map(\.name))
      for topic in room.topics {
        found += equivalentNames(in: topic.payload.lazy.map(\.name))
      }
    }
    return found
  }

  private static func equivalentNames(
    in scope: some Collection<Located<String>>
  ) -> [Diagnostic] {
    var seen: [String: SourceRange] = [:]
    return scope.compactMap { name in
      guard let first = seen[name.value] else {
        seen[name.value] = name.range
        return nil
      }
      return Diagnostic(
        .nameClash, "`\(name.value)` differs from a name before it only in how Unicode spells it",
        at: name.range, labels: [.init("the other spelling", at: first)],
        notes: ["Swift calls the two equal, so it could not tell them apart"])
    }
  }
}
