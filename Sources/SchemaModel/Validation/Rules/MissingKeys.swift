import SchemaDiagnostics

extension SchemaValidator {
  /// A link has two sides, and each says on which entity it stands, how many rows it leads to and
  /// what it is called there.
  @Sendable static func missingKeys(_ context: ValidationContext) -> [Diagnostic] {
    let links = context.schema.links
    let missingSides = links.indices.compactMap { index -> Diagnostic? in
      guard links[index].forward == nil || links[index].reverse == nil else { return nil }
      return missing(
        [
          links[index].forward == nil ? "forward" : nil,
          links[index].reverse == nil ? "reverse" : nil,
        ],
        in: "link `\(links[index].name.value)`", at: links[index].name.range)
    }
    let missingValues = context.sides.compactMap { side -> Diagnostic? in
      let isMissing = (
        on: isMissing(side.side.on), has: isMissing(side.side.has),
        label: isMissing(side.side.label)
      )
      guard isMissing.on || isMissing.has || isMissing.label else { return nil }
      return missing(
        [
          isMissing.on ? "on" : nil, isMissing.has ? "has" : nil,
          isMissing.label ? "label" : nil,
        ],
        in: side.description, at: side.side.range)
    }
    return missingSides + missingValues
  }

  private static func isMissing(_ value: Located<Constant>?) -> Bool {
    value?.isAbsent ?? true
  }

  private static func missing(
    _ keys: [String?], in whole: String, at range: SourceRange
  ) -> Diagnostic {
    let keys = keys.compactMap(\.self).map { "`\($0)`" }
    return Diagnostic(
      .missingKey, "\(whole) has no \(keys.joined(separator: " and no "))", at: range)
  }
}
