package import SchemaModel

/// Writes a schema as Swift.
package struct SwiftGenerator: Sendable {
  package init() {}

  /// All generated files, in the order of `GeneratedFileName`.
  package func files(
    for schema: ValidatedSchema,
    names: NamePlan,
    options: GenerationOptions,
    provenance: Provenance
  ) -> [GeneratedFile] {
    GeneratedFileName.allCases.map { name in
      let head = name.mark + provenance.schemaName + ". Do not edit.\n"
      return GeneratedFile(name: name, contents: Array(head.utf8))
    }
  }
}
