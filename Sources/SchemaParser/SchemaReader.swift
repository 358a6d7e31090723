package import SchemaDiagnostics
package import SchemaModel

/// Reads a schema: from the bytes of `instant.schema.ts` to what they mean.
///
/// Nothing is executed. Files that the schema imports are read when, and only when, the value of an
/// expression or the shape of a type depends on them.
package struct SchemaReader {
  private let sources: any SourceProvider

  /// - Parameter sources: where imported files and `tsconfig.json` are looked for.
  package init(sources: any SourceProvider) {
    self.sources = sources
  }

  /// Reads the schema that stands in one file and in what it imports.
  ///
  /// - Parameters:
  ///   - path: what messages call the file, and what imports are relative to.
  ///   - bytes: the whole file.
  package func read(path: String, bytes: [UInt8]) -> SchemaReading {
    var loader = ModuleLoader(sources: sources)
    guard let module = loader.loadSchema(path: path, bytes: bytes) else {
      return SchemaReading(
        outcome: Outcome(nil, loader.diagnostics), files: loader.files,
        faults: SyntaxFaults(loader.diagnostics, in: loader.files))
    }
    var evaluator = Evaluator(loader: loader)
    let value = evaluator.chooseSchema(of: module)
    guard let value else { return evaluator.reading(of: nil) }
    var lowering = SchemaLowering(evaluator: evaluator, schema: value.range)
    let schema = lowering.lower(value)
    return lowering.evaluator.reading(of: schema)
  }
}

extension Evaluator {
  /// The result, with all that there is to say in source order.
  fileprivate func reading(of schema: Schema?) -> SchemaReading {
    let faults = SyntaxFaults(loader.diagnostics, in: loader.files)
    let all =
      loader.diagnostics + faults.withoutConsequences(diagnostics)
    let ordered = all.sorted {
      ($0.range.file.index, $0.range.start) < ($1.range.file.index, $1.range.start)
    }
    return SchemaReading(
      outcome: Outcome(schema, ordered), files: loader.files, faults: faults)
  }
}

/// What came out of reading a schema.
package struct SchemaReading: Sendable {
  /// The schema as the files say it, and what lexing, parsing and evaluation have to say, in
  /// source order. There may be a schema beside errors: what could be understood of it, enough to
  /// be validated, but not to write Swift from.
  package let outcome: Outcome<Schema>
  /// Every file that the result depends on, the schema first; also what ranges point into.
  package let files: SourceMap
  /// What makes diagnostics of later stages mere consequences.
  package let faults: SyntaxFaults
}
