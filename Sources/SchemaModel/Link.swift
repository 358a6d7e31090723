package import SchemaDiagnostics

/// A link between two entities: one key of `links`, as written.
package struct Link: Sendable {
  /// The link's name, which only the schema file knows; the server identifies a link by its labels.
  package var name: Located<String>
  package var forward: LinkSide?
  package var reverse: LinkSide?
  /// Keys other than `forward` and `reverse`.
  package var unknownKeys: [Located<String>]
  package var documentation: Documentation?

  package init(
    name: Located<String>,
    forward: LinkSide?,
    reverse: LinkSide?,
    unknownKeys: [Located<String>] = [],
    documentation: Documentation? = nil
  ) {
    self.name = name
    self.forward = forward
    self.reverse = reverse
    self.unknownKeys = unknownKeys
    self.documentation = documentation
  }
}

/// One side of a link, as written: any value may stand under any key.
package struct LinkSide: Sendable {
  package var range: SourceRange
  package var on: Located<Constant>?
  package var has: Located<Constant>?
  package var label: Located<Constant>?
  package var required: Located<Constant>?
  /// `required` as a property; `nil` if it is not written as `required: value`.
  package var requiredProperty: PropertySource?
  package var onDelete: Located<Constant>?
  /// `onDelete` as a property, like `requiredProperty`.
  package var onDeleteProperty: PropertySource?
  /// Keys that no side of a link has.
  package var unknownKeys: [Located<String>]
  /// The comment before the `label` key.
  package var labelDocumentation: Documentation?

  package init(
    range: SourceRange,
    on: Located<Constant>? = nil,
    has: Located<Constant>? = nil,
    label: Located<Constant>? = nil,
    required: Located<Constant>? = nil,
    requiredProperty: PropertySource? = nil,
    onDelete: Located<Constant>? = nil,
    onDeleteProperty: PropertySource? = nil,
    unknownKeys: [Located<String>] = [],
    labelDocumentation: Documentation? = nil
  ) {
    self.range = range
    self.on = on
    self.has = has
    self.label = label
    self.required = required
    self.requiredProperty = requiredProperty
    self.onDelete = onDelete
    self.onDeleteProperty = onDeleteProperty
    self.unknownKeys = unknownKeys
    self.labelDocumentation = labelDocumentation
  }
}
