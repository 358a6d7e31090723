import SchemaDiagnostics
import SchemaModel

/// Plans scope after scope: first what stands at top level, then what stands inside.
struct NamePlanner {
  let schema: ValidatedSchema
  let options: GenerationOptions
  let runner: any WorkRunner
  private(set) var diagnostics: [Diagnostic] = []
  /// Every name at top level; a nested type of such a name would hide it.
  private(set) var topLevel: Set<String> = []

  init(schema: ValidatedSchema, options: GenerationOptions, runner: any WorkRunner) {
    self.schema = schema
    self.options = options
    self.runner = runner
  }

  mutating func plan() -> NamePlan {
    var plan = NamePlan()
    plan.schemaType = options.prefix + "Schema"
    topLevel = [plan.schemaType]
    let entityTypes = topLevelNames(.entity, for: schema.entities.map(Self.request))
    let namedTypes = namedTypeNames()
    let roomTypes = roomTypeNames()

    plan.namedTypes = self.namedTypes(namedTypes)
    plan.entities = entities(entityTypes)
    plan.rooms = rooms(roomTypes)
    plan.links = links()
    return plan
  }

  // MARK: - Scopes

  mutating func names(
    _ position: NamePosition, for requests: some RandomAccessCollection<NameRequest>,
    taken: Set<String>...
  ) -> [String] {
    var scope = NameScope(position, taken: taken)
    let names = scope.names(for: requests)
    diagnostics += scope.diagnostics
    return names
  }

  mutating func topLevelNames(
    _ position: NamePosition, for requests: [NameRequest]
  ) -> [String] {
    let prefix = options.prefix
    var requests = requests
    for index in requests.indices where !prefix.isEmpty {
      let derivation = requests[index].derivation
      requests[index].derivation = { prefix + (derivation?($0) ?? $0) }
    }
    let names = names(position, for: requests, taken: topLevel)
    topLevel.formUnion(names)
    return names
  }

  // MARK: - Entities

  /// `$users` is `InstantUser` in Swift; a name that meets it has to give way.
  private static func request(for entity: ValidatedEntity) -> NameRequest {
    var request = NameRequest(entity.name, subject: "entity", documentation: entity.documentation)
    request.isPlural = true
    if entity.name.value.utf8.first == UInt8(ascii: "$") {
      request.spelling = "instant" + SpelledWords.upperCamel(entity.name.value)
      request.isFixed = true
    }
    return request
  }

  private mutating func entities(_ types: [String]) -> [EntityNames] {
    let constants = names(
      .schemaMember,
      for: schema.entities.map { entity in
        var request = Self.request(for: entity)
        request.swiftName = nil
        request.canHaveSwiftName = false
        request.isPlural = false
        return request
      })
    let inside = insideEntities(types)
    return inside.indices.map { EntityNames(constant: constants[$0], type: inside[$0]) }
  }

  /// What stands inside an entity meets nothing of what stands inside another.
  private mutating func insideEntities(_ types: [String]) -> [TypeNames] {
    let outside = self
    let parts = runner.halves(of: schema.entities.indices) { indices in
      var planner = outside
      planner.diagnostics = []
      let types = indices.map {
        planner.entityType(planner.schema.entities[$0], called: types[$0])
      }
      return (types: types, diagnostics: planner.diagnostics)
    }
    diagnostics += parts.flatMap(\.diagnostics)
    return parts.flatMap(\.types)
  }

  private mutating func entityType(_ entity: ValidatedEntity, called name: String) -> TypeNames {
    let count = entity.attributes.count + entity.linkFields.count + 1
    let requests = (0..<count).lazy.map {
      Self.request(forMember: $0, of: entity)
    }
    var type = record(
      requests, FieldValue.values(of: entity.attributes, in: schema), called: name, path: name)
    type.members.removeLast()
    return type
  }

  /// The attributes come first, then the links, and at last the `id` that every entity has.
  private static func request(forMember index: Int, of entity: ValidatedEntity) -> NameRequest {
    let attributes = entity.attributes.count
    if index < attributes { return NameRequest(entity.attributes[index]) }
    if index < attributes + entity.linkFields.count {
      let link = entity.linkFields[index - attributes]
      return NameRequest(link.label, subject: "label", documentation: link.documentation)
    }
    var id = NameRequest(Located("id", at: entity.name.range), subject: "attribute")
    id.isFixed = true
    return id
  }

  // MARK: - Named types

  private mutating func namedTypeNames() -> [String] {
    let declared = schema.namedTypes.map { DeclaredShape($0.shape) }
    let requests = schema.namedTypes.indices.filter { declared[$0].needsDeclaration }.map { index in
      let type = schema.namedTypes[index]
      var request = NameRequest(type.name, subject: "type", documentation: type.documentation)
      request.nameCore(of: declared[index])
      return request
    }
    var names = topLevelNames(.namedType, for: requests)[...]
    return declared.map { $0.needsDeclaration ? names.removeFirst() : "" }
  }

  private mutating func namedTypes(_ names: [String]) -> [NamedTypeNames] {
    let shapes = VariantTypes.shapes(of: schema)
    var types = shapes.indices.map { index in
      let shape = shapes[index]
      let isDeclared = DeclaredShape(shape).needsDeclaration
      return NamedTypeNames(
        shape: shape, reference: "JSONValue", isOptional: false,
        declared: isDeclared
          ? type(
            of: shape, called: names[index], path: names[index],
            at: schema.namedTypes[index].name.range) : nil)
    }
    for index in types.indices { resolve(index, in: &types) }
    return types
  }

  /// Writes out what stands for a named type; one that is nothing but itself is untyped JSON.
  private mutating func resolve(_ start: Int, in types: inout [NamedTypeNames]) {
    var chain = [start]
    while let next = schema.namedTypes[chain[chain.count - 1]].alias, chain.count <= types.count {
      chain.append(next)
    }
    if chain.count > types.count {
      let type = schema.namedTypes[start]
      diagnostics.append(
        Diagnostic(
          .untypedShape, "`\(type.name.value)` holds nothing but itself, so it is untyped JSON",
          at: type.name.range))
      return
    }
    for index in chain.reversed() {
      let text = TypeText(namedTypes: types)
      let whole = text.text(of: types[index].shape, declared: types[index].declared)
      types[index].isOptional = whole.last == "?"
      types[index].reference = whole.last == "?" ? String(whole.dropLast()) : whole
    }
  }

  // MARK: - Links

  private mutating func links() -> [String] {
    names(
      .constant,
      for: schema.links.map {
        NameRequest($0.name, subject: "link", documentation: $0.documentation)
      })
  }
}

extension NamedType {
  /// The named type that this one is another name for, or an array or dictionary of.
  fileprivate var alias: Int? {
    if case .named(let index) = DeclaredShape(shape).core { index } else { nil }
  }
}
