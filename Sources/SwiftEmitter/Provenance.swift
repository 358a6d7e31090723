/// What the head of the generated files says about where they come from.
package struct Provenance: Sendable, Equatable {
  /// The schema's file name, without a directory.
  package let schemaName: String
  /// Every file that was read, the schema first.
  package let sources: [Source]

  package init(schemaName: String, sources: [Source]) {
    self.schemaName = schemaName
    self.sources = sources
  }

  /// One file that was read.
  package struct Source: Sendable, Equatable {
    /// Its path relative to the schema's directory.
    package let name: String
    /// The git blob id of its bytes with CRLF read as LF, in hexadecimal; `nil` to leave it out.
    package let blobID: String?

    package init(name: String, blobID: String?) {
      self.name = name
      self.blobID = blobID
    }
  }
}
