package import SchemaDiagnostics

/// A field of an entity, a presence or a topic.
package struct Attribute: Sendable {
  /// The key on the wire, at the place of its key in the schema.
  package var name: Located<String>
  package var valueType: ValueType
  /// False after `optional()` and after `clientRequired()`: the server does not insist on a value.
  package var isRequired: Bool
  package var isIndexed: Bool
  package var isUnique: Bool
  /// The calls that make the attribute, from `i` to the last parenthesis.
  package var range: SourceRange
  /// What to delete to be rid of the attribute: from its key to the end of its value and, if one
  /// follows, the comma. `nil` if it is not written as `key: value`.
  package var property: SourceRange?
  /// Where `clientRequired()` is called, if it is.
  package var clientRequired: SourceRange?
  /// The type argument of the builder, `T` in `i.json<T>()`.
  package var type: Located<TypeShape>?
  package var documentation: Documentation?

  /// Whether the server compares values of the attribute and orders by them: it must be indexed, and
  /// JSON has no order.
  package var isSortable: Bool { isIndexed && valueType != .json }

  package init(
    name: Located<String>,
    valueType: ValueType,
    isRequired: Bool = true,
    isIndexed: Bool = false,
    isUnique: Bool = false,
    range: SourceRange,
    property: SourceRange? = nil,
    clientRequired: SourceRange? = nil,
    type: Located<TypeShape>? = nil,
    documentation: Documentation? = nil
  ) {
    self.name = name
    self.valueType = valueType
    self.isRequired = isRequired
    self.isIndexed = isIndexed
    self.isUnique = isUnique
    self.range = range
    self.property = property
    self.clientRequired = clientRequired
    self.type = type
    self.documentation = documentation
  }
}

/// What the server checks a value against; `i.any()` and `i.json()` are both `json`.
package enum ValueType: String, Sendable, CaseIterable {
  case string, number, boolean, date, json
}
