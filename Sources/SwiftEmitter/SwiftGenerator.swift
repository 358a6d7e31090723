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
    let runner = runner.suited(to: schema)
    let writer = GeneratedFileWriter(
      schema: schema, names: names, options: options, provenance: provenance, runner: runner)
    // The first file is nine tenths of the whole.
    let (entities, others) = runner.both {
      writer.file(.entities)
    } _: {
      GeneratedFileName.allCases.dropFirst().map(writer.file)
    }
    return [entities] + others
  }
}
