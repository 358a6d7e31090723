import SchemaDiagnostics

/// Turns a schema that has passed all rules into one whose links lead to entities.
struct SchemaResolver {
  private let context: ValidationContext
  /// Of the declared entities, then of the system entities that are only linked to.
  private let entityNames: [Located<String>]
  /// Where the latter stand.
  private let systemIndices: [String: Int]

  /// `nil` if a link's sides make no sense, which the rules exclude.
  static func resolve(_ context: ValidationContext) -> ValidatedSchema? {
    let resolver = SchemaResolver(context)
    guard let links = resolver.links() else { return nil }
    return ValidatedSchema(
      entities: resolver.entities(links), links: links, rooms: resolver.rooms(),
      namedTypes: context.schema.namedTypes)
  }

  private init(_ context: ValidationContext) {
    self.context = context
    let entities = context.schema.entities
    let linked = context.sides.compactMap { $0.entityIndex == nil ? $0.on : nil }
    let system = SystemCatalog.entities.compactMap { entity in
      linked.first { $0.value == entity.name }
    }
    self.entityNames = entities.indices.map { entities[$0].name } + system
    self.systemIndices = Dictionary(
      uniqueKeysWithValues: system.indices.map { (system[$0].value, entities.count + $0) })
  }

  // MARK: - Links

  private func links() -> [ValidatedLink]? {
    let links = context.schema.links
    let sides = context.sides.compactMap(resolve)
    guard sides.count == links.count * 2 else { return nil }
    return links.indices.map { index in
      ValidatedLink(
        name: links[index].name, forward: sides[index * 2], reverse: sides[index * 2 + 1],
        isRequired: links[index].forward?.required?.value == .boolean(true),
        documentation: links[index].documentation)
    }
  }

  private func resolve(_ side: SideInContext) -> ValidatedLinkSide? {
    guard let entity = side.entityIndex ?? side.on.flatMap({ systemIndices[$0.value] }),
      let label = side.label, let cardinality = side.cardinality
    else { return nil }
    return ValidatedLinkSide(
      entity: entity, label: label, cardinality: cardinality, cascades: side.cascades)
  }

  // MARK: - Entities

  private func entities(_ links: [ValidatedLink]) -> [ValidatedEntity] {
    let linkFields = linkFields(links)
    let declared = context.schema.entities
    return entityNames.indices.map { index in
      let isDeclared = index < declared.count
      return ValidatedEntity(
        name: entityNames[index],
        attributes: isDeclared
          ? attributes(ofEntity: index) : Self.catalogAttributes(of: entityNames[index]),
        linkFields: linkFields[index],
        documentation: isDeclared ? declared[index].documentation : nil,
        isDeclared: isDeclared)
    }
  }

  private func linkFields(_ links: [ValidatedLink]) -> [[LinkField]] {
    let sources = context.schema.links
    var fields = [[LinkField]](repeating: [], count: entityNames.count)
    for index in links.indices {
      let (forward, reverse) = (links[index].forward, links[index].reverse)
      fields[forward.entity].append(
        LinkField(
          label: forward.label, target: reverse.entity, cardinality: forward.cardinality,
          link: index, isForward: true,
          documentation: sources[index].forward?.labelDocumentation))
      fields[reverse.entity].append(
        LinkField(
          label: reverse.label, target: forward.entity, cardinality: reverse.cardinality,
          link: index, isForward: false,
          documentation: sources[index].reverse?.labelDocumentation))
    }
    return fields
  }

  /// Without `id`; what the catalog describes is as the catalog has it.
  private func attributes(ofEntity index: Int) -> [Attribute] {
    let entity = context.schema.entities[index]
    let system = entity.isReserved ? SystemCatalog.entity(named: entity.name.value) : nil
    // Most entities share their attributes with the schema as it was read.
    guard system != nil || context.attributeTraits[index].contains(.id) else {
      return entity.attributes
    }
    return entity.attributes.filter { $0.name.value != "id" }.map { attribute in
      guard let known = system?.attribute(named: attribute.name.value) else { return attribute }
      var attribute = attribute
      if attribute.valueType != known.valueType { attribute.type = nil }
      attribute.valueType = known.valueType
      attribute.isRequired = known.isRequired
      attribute.isIndexed = known.isIndexed
      attribute.isUnique = known.isUnique
      return attribute
    }
  }

  /// Of a system entity that is only linked to; the place is that of the link.
  private static func catalogAttributes(of name: Located<String>) -> [Attribute] {
    let system = SystemCatalog.entity(named: name.value)
    return (system?.attributes ?? []).map { known in
      Attribute(
        name: Located(known.name, at: name.range), valueType: known.valueType,
        isRequired: known.isRequired, isIndexed: known.isIndexed, isUnique: known.isUnique,
        range: name.range)
    }
  }

  // MARK: - Rooms

  private func rooms() -> [ValidatedRoom] {
    context.schema.rooms.map { room in
      ValidatedRoom(
        name: room.name, presence: room.presence ?? [],
        presenceDocumentation: room.presenceDocumentation, topics: room.topics,
        documentation: room.documentation)
    }
  }
}
