package import SchemaDiagnostics

/// A kind of room: one key of `rooms`. Rooms live in clients alone and never reach the server.
package struct Room: Sendable {
  package var name: Located<String>
  /// The object literal that describes the room, from brace to brace, if it is one.
  package var range: SourceRange?
  /// What each member tells the others about itself; `nil` if the schema leaves it out.
  package var presence: [Attribute]?
  package var presenceDocumentation: Documentation?
  package var topics: [Topic]
  /// Keys other than `presence` and `topics`.
  package var unknownKeys: [Located<String>]
  package var documentation: Documentation?

  package init(
    name: Located<String>,
    range: SourceRange? = nil,
    presence: [Attribute]?,
    presenceDocumentation: Documentation? = nil,
    topics: [Topic] = [],
    unknownKeys: [Located<String>] = [],
    documentation: Documentation? = nil
  ) {
    self.name = name
    self.range = range
    self.presence = presence
    self.presenceDocumentation = presenceDocumentation
    self.topics = topics
    self.unknownKeys = unknownKeys
    self.documentation = documentation
  }
}

/// A kind of message that members of a room send each other.
package struct Topic: Sendable {
  package var name: Located<String>
  package var payload: [Attribute]
  package var documentation: Documentation?

  package init(name: Located<String>, payload: [Attribute], documentation: Documentation? = nil) {
    self.name = name
    self.payload = payload
    self.documentation = documentation
  }
}
