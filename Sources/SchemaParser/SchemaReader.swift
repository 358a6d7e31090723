package import SchemaDiagnostics
package import SchemaModel

/// Reads a schema: from the bytes of `instant.schema.ts` to what they mean.
///
/// Nothing is executed. Files that the schema imports are read when, and only when, the value of an
/// expression or the shape of a type depends on them.
package struct SchemaReader: Sendable {
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
    var files = SourceMap()
    let file = files.add(path: path, bytes: bytes)
    let everything = SourceRange(file: file.id, start: 0, end: UInt32(bytes.count))
    return SchemaReading(
      outcome: Outcome(nil, [Diagnostic(.noSchema, "no schema in this file", at: everything)]),
      files: files)
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
}
