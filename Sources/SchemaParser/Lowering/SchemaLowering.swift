import SchemaDiagnostics
import SchemaModel

/// Turns the values of the schema's parts into the model. What is of the wrong kind is reported
/// and left out; whether what remains makes sense is for the validator to say.
struct SchemaLowering {
  var evaluator: Evaluator
  var namedTypes = NamedTypeTable()
  var progress: ShapeProgress

  init(evaluator: Evaluator, schema: SourceRange) {
    self.evaluator = evaluator
    self.progress = ShapeProgress(argument: schema)
  }

  /// The model of a schema; `nil` if not even the names of its entities are known, since every
  /// link would then be called wrong.
  mutating func lower(_ schema: SchemaValue) -> Schema? {
    let isComplete = reportGaps(schema.gaps, of: "the schema")
    let entities = lowerEntities(schema.entities)
    let links = lowerLinks(schema.links)
    let rooms = lowerRooms(schema.rooms)
    guard isComplete, let entities else { return nil }
    var lowered = Schema(
      entities: entities, links: links, rooms: rooms, namedTypes: namedTypes.types,
      duplicateKeys: evaluator.duplicateKeys, unknownKeys: schema.unknownKeys, range: schema.range)
    lowered.entityInsertion = entityInsertion(into: schema)
    return lowered
  }

  private mutating func lowerEntities(_ part: SchemaValue.Part?) -> [Entity]? {
    guard let part else { return nil }
    guard let object = object(part.value, at: part.range, need: "`entities`") else { return nil }
    let isComplete = reportGaps(object.gaps, of: "`entities`")
    let entities = object.ordered.map { property in
      let name = evaluator.names[property.name]
      let entity = entity(property, need: "the entity `\(name.value)`")
      return Entity(
        name: name,
        attributes: entity.map { attributes(of: $0, owner: "`\(name.value)`") } ?? [],
        documentation: documentation(of: property, or: entity?.declaration))
    }
    return isComplete ? entities : nil
  }

  // MARK: - Pieces

  /// The entity that a property must hold; `nil` after saying what it holds instead.
  ///
  /// - Parameter need: what the entity is for, as the subject of a sentence.
  mutating func entity(
    _ property: ObjectValue.Property, need: @autoclosure () -> String
  ) -> EntityValue? {
    switch property.value {
    case .entity(let entity):
      return entity
    case .object:
      evaluator.report(
        Diagnostic(
          .unexpectedValue,
          "\(need()) must be made by `i.entity({ … })`, and this is a plain object",
          at: property.valueRange, fixIts: wrappingInEntity(property.valueRange)))
    default:
      refuse(
        property.value, at: property.valueRange, need: need(), wanted: "made by `i.entity({ … })`")
    }
    return nil
  }

  mutating func attributes(of entity: EntityValue, owner: @autoclosure () -> String) -> [Attribute]
  {
    reportGaps(entity.attributes.gaps, of: owner())
    let properties = entity.attributes.ordered
    var attributes: [Attribute] = []
    attributes.reserveCapacity(properties.count)
    for property in properties {
      if let attribute = attribute(property) { attributes.append(attribute) }
    }
    return attributes
  }

  private mutating func attribute(_ property: ObjectValue.Property) -> Attribute? {
    let name = evaluator.names[property.name]
    guard case .attribute(let value) = property.value else {
      refuse(
        property.value, at: property.valueRange, need: "the attribute `\(name.value)`",
        wanted: "made by `i.string()` or another builder")
      return nil
    }
    var clientRequired = value.clientRequired
    clientRequired?.isOptionalBesides = value.isOptional
    return Attribute(
      name: name, valueType: value.valueType, isRequired: value.isRequired,
      isIndexed: value.isIndexed, isUnique: value.isUnique, range: value.range,
      // An `id` is the only attribute that a rule would delete.
      property: property.name.value.word == .id ? source(of: property) : nil,
      clientRequired: clientRequired,
      type: value.type.map { shape(of: $0, for: value.valueType) },
      documentation: documentation(of: property, or: value.declaration))
  }

  /// An object that the schema needs; `nil` after saying what there is instead.
  mutating func object(_ value: Value, at range: SourceRange, need: @autoclosure () -> String)
    -> ObjectValue?
  {
    if case .object(let object) = value { return object }
    refuse(value, at: range, need: need(), wanted: "an object")
    return nil
  }

  /// Says that a value is not what is needed, unless that has been said already.
  mutating func refuse(_ value: Value, at range: SourceRange, need: String, wanted: String) {
    switch value.withoutPackage {
    case .poisoned:
      break
    case .opaque(let obstacle):
      evaluator.report(obstacle.diagnostic(need: need, at: range))
    default:
      evaluator.report(
        Diagnostic(
          .unexpectedValue, "\(need) must be \(wanted), and this is \(value.description)",
          at: range, fixIts: value.fixItsByCalling(at: range)))
    }
  }

  /// Reports what is spread into an object and cannot be evaluated; whether there is no such thing.
  @discardableResult
  mutating func reportGaps(_ gaps: [ObjectValue.Gap], of owner: @autoclosure () -> String) -> Bool {
    for gap in gaps {
      guard let obstacle = gap.obstacle else { continue }
      evaluator.report(
        obstacle.diagnostic(
          need: gap.isKey ? "this key of \(owner())" : "what is spread into \(owner()) here",
          at: gap.range))
    }
    return gaps.isEmpty
  }

  /// The comment before a property's key, else that before the declaration of its value.
  func documentation(
    of property: ObjectValue.Property, or declaration: DocumentedToken? = nil
  ) -> Documentation? {
    evaluator.documentation(before: property.declaration, or: declaration)
  }

  private mutating func wrappingInEntity(_ range: SourceRange) -> [FixIt] {
    let start = SourceRange(file: range.file, start: range.start, end: range.start)
    let end = SourceRange(file: range.file, start: range.end, end: range.end)
    return [
      FixIt(
        "wrap it in `i.entity(…)`",
        edits: [FixIt.Edit(start, "i.entity("), FixIt.Edit(end, ")")])
    ]
  }
}

extension Value {
  /// Builders and methods that are not called mend by being called.
  fileprivate func fixItsByCalling(at range: SourceRange) -> [FixIt] {
    switch self {
    case .builder, .method: Operand(self, at: range).notCalled.fixIts
    default: []
    }
  }
}
