/// One thing to tell the author of a schema, as a value; how it looks is a renderer's business.
@usableFromInline package struct Diagnostic: Sendable, Equatable {
  package let id: DiagnosticID
  /// What is wrong, in one sentence without a final full stop, with the names that matter quoted.
  package let message: String
  /// The place to look at first.
  package let range: SourceRange
  /// Other places that belong to it, each with what it has to do with this.
  package var labels: [Label]
  /// What else helps: the way out, the reason behind the rule, the chain of causes.
  package var notes: [String]
  /// Edits that mend it, each complete in itself.
  package var fixIts: [FixIt]

  package var severity: Severity { id.severity }

  package init(
    _ id: DiagnosticID,
    _ message: String,
    at range: SourceRange,
    labels: [Label] = [],
    notes: [String] = [],
    fixIts: [FixIt] = []
  ) {
    self.id = id
    self.message = message.withoutItsMiddle
    self.range = range
    self.labels = labels
    self.notes = notes.map(\.withoutItsMiddle)
    self.fixIts = fixIts
  }

  /// A secondary place and its part in the story.
  package struct Label: Sendable, Equatable {
    package let range: SourceRange
    package let message: String

    package init(_ message: String, at range: SourceRange) {
      self.range = range
      self.message = message.withoutItsMiddle
    }
  }
}

/// How much a diagnostic weighs. Any error means that nothing is written.
package enum Severity: String, Sendable {
  case error, warning, note
}
