import SchemaDiagnostics

/// Turns a schema that has passed all rules into one whose links lead to entities.
struct SchemaResolver {
  private let context: ValidationContext
  private let entityNames: [Located<String>]
  private let indices: [String: Int]

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
    let linked = Dictionary(
      context.sides.compactMap(\.on).map { ($0.value, $0) }, uniquingKeysWith: { first, _ in first }
    )
    let undeclared = SystemCatalog.entities.compactMap { entity in
      context.declares(entity.name) ? nil : linked[entity.name]
    }
    let names = context.schema.entities.map(\.name) + undeclared
    self.entityNames = names
    self.indices = Dictionary(
      names.indices.map { (names[$0].value, $0) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: - Links

  private func links() -> [ValidatedLink]? {
    let links = context.schema.links
    let sides = context.sides.compactMap(resolve)
    guard sides.count == links.count * 2 else { return nil }
    return links.enumerated().map { index, link in
      ValidatedLink(
        name: link.name, forward: sides[index * 2], reverse: sides[index * 2 + 1],
        isRequired: link.forward?.required?.value == .boolean(true),
        documentation: link.documentation)
    }
  }

  private func resolve(_ side: SideInContext) -> ValidatedLinkSide? {
    guard let on = side.on, let entity = indices[on.value], let label = side.label,
      let cardinality = side.cardinality
    else { return nil }
    return ValidatedLinkSide(
      entity: entity, label: label, cardinality: cardinality, cascades: side.cascades)
  }

  // MARK: - Entities

  private func entities(_ links: [ValidatedLink]) -> [ValidatedEntity] {
    let linkFields = linkFields(links)
    let declared = context.schema.entities
    return entityNames.enumerated().map { index, name in
      let isDeclared = index < declared.count
      return ValidatedEntity(
        name: name,
        attributes: isDeclared
          ? Self.attributes(of: declared[index]) : Self.catalogAttributes(of: name),
        linkFields: linkFields[index],
        documentation: isDeclared ? declared[index].documentation : nil,
        isDeclared: isDeclared)
    }
  }

  private func linkFields(_ links: [ValidatedLink]) -> [[LinkField]] {
    var fields = [[LinkField]](repeating: [], count: entityNames.count)
    for (index, link) in links.enumerated() {
      let source = context.schema.links[index]
      fields[link.forward.entity].append(
        LinkField(
          label: link.forward.label, target: link.reverse.entity,
          cardinality: link.forward.cardinality, link: index, isForward: true,
          documentation: source.forward?.labelDocumentation))
      fields[link.reverse.entity].append(
        LinkField(
          label: link.reverse.label, target: link.forward.entity,
          cardinality: link.reverse.cardinality, link: index, isForward: false,
          documentation: source.reverse?.labelDocumentation))
    }
    return fields
  }

  /// Without `id`; what the catalog describes is as the catalog has it.
  private static func attributes(of entity: Entity) -> [Attribute] {
    let system = SystemCatalog.entity(named: entity.name.value)
    let hasID = entity.attributes.contains { $0.name.value == "id" }
    // Most entities share their attributes with the schema as it was read.
    guard system != nil || hasID else { return entity.attributes }
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
