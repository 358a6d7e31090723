import SchemaDiagnostics

extension SchemaValidator {
  /// Names that look alike but are made of different bytes, such as `é` in one piece or in two,
  /// differ for the server and are equal for Swift.
  @Sendable static func equivalentNames(_ context: ValidationContext) -> [Diagnostic] {
    let schema = context.schema
    var scopes = [schema.entities.map(\.name), schema.links.map(\.name), schema.rooms.map(\.name)]
    scopes += schema.entities.map { $0.attributes.map(\.name) }
    for room in schema.rooms {
      scopes += [(room.presence ?? []).map(\.name), room.topics.map(\.name)]
      scopes += room.topics.map { $0.payload.map(\.name) }
    }
    return scopes.flatMap(equivalentNames)
  }

  private static func equivalentNames(in scope: [Located<String>]) -> [Diagnostic] {
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
