package import SchemaModel

/// Writes a schema as Swift.
package struct SwiftGenerator: Sendable {
  package init() {}

  /// All generated files, in the order of `GeneratedFileName`. They depend on the arguments alone.
  package func files(
    for schema: ValidatedSchema,
    names: NamePlan,
    options: GenerationOptions,
    provenance: Provenance
  ) -> [GeneratedFile] {
    let writer = GeneratedFileWriter(
      schema: schema, names: names, options: options, provenance: provenance)
    return GeneratedFileName.allCases.map(writer.file)
  }
}
