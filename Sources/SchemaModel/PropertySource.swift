package import SchemaDiagnostics

/// A property of an object literal as it is written, `key: value`.
package struct PropertySource: Sendable, Equatable {
  /// From its key to the end of its value.
  package let range: SourceRange
  /// What to delete to be rid of it: its lines if it has them for itself, with its documentation, and
  /// the comma that has nothing to part any more.
  package let removal: [SourceRange]

  package init(range: SourceRange, removal: [SourceRange]) {
    self.range = range
    self.removal = removal
  }
}
