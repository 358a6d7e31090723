import SchemaDiagnostics

extension SchemaValidator {
  /// A link has two sides, and each says on which entity it stands, how many rows it leads to and
  /// what it is called there.
  @Sendable static func missingKeys(_ context: ValidationContext) -> [Diagnostic] {
    let links = context.schema.links.compactMap { link in
      missing(
        [link.forward == nil ? "forward" : nil, link.reverse == nil ? "reverse" : nil],
        in: "link `\(link.name.value)`", at: link.name.range)
    }
    let sides = context.sides.compactMap { side in
      missing(
        [
          isMissing(side.side.on) ? "on" : nil, isMissing(side.side.has) ? "has" : nil,
          isMissing(side.side.label) ? "label" : nil,
        ],
        in: side.description, at: side.side.range)
    }
    return links + sides
  }

  private static func isMissing(_ value: Located<Constant>?) -> Bool {
    value?.isAbsent ?? true
  }

  private static func missing(
    _ keys: [String?], in whole: @autoclosure () -> String, at range: SourceRange
  ) -> Diagnostic? {
    guard keys.contains(where: { $0 != nil }) else { return nil }
    let keys = keys.compactMap(\.self).map { "`\($0)`" }
    return Diagnostic(
      .missingKey, "\(whole()) has no \(keys.joined(separator: " and no "))", at: range)
  }
}
