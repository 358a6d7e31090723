import SchemaDiagnostics

extension SchemaValidator {
  /// The server takes any name but a blank one.
  @Sendable static func blankNames(_ context: ValidationContext) -> [Diagnostic] {
    namesOnTheServer(in: context)
      .filter { $0.name.value.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
      .map { Diagnostic(.blankName, "the name of \($0.kind) cannot be blank", at: $0.name.range) }
  }

  /// `where` splits its keys at dots, so it looks for `a.b` in an entity linked as `a`.
  @Sendable static func dottedNames(_ context: ValidationContext) -> [Diagnostic] {
    namesOnTheServer(in: context)
      .filter { $0.isField && $0.name.value.utf8.contains(UInt8(ascii: ".")) }
      .map { name in
        Diagnostic(
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

  private static func namesOnTheServer(in context: ValidationContext) -> [ServerName] {
    var names: [ServerName] = []
    for entity in context.schema.entities {
      names.append(ServerName(name: entity.name, kind: "an entity", isField: false))
      names += entity.attributes.map { ServerName(name: $0.name, kind: "an attribute") }
    }
    return names
      + context.sides.compactMap(\.label).map { ServerName(name: $0, kind: "a link's side") }
  }
}
