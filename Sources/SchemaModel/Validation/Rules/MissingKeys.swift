import SchemaDiagnostics

extension SchemaValidator {
  /// A link has two sides, and each says on which entity it stands, how many rows it leads to and
  /// what it is called there.
  @Sendable static func missingKeys(_ context: ValidationContext) -> [Diagnostic] {
    let missingSides = context.schema.links.compactMap { link -> Diagnostic? in
      guard link.forward == nil || link.reverse == nil else { return nil }
      return missing(
        link.keys.missing, in: "link `\(link.name.value)`", at: link.name.range,
        notes: ["a link has two sides, `forward` and `reverse`, each with `on`, `has` and `label`"])
    }
    let missingValues = context.sides.compactMap { side -> Diagnostic? in
      let values = side.side
      guard values.on.isMissing || values.has.isMissing || values.label.isMissing else {
        return nil
      }
      let keys = side.keys.missing
      return missing(
        keys, in: side.description, at: values.range, notes: keys.compactMap { Self.meanings[$0] })
    }
    return missingSides + missingValues
  }

  private static func missing(
    _ keys: [String], in whole: String, at range: SourceRange, notes: [String]
  ) -> Diagnostic? {
    if keys.isEmpty { return nil }
    let list = keys.map { "`\($0)`" }.joined(separator: " and no ")
    return Diagnostic(.missingKey, "\(whole) has no \(list)", at: range, notes: notes)
  }

  private static let meanings = [
    "on": "`on` names the entity that the side stands on",
    "has": "`has` says how many rows it leads to: `\"one\"` or `\"many\"`",
    "label": "`label` says what the link is called there",
  ]
}
