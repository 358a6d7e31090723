import SchemaDiagnostics
import SchemaModel
import SchemaParser
import SwiftEmitter

/// The way from a schema's bytes to Swift: the one place where the stages meet. Every command goes
/// this way, as far as it needs.
struct Pipeline {
  let schema: SchemaFile
  let options: GenerationOptions
  /// Whether the head of Schema.swift names the blobs of the sources.
  let namesBlobs: Bool
  /// What a long schema is worked on with.
  var runner: any WorkRunner = SerialRunner()

  /// Reads and validates a schema, for which no option counts.
  static func model(of schema: SchemaFile) -> ModelResult {
    let reading = SchemaReader(sources: schema.provider)
      .read(path: schema.path, bytes: schema.bytes)
    let validation = reading.outcome.value.map { SchemaValidator.validate($0) }
    return ModelResult(
      sources: reading.files,
      schema: reading.outcome.hasErrors ? nil : reading.outcome.value,
      validated: reading.outcome.hasErrors ? nil : validation?.value,
      diagnostics: (reading.outcome.diagnostics
        + reading.faults.withoutConsequences(validation?.diagnostics ?? []))
        .inSourceOrder())
  }

  /// Goes all the way.
  func generate() -> GenerationResult {
    let (model, blobID) = hashRunner.both {
      Self.model(of: schema)
    } _: { [bytes = schema.bytes, namesBlobs] in
      namesBlobs ? GitBlob.id(of: bytes) : nil
    }
    let names = model.validated.map { NamePlan.make(for: $0, options: options, runner: runner) }
    let outcome = Outcome(names?.value, model.diagnostics + (names?.diagnostics ?? []))
    var files: [GeneratedFile]?
    if !outcome.hasErrors, let validated = model.validated, let names = outcome.value {
      files = SwiftGenerator(runner: runner).files(
        for: validated, names: names, options: options,
        provenance: provenance(of: model.sources, schemaBlobID: blobID))
    }
    return GenerationResult(
      sources: model.sources, files: files, diagnostics: outcome.diagnostics.inSourceOrder())
  }

  /// Hashing needs the bytes alone, and for a long schema takes longer than starting a thread.
  private var hashRunner: any WorkRunner {
    schema.bytes.count < 16_384 ? SerialRunner() : runner
  }

  private func provenance(of sources: SourceMap, schemaBlobID: String?) -> Provenance {
    let imported = sources.files.dropFirst().map { namesBlobs ? GitBlob.id(of: $0.bytes) : nil }
    return Provenance(
      schemaName: Path.name(of: schema.path),
      sources: zip(sources.files, [schemaBlobID] + imported).map { file, blobID in
        Provenance.Source(name: schema.relativeName(of: file.path), blobID: blobID)
      })
  }
}

/// What a schema means, and what is to be said about it.
struct ModelResult {
  let sources: SourceMap
  /// The schema as the file says it; `nil` if it could not be read without errors.
  let schema: Schema?
  let validated: ValidatedSchema?
  let diagnostics: [Diagnostic]

  var hasErrors: Bool { validated == nil }
}

/// The Swift of a schema, and what is to be said about it.
struct GenerationResult {
  let sources: SourceMap
  /// `nil` if there are errors.
  let files: [GeneratedFile]?
  let diagnostics: [Diagnostic]
}
