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
///
/// It is a class since it is large: a link is copied with two references and not with all values of
/// two sides, which is less to do, and much less code, wherever links are handed on.
package final class LinkSide: Sendable {
  package let range: SourceRange
  package let on: Located<Constant>?
  package let has: Located<Constant>?
  package let label: Located<Constant>?
  package let required: Located<Constant>?
  /// `required` as a property; `nil` if it is not written as `required: value`.
  package let requiredProperty: PropertySource?
  package let onDelete: Located<Constant>?
  /// `onDelete` as a property, like `requiredProperty`.
  package let onDeleteProperty: PropertySource?
  /// Keys that no side of a link has.
  package let unknownKeys: [Located<String>]
  /// The comment before the `label` key.
  package let labelDocumentation: Documentation?

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
