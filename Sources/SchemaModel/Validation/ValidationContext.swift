import SchemaDiagnostics

/// A schema with what the rules look up in it.
struct ValidationContext {
  let schema: Schema
  /// The sides of all links in the order of the links, forward before reverse; sides that are not
  /// there are left out.
  let sides: [SideInContext]
  /// What is special about the names of the schema's entities, of its links, and of their labels.
  let entityTraits: NameTraits
  let linkTraits: NameTraits
  let labelTraits: NameTraits
  /// What is special about the names of each entity's attributes.
  let attributeTraits: [NameTraits]
  private let index: EntityIndex

  init(_ schema: Schema) {
    // Entities and links are large: they are looked into where they stand, and not copied.
    let (entities, links) = (schema.entities, schema.links)
    let entityTraits = NameTraits(entities.indices) { entities[$0].name.value }
    let index = EntityIndex(entities, traits: entityTraits)
    let sides = Self.sides(of: links, on: index)
    self.schema = schema
    self.index = index
    self.sides = sides
    self.entityTraits = entityTraits
    self.linkTraits = NameTraits(links.indices) { links[$0].name.value }
    self.labelTraits = NameTraits(sides.indices) { sides[$0].label?.value }
    self.attributeTraits = entities.indices.map { entity in
      NameTraits(entities[entity].attributes.indices) {
        entities[entity].attributes[$0].name.value
      }
    }
  }

  private static func sides(of links: [Link], on index: EntityIndex) -> [SideInContext] {
    var sides: [SideInContext] = []
    sides.reserveCapacity(links.count * 2)
    for link in links.indices {
      if let side = links[link].forward {
        sides.append(
          SideInContext(side: side, isForward: true, of: link, among: links, on: index))
      }
      if let side = links[link].reverse {
        sides.append(
          SideInContext(side: side, isForward: false, of: link, among: links, on: index))
      }
    }
    return sides
  }

  /// The entities with reserved names.
  var reservedEntities: [Entity] {
    schema.entities.indices.compactMap {
      schema.entities[$0].isReserved ? schema.entities[$0] : nil
    }
  }

  /// The entities that have attributes with a trait in their names.
  func entities(withNamesThatAre trait: NameTraits) -> [Entity] {
    attributeTraits.indices.compactMap {
      attributeTraits[$0].contains(trait) ? schema.entities[$0] : nil
    }
  }

  /// The names that a side may stand on: of declared and of system entities.
  var linkableNames: [String] {
    schema.entities.map(\.name.value) + SystemCatalog.entities.map(\.name)
  }

  /// Whether `entities` has the name, byte for byte as the server compares.
  func declares(_ name: String) -> Bool { index[name] != nil }
}

extension Entity {
  /// Whether its name is one that only the server gives, or poses as such.
  var isReserved: Bool { name.value.utf8.first == UInt8(ascii: "$") }
}
