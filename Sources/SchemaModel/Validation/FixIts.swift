import SchemaDiagnostics

extension FixIt {
  /// Takes a whole property out of an object literal, if it is known where it stands.
  static func remove(_ property: PropertySource?, called name: String) -> [FixIt] {
    property.map { [FixIt("remove `\(name)`", edits: $0.removal.map { Edit($0, "") })] } ?? []
  }

  static func replace(_ range: SourceRange, with text: String) -> FixIt {
    FixIt("write `\(text)`", edits: [Edit(range, text)])
  }
}
