import SchemaDiagnostics

extension SchemaValidator {
  /// JavaScript takes the last of two equal keys without a word.
  @Sendable static func duplicateKeys(_ context: ValidationContext) -> [Diagnostic] {
    context.schema.duplicateKeys.map { key in
      Diagnostic(
        .duplicateKey, "`\(key.name)` stands here a second time; only the last one counts",
        at: key.repeated, labels: [.init("this one is ignored", at: key.first)])
    }
  }
}
