import SchemaDiagnostics

extension SchemaValidator {
  /// Both sides of a link stand on entities of the schema, or on the system entities that every
  /// app has. InstantDB's own command line insists on a declaration of the latter too.
  @Sendable static func linkTargets(_ context: ValidationContext) -> [Diagnostic] {
    var undeclaredSystemEntities: Set<String> = []
    var unknownEntities = 0
    return context.sides.compactMap { side in
      guard side.entityIndex == nil, let on = side.on else { return nil }
      if let entity = SystemCatalog.entity(named: on.value) {
        guard undeclaredSystemEntities.insert(on.value).inserted else { return nil }
        return undeclared(entity, at: on.range)
      }
      unknownEntities += 1
      return unknownEntity(on, in: context, suggests: unknownEntities <= suggestionLimit)
    }
  }

  /// To look for a near name is to compare with all names. A file with more mistakes than this has
  /// another trouble than spelling.
  private static let suggestionLimit = 20

  private static func unknownEntity(
    _ on: Located<String>, in context: ValidationContext, suggests: Bool
  ) -> Diagnostic {
    if SystemCatalog.hiddenNamespaces.contains(on.value) {
      return Diagnostic(
        .unknownEntity, "`\(on.value)` is internal to the server; no link can lead there",
        at: on.range)
    }
    let meant = suggests ? Spelling.nearest(to: on.value, in: context.linkableNames) : nil
    return Diagnostic(
      .unknownEntity,
      "there is no entity `\(on.value)`" + (meant.map { "; did you mean `\($0)`?" } ?? ""),
      at: on.range,
      fixIts: meant.map { [.replace(on.range, with: SourceText.string($0))] } ?? [])
  }

  private static func undeclared(
    _ entity: SystemCatalog.Entity, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .undeclaredSystemEntity,
      "`\(entity.name)` is built in, but InstantDB's command line wants it declared",
      at: range,
      notes: ["add this to `entities`:\n" + entity.declaration])
  }
}

extension SystemCatalog.Entity {
  /// The entity as a schema declares it, several lines of TypeScript.
  fileprivate var declaration: String {
    let lines = attributes.map { attribute in
      "  \(attribute.name): i.\(attribute.valueType.rawValue)()"
        + (attribute.isUnique ? ".unique()" : "") + (attribute.isIndexed ? ".indexed()" : "")
        + (attribute.isRequired ? "" : ".optional()") + ","
    }
    return (["\(name): i.entity({"] + lines + ["}),"]).joined(separator: "\n")
  }
}
