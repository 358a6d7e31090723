package import SchemaDiagnostics

/// A schema that breaks no rule, with every link resolved. Only the validator makes one, so that
/// no emitter can be handed an unchecked schema.
package struct ValidatedSchema: Sendable {
  /// The declared entities in the schema's order, then the system entities that are only linked to.
  package let entities: [ValidatedEntity]
  package let links: [ValidatedLink]
  package let rooms: [ValidatedRoom]
  package let namedTypes: [NamedType]
}

/// An entity with the fields that links give it.
package struct ValidatedEntity: Sendable {
  package let name: Located<String>
  /// Without a declared `id`, which every entity has anyway; catalog attributes of system entities
  /// have the catalog's optionality.
  package let attributes: [Attribute]
  /// In the order of the schema's links.
  package let linkFields: [LinkField]
  package let documentation: Documentation?
  /// Whether the schema declares it; if not, it is made from the system catalog.
  package let isDeclared: Bool
}

/// A side of a link as seen from the entity that it stands on.
package struct LinkField: Sendable {
  /// The key on the wire, at the place of its label.
  package let label: Located<String>
  /// The entity at the other end: an index in `ValidatedSchema.entities`.
  package let target: Int
  package let cardinality: Cardinality
  /// The link: an index in `ValidatedSchema.links`.
  package let link: Int
  package let isForward: Bool
  package let documentation: Documentation?
}

/// How many rows a side of a link has at its other end.
package enum Cardinality: String, Sendable, CaseIterable {
  case one, many
}

/// A link whose two sides stand on known entities.
package struct ValidatedLink: Sendable {
  package let name: Located<String>
  package let forward: ValidatedLinkSide
  package let reverse: ValidatedLinkSide
  /// Whether a row of the forward entity cannot be without it. Reverse sides cannot ask for that.
  package let isRequired: Bool
  package let documentation: Documentation?
}

/// One side of a link, resolved.
package struct ValidatedLinkSide: Sendable {
  /// An index in `ValidatedSchema.entities`.
  package let entity: Int
  package let label: Located<String>
  package let cardinality: Cardinality
  /// Whether deleting the row at the other end deletes the rows of this side's entity.
  package let cascades: Bool
}

/// A kind of room with its presence.
package struct ValidatedRoom: Sendable {
  package let name: Located<String>
  package let presence: [Attribute]
  package let presenceDocumentation: Documentation?
  package let topics: [Topic]
  package let documentation: Documentation?
}
