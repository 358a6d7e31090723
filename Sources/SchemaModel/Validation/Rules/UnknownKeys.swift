import SchemaDiagnostics

extension SchemaValidator {
  /// Keys that the schema language does not know are ignored by InstantDB, which is rarely what
  /// their author had in mind. One that was meant to be a key that is needed is an error.
  @Sendable static func unknownKeys(_ context: ValidationContext) -> [Diagnostic] {
    let schema = context.schema
    var found = unknown(schema.keys)
    for index in schema.links.indices where !schema.links[index].unknownKeys.isEmpty {
      found += unknown(schema.links[index].keys)
    }
    for side in context.sides where !side.side.unknownKeys.isEmpty {
      found += unknown(side.keys)
    }
    for room in schema.rooms where !room.unknownKeys.isEmpty {
      found += unknown(room.keys, missing: .missingPresence)
    }
    return found
  }

  private static func unknown(
    _ keys: ObjectKeys, missing: DiagnosticID = .missingKey
  ) -> [Diagnostic] {
    keys.unknown.map { key in
      let message = "\(keys.owner) has no key `\(key.value)`"
      let list = keys.all.map { "`\($0)`" }.joined(separator: ", ")
      let isIgnored = "it is ignored; the keys of \(keys.owner) are \(list)"
      guard let meant = keys.meant(by: key) else {
        return Diagnostic(.unknownKey, message, at: key.range, notes: [isIgnored])
      }
      let isNeeded = keys.needed.contains(meant)
      return Diagnostic(
        isNeeded ? missing : .unknownKey, "\(message); did you mean `\(meant)`?", at: key.range,
        notes: [isNeeded ? "\(keys.owner) needs `\(meant)`" : isIgnored],
        fixIts: [.replace(key.range, with: meant)])
    }
  }
}
