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
  /// The attribute as a property, where there may be a reason to delete it; `nil` if it is not
  /// written as `key: value`.
  package var property: PropertySource?
  /// The call of `clientRequired()`, if there is one.
  package var clientRequired: ClientRequiredCall?
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
    property: PropertySource? = nil,
    clientRequired: ClientRequiredCall? = nil,
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

/// A call of the deprecated `clientRequired()`.
package struct ClientRequiredCall: Sendable, Equatable {
  /// From the name to the closing parenthesis.
  package let range: SourceRange
  private let linkStart: UInt32
  /// Whether `optional()` is called too.
  package var isOptionalBesides = false

  /// - Parameter linkStart: where what it is called on ends.
  package init(range: SourceRange, linkStart: UInt32) {
    self.range = range
    self.linkStart = linkStart
  }

  /// The call with the dot.
  package var link: SourceRange {
    SourceRange(file: range.file, start: linkStart, end: range.end)
  }
}

/// What the server checks a value against; `i.any()` and `i.json()` are both `json`.
package enum ValueType: String, Sendable, CaseIterable {
  case string, number, boolean, date, json
}
