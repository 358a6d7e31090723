import SchemaDiagnostics
import SchemaModel

/// The model as an outline for people. Its form may change at any time; programs read the JSON.
struct SchemaText {
  private var lines: [String] = []

  static func text(_ schema: Schema) -> String {
    var outline = SchemaText()
    for entity in schema.entities { outline.add(entity) }
    for link in schema.links { outline.add(link) }
    for room in schema.rooms { outline.add(room) }
    return outline.lines.map { $0 + "\n" }.joined()
  }

  private mutating func add(_ entity: Entity) {
    add(0, "entity \(entity.name.value)")
    add(entity.attributes, depth: 1)
  }

  private mutating func add(_ link: Link) {
    add(0, "link \(link.name.value)")
    for side in [link.forward, link.reverse].compactMap({ $0 }) {
      var details = ["has \(Self.text(side.has))"]
      if side.required?.value == .boolean(true) { details.append("required") }
      if side.onDelete != nil { details.append("on delete \(Self.text(side.onDelete))") }
      let place = "\(Self.text(side.on)).\(Self.text(side.label))"
      add(1, "\(place): \(details.joined(separator: ", "))")
    }
  }

  private mutating func add(_ room: Room) {
    add(0, "room \(room.name.value)")
    if let presence = room.presence {
      add(1, "presence")
      add(presence, depth: 2)
    }
    for topic in room.topics {
      add(1, "topic \(topic.name.value)")
      add(topic.payload, depth: 2)
    }
  }

  private mutating func add(_ attributes: [Attribute], depth: Int) {
    for attribute in attributes {
      var details = [attribute.valueType.rawValue + (attribute.isRequired ? "" : "?")]
      if attribute.isIndexed { details.append("indexed") }
      if attribute.isUnique { details.append("unique") }
      add(depth, "\(attribute.name.value): \(details.joined(separator: ", "))")
    }
  }

  private mutating func add(_ depth: Int, _ text: String) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  private static func text(_ constant: Located<Constant>?) -> String {
    switch constant?.value {
    case .string(let text), .other(let text): text
    case .boolean(let value): "\(value)"
    case .number(let number): "\(number)"
    case .null: "null"
    case .undefined, nil: "?"
    }
  }
}
