package import SchemaModel

/// Writes a schema as Swift.
package struct SwiftGenerator: Sendable {
  private let runner: any WorkRunner

  package init(runner: any WorkRunner = SerialRunner()) { self.runner = runner }

  /// All generated files, in the order of `GeneratedFileName`. They depend on the arguments alone.
  package func files(
    for schema: ValidatedSchema,
    names: NamePlan,
    options: GenerationOptions,
    provenance: Provenance
  ) -> [GeneratedFile] {
    let writer = GeneratedFileWriter(
      schema: schema, names: names, options: options, provenance: provenance, runner: runner)
    return GeneratedFileName.allCases.map(writer.file)
  }
}
