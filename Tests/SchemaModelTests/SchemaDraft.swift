import SchemaDiagnostics
import SchemaModel

/// A schema for tests of the validator, written as TypeScript and as a model at the same time, so
/// that every range is that of a piece of text.
struct SchemaDraft {
  typealias Properties = KeyValuePairs<String, String>

  private(set) var text = "i.schema({\n"
  private(set) var schema = Schema(range: SourceRange(file: FileID(index: 0), start: 0, end: 9))

  // MARK: - Parts of a schema

  mutating func entity(_ name: String, _ attributes: Properties = [:]) {
    let key = write(name)
    write(": ")
    let attributes = self.attributes(attributes)
    write(",\n")
    schema.entities.append(Entity(name: Located(name, at: key), attributes: attributes))
  }

  mutating func link(
    _ name: String, forward: Properties?, reverse: Properties?, also: [String] = []
  ) {
    let key = write(name)
    write(": {\n")
    let forward = forward.map { side("forward", $0) }
    let reverse = reverse.map { side("reverse", $0) }
    let unknownKeys = also.map { unknownKey($0) }
    write("},\n")
    schema.links.append(
      Link(
        name: Located(name, at: key), forward: forward, reverse: reverse, unknownKeys: unknownKeys))
  }

  mutating func room(
    _ name: String, presence: Properties?, topics: [String] = [], also: [String] = []
  ) {
    let key = write(name)
    write(": ")
    let start = position
    write("{")
    let presence = presence.map { properties -> [Attribute] in
      write("presence: ")
      defer { write(",") }
      return attributes(properties)
    }
    let topics = topics.map { topic -> Topic in
      let key = write(topic)
      write(": ")
      return Topic(name: Located(topic, at: key), payload: attributes([:]))
    }
    let unknownKeys = also.map { unknownKey($0) }
    write("}")
    let range = range(from: start)
    write(",\n")
    schema.rooms.append(
      Room(
        name: Located(name, at: key), range: range, presence: presence, topics: topics,
        unknownKeys: unknownKeys))
  }

  mutating func unknownPart(_ name: String) {
    schema.unknownKeys.append(unknownKey(name))
  }

  mutating func repeatedKey(_ name: String) {
    let first = write(name)
    write(": 1, ")
    let repeated = write(name)
    write(": 2,\n")
    schema.duplicateKeys.append(DuplicateKey(name: name, first: first, repeated: repeated))
  }

  // MARK: - Pieces

  private mutating func attributes(_ properties: Properties) -> [Attribute] {
    write("i.entity({ ")
    defer { write("})") }
    return properties.map { name, chain in
      let start = position
      let key = write(name)
      write(": ")
      let value = write(chain)
      write(",")
      let property = property(from: start)
      write(" ")
      return Attribute(
        name: Located(name, at: key), valueType: Self.valueType(of: chain),
        isRequired: !chain.contains(".optional()") && !chain.contains(".clientRequired()"),
        isIndexed: chain.contains(".indexed()"), isUnique: chain.contains(".unique()"),
        range: value, property: property,
        clientRequired: chain.hasSuffix(".clientRequired()") ? Self.lastCall(of: value) : nil)
    }
  }

  private static func lastCall(of chain: SourceRange) -> ClientRequiredCall {
    let length = UInt32("clientRequired()".utf8.count)
    return ClientRequiredCall(
      range: SourceRange(file: chain.file, start: chain.end - length, end: chain.end),
      linkStart: chain.end - length - 1)
  }

  /// A property that takes the comma behind it along.
  private func property(from start: UInt32) -> PropertySource {
    let whole = range(from: start)
    return PropertySource(
      range: SourceRange(file: whole.file, start: start, end: whole.end - 1), removal: [whole])
  }

  private static func valueType(of chain: String) -> ValueType {
    ValueType.allCases.first { chain.hasPrefix("i.\($0.rawValue)(") } ?? .json
  }

  private mutating func side(_ name: String, _ properties: Properties) -> LinkSide {
    write("\(name): ")
    let start = position
    write("{ ")
    var on: Located<Constant>?
    var has: Located<Constant>?
    var label: Located<Constant>?
    var required: Located<Constant>?
    var requiredProperty: PropertySource?
    var onDelete: Located<Constant>?
    var onDeleteProperty: PropertySource?
    var unknownKeys: [Located<String>] = []
    for (name, value) in properties {
      let start = position
      let key = write(name)
      write(": ")
      let constant = Located(Self.constant(value), at: write(value))
      write(",")
      let property = property(from: start)
      write(" ")
      switch name {
      case "on": on = constant
      case "has": has = constant
      case "label": label = constant
      case "required": (required, requiredProperty) = (constant, property)
      case "onDelete": (onDelete, onDeleteProperty) = (constant, property)
      default: unknownKeys.append(Located(name, at: key))
      }
    }
    write("}")
    let side = LinkSide(
      range: range(from: start), on: on, has: has, label: label, required: required,
      requiredProperty: requiredProperty, onDelete: onDelete, onDeleteProperty: onDeleteProperty,
      unknownKeys: unknownKeys)
    write(",\n")
    return side
  }

  private static func constant(_ text: String) -> Constant {
    switch text {
    case "true": .boolean(true)
    case "false": .boolean(false)
    case "null": .null
    case "undefined": .undefined
    case _ where text.hasPrefix("\""): .string(String(text.dropFirst().dropLast()))
    default: Double(text).map(Constant.number) ?? .other("an expression")
    }
  }

  private mutating func unknownKey(_ name: String) -> Located<String> {
    let key = write(name)
    write(": {},\n")
    return Located(name, at: key)
  }

  // MARK: - Text

  private var position: UInt32 { UInt32(text.utf8.count) }

  @discardableResult
  private mutating func write(_ piece: String) -> SourceRange {
    let start = position
    text += piece
    return range(from: start)
  }

  private func range(from start: UInt32) -> SourceRange {
    SourceRange(file: FileID(index: 0), start: start, end: position)
  }
}

extension SchemaDraft {
  /// A draft with two entities and a sound link, to be spoilt by `spoil`.
  static func posts(_ spoil: (inout SchemaDraft) -> Void) -> SchemaDraft {
    var draft = SchemaDraft()
    draft.entity("posts", ["title": "i.string()"])
    draft.entity("profiles", ["name": "i.string()"])
    spoil(&draft)
    return draft
  }

  /// A draft of the two entities and one link between them.
  static func link(forward: Properties?, reverse: Properties?) -> SchemaDraft {
    posts { $0.link("postAuthor", forward: forward, reverse: reverse) }
  }

  static let author: Properties = ["on": "\"posts\"", "has": "\"one\"", "label": "\"author\""]
  static let posts: Properties = ["on": "\"profiles\"", "has": "\"many\"", "label": "\"posts\""]
}
