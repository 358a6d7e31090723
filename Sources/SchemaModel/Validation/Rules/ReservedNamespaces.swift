import SchemaDiagnostics

extension SchemaValidator {
  /// `$` is the server's: nobody else can make a namespace that begins with it.
  @Sendable static func reservedNamespaces(_ context: ValidationContext) -> [Diagnostic] {
    context.reservedEntities.compactMap { entity in
      let name = entity.name
      guard SystemCatalog.entity(named: name.value) == nil else { return nil }
      if SystemCatalog.hiddenNamespaces.contains(name.value) {
        return Diagnostic(
          .reservedNamespace, "`\(name.value)` is internal to the server and cannot be declared",
          at: name.range)
      }
      return Diagnostic(
        .reservedNamespace, "`\(name.value)` begins with `$`, which only system entities may",
        at: name.range,
        notes: ["the system entities are `$users`, `$files` and `$streams`"],
        fixIts: fixIts(for: name, in: context))
    }
  }

  /// The closest system entity, and the name without its `$`.
  private static func fixIts(
    for name: Located<String>, in context: ValidationContext
  ) -> [FixIt] {
    let bareName = String(name.value.drop { $0 == "$" })
    let systemNames = SystemCatalog.entities.map { String($0.name.dropFirst()) }
    let systemName = Spelling.nearest(to: bareName, in: systemNames).map { "$" + $0 }
    return [systemName, bareName].compactMap(\.self)
      .filter { !$0.isEmpty && !context.declares($0) }
      .map { rename(name, to: $0, in: context) }
  }

  private static func rename(
    _ name: Located<String>, to newName: String, in context: ValidationContext
  ) -> FixIt {
    let uses = context.sides.compactMap(\.on).filter { $0.value == name.value }
    return FixIt(
      "call it `\(newName)`",
      edits: [.init(name.range, SourceText.key(newName))]
        + uses.map { .init($0.range, SourceText.string(newName)) })
  }
}
