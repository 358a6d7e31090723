import SchemaDiagnostics
import SchemaModel

extension SchemaLowering {
  mutating func lowerRooms(_ part: SchemaValue.Part?) -> [Room] {
    guard let part, part.value.isNullish != true,
      let object = object(part.value, at: part.range, need: "`rooms`")
    else { return [] }
    reportGaps(object.gaps, of: "`rooms`")
    return object.ordered.compactMap { room($0) }
  }

  /// A room; `nil` if its parts cannot be known, which is reported.
  private mutating func room(_ property: ObjectValue.Property) -> Room? {
    let owner = "the room `\(evaluator.names[property.name.value])`"
    guard let object = object(property.value, at: property.valueRange, need: owner) else {
      return nil
    }
    var isKnown = reportGaps(object.gaps, of: owner)
    var room = Room(
      name: evaluator.names[property.name], range: objectLiteral(of: property), presence: nil,
      documentation: documentation(of: property))
    for part in object.ordered where part.value.isNullish != true {
      switch part.name.value.word {
      case .presence:
        guard let presence = entity(part, need: "the presence of \(owner)") else {
          isKnown = false
          continue
        }
        room.presence = attributes(of: presence, owner: "the presence of \(owner)")
        room.presenceDocumentation = documentation(of: part, or: presence.declaration)
      case .topics:
        room.topics = topics(part, of: owner)
      default:
        room.unknownKeys.append(evaluator.names[part.name])
      }
    }
    return isKnown ? room : nil
  }

  private mutating func topics(_ property: ObjectValue.Property, of owner: String) -> [Topic] {
    guard let object = object(property.value, at: property.valueRange, need: "`topics` of \(owner)")
    else { return [] }
    reportGaps(object.gaps, of: "`topics` of \(owner)")
    return object.ordered.compactMap { property in
      let name = evaluator.names[property.name]
      guard let payload = entity(property, need: "the topic `\(name.value)`") else { return nil }
      return Topic(
        name: name, payload: attributes(of: payload, owner: "the topic `\(name.value)`"),
        documentation: documentation(of: property, or: payload.declaration))
    }
  }
}
