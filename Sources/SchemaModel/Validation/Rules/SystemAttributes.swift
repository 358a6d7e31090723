import SchemaDiagnostics

extension SchemaValidator {
  /// The server knows the attributes of its own entities better than any schema, and whatever else
  /// a schema gives them must be optional, because the server makes rows without it.
  @Sendable static func systemAttributes(_ context: ValidationContext) -> [Diagnostic] {
    context.reservedEntities.flatMap { entity -> [Diagnostic] in
      guard let system = SystemCatalog.entity(named: entity.name.value) else { return [] }
      return entity.attributes.compactMap { attribute in
        if attribute.name.value == "id" { return nil }
        if let known = system.attribute(named: attribute.name.value) {
          return overruled(attribute, by: known, of: system)
        }
        return attribute.isRequired ? required(attribute, of: system) : nil
      }
    }
  }

  private static func overruled(
    _ attribute: Attribute, by known: SystemCatalog.Attribute, of system: SystemCatalog.Entity
  ) -> Diagnostic? {
    guard attribute.isRequired != known.isRequired || attribute.valueType != known.valueType else {
      return nil
    }
    let truth = "\(known.isRequired ? "a required" : "an optional") \(known.valueType.rawValue)"
    return Diagnostic(
      .catalogOptionality,
      "`\(system.name).\(known.name)` is \(truth), whatever the schema says",
      at: attribute.range, notes: ["the server describes this attribute; Swift follows the server"])
  }

  private static func required(
    _ attribute: Attribute, of system: SystemCatalog.Entity
  ) -> Diagnostic {
    let end = SourceRange(
      file: attribute.range.file, start: attribute.range.end, end: attribute.range.end)
    return Diagnostic(
      .requiredSystemAttribute,
      "`\(system.name).\(attribute.name.value)` must be optional, "
        + "because the server makes rows without it",
      at: attribute.range,
      fixIts: [FixIt("add `.optional()`", edits: [.init(end, ".optional()")])])
  }
}
