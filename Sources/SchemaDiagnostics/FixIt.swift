/// Edits that together mend what a diagnostic complains of.
package struct FixIt: Sendable, Equatable {
  /// What it does, as an instruction: "replace `strng` with `string`".
  package let message: String
  package let edits: [Edit]

  package init(_ message: String, edits: [Edit]) {
    self.message = message.withoutItsMiddle
    self.edits = edits
  }

  /// Puts `text` in the place of `range`; an empty range inserts.
  package struct Edit: Sendable, Equatable {
    package let range: SourceRange
    package let text: String

    package init(_ range: SourceRange, _ text: String) {
      self.range = range
      self.text = text
    }
  }
}
