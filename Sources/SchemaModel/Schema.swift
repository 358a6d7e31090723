package import SchemaDiagnostics

/// What a schema file says, as it says it: odd values and unknown keys are kept, nothing is judged.
///
/// Order is that of the DSL, which is JavaScript's property order: integer-like keys first, and a
/// repeated key keeps its first place and takes the last value.
package struct Schema: Sendable {
  package var entities: [Entity]
  package var links: [Link]
  package var rooms: [Room]
  /// The TypeScript types that attributes refer to by name; a `TypeShape.named` is an index here.
  package var namedTypes: [NamedType]
  /// Keys that an object literal of the schema gives twice.
  package var duplicateKeys: [DuplicateKey]
  /// Keys of the schema itself other than `entities`, `links` and `rooms`.
  package var unknownKeys: [Located<String>]
  /// The call that makes the schema.
  package var range: SourceRange
  /// Where an entity can be added, if `entities` is written as an object in the schema's file.
  package var entityInsertion: EntityInsertion?

  package init(
    entities: [Entity] = [],
    links: [Link] = [],
    rooms: [Room] = [],
    namedTypes: [NamedType] = [],
    duplicateKeys: [DuplicateKey] = [],
    unknownKeys: [Located<String>] = [],
    range: SourceRange
  ) {
    self.entities = entities
    self.links = links
    self.rooms = rooms
    self.namedTypes = namedTypes
    self.duplicateKeys = duplicateKeys
    self.unknownKeys = unknownKeys
    self.range = range
  }
}

/// A key that stands twice in one object literal; JavaScript lets the last one win.
package struct DuplicateKey: Sendable {
  package let name: String
  package let first: SourceRange
  package let repeated: SourceRange

  package init(name: String, first: SourceRange, repeated: SourceRange) {
    self.name = name
    self.first = first
    self.repeated = repeated
  }
}
