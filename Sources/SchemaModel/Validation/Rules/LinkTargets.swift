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
        return undeclared(entity, at: on.range, in: context)
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
    _ entity: SystemCatalog.Entity, at range: SourceRange, in context: ValidationContext
  ) -> Diagnostic {
    Diagnostic(
      .undeclaredSystemEntity,
      "`\(entity.name)` is built in, but InstantDB's command line wants it declared",
      at: range,
      notes: ["add this to `entities`:\n" + entity.lines().joined(separator: "\n")],
      fixIts: context.schema.entityInsertion.map { [declare(entity, $0)] } ?? [])
  }

  private static func declare(
    _ entity: SystemCatalog.Entity, _ insertion: EntityInsertion
  ) -> FixIt {
    let text: String
    if let lineStart = insertion.lineStart {
      text = entity.lines(insertion.builders).map { lineStart + $0 }.joined()
    } else {
      text = " " + entity.line(insertion.builders) + (insertion.isEmpty ? " " : ",")
    }
    return FixIt("declare `\(entity.name)`", edits: [.init(insertion.place, text)])
  }
}

extension SystemCatalog.Entity {
  /// The entity as a schema declares it, several lines of TypeScript.
  fileprivate func lines(_ builders: String = "i") -> [String] {
    ["\(name): \(builders).entity({"]
      + attributes.map { "  \($0.name): \($0.declaration(builders))," } + ["}),"]
  }

  /// The same on one line, without a comma behind it.
  fileprivate func line(_ builders: String) -> String {
    let properties = attributes.map { "\($0.name): \($0.declaration(builders))" }
    return "\(name): \(builders).entity({ \(properties.joined(separator: ", ")) })"
  }
}

extension SystemCatalog.Attribute {
  fileprivate func declaration(_ builders: String) -> String {
    "\(builders).\(valueType.rawValue)()" + (isUnique ? ".unique()" : "")
      + (isIndexed ? ".indexed()" : "") + (isRequired ? "" : ".optional()")
  }
}
