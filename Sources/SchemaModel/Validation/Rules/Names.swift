import SchemaDiagnostics

extension SchemaValidator {
  /// The server takes any name but a blank one.
  @Sendable static func blankNames(_ context: ValidationContext) -> [Diagnostic] {
    diagnose(context, .invisible) { name in
      guard name.name.value.unicodeScalars.allSatisfy(\.properties.isWhitespace) else {
        return nil
      }
      return Diagnostic(
        .blankName, "the name of \(name.kind) cannot be blank", at: name.name.range)
    }
  }

  /// `where` splits its keys at dots, so it looks for `a.b` in an entity linked as `a`.
  @Sendable static func dottedNames(_ context: ValidationContext) -> [Diagnostic] {
    diagnose(context, .dotted) { name in
      guard name.isField, name.name.value.utf8.contains(UInt8(ascii: ".")) else { return nil }
      return Diagnostic(
        .dottedName, "queries cannot filter by `\(name.name.value)`, because its name has a dot",
        at: name.name.range,
        notes: ["in `where` a dot follows a link: `owner.name` is the `name` of the `owner`"])
    }
  }

  private struct ServerName {
    let name: Located<String>
    let kind: String
    var isField = true
  }

  /// Asks for what there is to say against each name that the server knows, where there are names
  /// with a trait.
  private static func diagnose(
    _ context: ValidationContext, _ trait: NameTraits,
    _ diagnostic: (ServerName) -> Diagnostic?
  ) -> [Diagnostic] {
    var found: [Diagnostic] = []
    func judge(_ name: ServerName) {
      if let diagnostic = diagnostic(name) { found.append(diagnostic) }
    }
    if context.entityTraits.contains(trait) {
      for entity in context.schema.entities {
        judge(ServerName(name: entity.name, kind: "an entity", isField: false))
      }
    }
    for entity in context.entities(withNamesThatAre: trait) {
      for attribute in entity.attributes {
        judge(ServerName(name: attribute.name, kind: "an attribute"))
      }
    }
    if context.labelTraits.contains(trait) {
      for side in context.sides {
        if let label = side.label { judge(ServerName(name: label, kind: "a link's side")) }
      }
    }
    return found
  }
}
