package import SchemaDiagnostics

/// A namespace of rows: one key of `entities`.
package struct Entity: Sendable {
  /// The namespace on the wire, at the place of its key.
  package var name: Located<String>
  package var attributes: [Attribute]
  package var documentation: Documentation?

  package init(
    name: Located<String>, attributes: [Attribute], documentation: Documentation? = nil
  ) {
    self.name = name
    self.attributes = attributes
    self.documentation = documentation
  }
}
