import SchemaDiagnostics

extension SchemaValidator {
  /// A room says what its members tell each other about themselves, if only that it is nothing.
  @Sendable static func presences(_ context: ValidationContext) -> [Diagnostic] {
    context.schema.rooms.filter { $0.keys.missing.contains("presence") }.map { room in
      let presence = "presence: i.entity({}),"
      let fixIts = room.range.map { range in
        let afterBrace = SourceRange(
          file: range.file, start: range.start + 1, end: range.start + 1)
        return [FixIt("add `\(presence)`", edits: [.init(afterBrace, " \(presence)")])]
      }
      return Diagnostic(
        .missingPresence, "room `\(room.name.value)` has no `presence`", at: room.name.range,
        fixIts: fixIts ?? [])
    }
  }
}
