package import SchemaDiagnostics

/// Where an entity can be added to a schema, and how code is written there.
package struct EntityInsertion: Sendable {
  /// The empty place behind the brace that opens `entities`.
  package let place: SourceRange
  /// What a new line begins with, its line break first; `nil` if all stands on one line.
  package let lineStart: String?
  /// Whether there is no entity yet.
  package let isEmpty: Bool
  /// What the schema calls `i`.
  package let builders: String

  package init(place: SourceRange, lineStart: String?, isEmpty: Bool, builders: String) {
    self.place = place
    self.lineStart = lineStart
    self.isEmpty = isEmpty
    self.builders = builders
  }
}
