import SchemaDiagnostics
import SchemaModel
import SharingInstant

/// Rows of a schema made by chance, as the server may send them, with what must be written of them.
///
/// Both come from the schema alone, so that they are a second opinion on what generated code does.
struct RandomRow {
  /// What is read, and what is written of it; nil where the one is missing and the other left out.
  typealias Value = (input: JSONValue?, output: JSONValue?)

  /// Stands in every value that the schema does not know, and nowhere else.
  static let strange = "strange"

  private let schema: ValidatedSchema
  private var chance: Chance
  private var depth = 0

  init(_ schema: ValidatedSchema, seed: UInt64) {
    self.schema = schema
    chance = Chance(seed: seed)
  }

  // MARK: - Rows

  /// - Parameter index: the entity in `ValidatedSchema.entities`.
  mutating func entity(_ index: Int, links: Int = 2) -> Value {
    let entity = schema.entities[index]
    let id = JSONValue.string("id \(chance.number(below: 1000))")
    var members = attributes(entity.attributes)
    members.append(("id", (id, id)))
    for field in entity.linkFields {
      members.append((field.label.value, link(field, depth: links)))
    }
    return Self.object(members)
  }

  /// A presence or the payload of a topic.
  mutating func record(_ attributes: [Attribute]) -> Value {
    Self.object(self.attributes(attributes))
  }

  private mutating func attributes(_ attributes: [Attribute]) -> [(String, Value)] {
    var members = attributes.map { ($0.name.value, value(of: $0)) }
    members.append(("not in the schema", (["a": 1], nil)))
    return members
  }

  private mutating func link(_ field: LinkField, depth: Int) -> Value {
    guard depth > 0 else { return (nil, nil) }
    let rows = (0..<chance.number(below: 3)).map { _ in entity(field.target, links: depth - 1) }
    let inputs = JSONValue.array(rows.compactMap(\.input))
    switch (field.cardinality, chance.number(below: 4)) {
    case (_, 0): return (nil, nil)
    case (_, 1): return (.null, nil)
    case (.many, _): return (inputs, .array(rows.compactMap(\.output)))
    case (.one, 2): return rows.first ?? (.null, nil)
    case (.one, _): return (.array(rows.prefix(1).compactMap(\.input)), rows.first?.output)
    }
  }

  private mutating func value(of attribute: Attribute) -> Value {
    if !attribute.isRequired, let nothing = nothing() { return nothing }
    switch attribute.valueType {
    case .number: return value(of: .number)
    case .boolean: return value(of: .boolean)
    case .date: return date()
    case .json:
      let type = attribute.type?.value ?? .json
      return attribute.isRequired ? value(of: type) : something(of: type)
    case .string:
      guard let type = attribute.type?.value, isLiterals(type) else { return value(of: .string) }
      return value(of: type)
    }
  }

  /// Missing or null, or nil to say that there is a value.
  private mutating func nothing() -> Value? {
    switch chance.number(below: 4) {
    case 0: (nil, nil)
    case 1: (.null, nil)
    default: nil
    }
  }

  /// A value where null would be none.
  private mutating func something(of shape: TypeShape) -> Value {
    let value = value(of: shape)
    return value.output == .null ? (.null, nil) : value
  }

  private mutating func date() -> Value {
    let spellings: [(JSONValue, JSONValue)] = [
      (1_767_323_045_678, "2026-01-02T03:04:05.678Z"), (0, "1970-01-01T00:00:00.000Z"),
      (-1, "1969-12-31T23:59:59.999Z"),
      ("2026-01-02T03:04:05Z", "2026-01-02T03:04:05.000Z"),
      ("2026-01-02T05:04:05.678+02:00", "2026-01-02T03:04:05.678Z"),
      ("2026-01-02", "2026-01-02T00:00:00.000Z"),
    ]
    let (input, output) = chance.pick(spellings)
    return (input, output)
  }

  // MARK: - Types

  private func isLiterals(_ shape: TypeShape) -> Bool {
    switch shape {
    case .literals: true
    case .optional(let inner): isLiterals(inner)
    case .named(let index): isLiterals(schema.namedTypes[index].shape)
    default: false
    }
  }

  private mutating func value(of shape: TypeShape) -> Value {
    depth += 1
    defer { depth -= 1 }
    switch shape {
    case .string: return same(.string(chance.pick(Self.texts)))
    case .number:
      return same(.number(chance.pick([0, 1, -1, 1.5, 1e21, 1e-300, 9_007_199_254_740_992])))
    case .boolean: return same(.bool(chance.pick([true, false])))
    case .json: return same(chance.pick(Self.values))
    case .literals(let literals, _):
      let known = literals.map(\.value)
      return same(.string(chance.pick(known + known + [Self.strange])))
    case .array(let element):
      let values = several(of: element)
      return (.array(values.map(Self.placed)), .array(values.map { $0.output ?? .null }))
    case .dictionary(let element):
      let pairs = zip(["a", "", "\"", "日本"].shuffled(by: &chance), several(of: element))
      return (
        .object(Dictionary(uniqueKeysWithValues: pairs.map { ($0, Self.placed($1)) })),
        .object(Dictionary(uniqueKeysWithValues: pairs.map { ($0, $1.output ?? .null) }))
      )
    case .tuple(let elements): return tuple(elements)
    case .object(let object): return self.object(object)
    case .union(let union): return self.union(union)
    case .optional(let inner):
      if depth > 6 { return (nil, nil) }
      return nothing() ?? something(of: inner)
    case .named(let index): return value(of: schema.namedTypes[index].shape)
    }
  }

  private mutating func several(of element: TypeShape) -> [Value] {
    (0..<(depth > 6 ? 0 : chance.number(below: 4))).map { _ in value(of: element) }
  }

  private mutating func tuple(_ elements: [TupleElement]) -> Value {
    var values = elements.map { value(of: $0.shape) }
    let inputs = values.map(Self.placed)
    while let last = values.last, last.output == nil { values.removeLast() }
    return (
      .array(chance.pick([inputs, Array(inputs.prefix(values.count))])),
      .array(values.map { $0.output ?? .null })
    )
  }

  private mutating func object(_ object: ObjectShape) -> Value {
    Self.object(members(of: object))
  }

  private mutating func members(of object: ObjectShape) -> [(String, Value)] {
    object.properties.map { property in
      guard property.isOptional else { return (property.name.value, value(of: property.shape)) }
      let nothing = depth > 6 ? (nil, nil) : nothing()
      return (property.name.value, nothing ?? something(of: property.shape))
    }
  }

  private mutating func union(_ union: DiscriminatedUnion) -> Value {
    let known = chance.number(below: 4) > 0
    guard known else {
      let tag = JSONValue.object([union.discriminator: .string(Self.strange), "n": 1])
      return same(chance.pick([tag, [.string(Self.strange)], .string(Self.strange)]))
    }
    let variant = chance.pick(union.variants)
    let tag = JSONValue.string(variant.tag.value)
    return Self.object(members(of: variant.object) + [(union.discriminator, (tag, tag))])
  }

  // MARK: - JSON

  private func same(_ value: JSONValue) -> Value { (value, value) }

  private static func object(_ members: [(String, Value)]) -> Value {
    var input: [String: JSONValue] = [:]
    var output: [String: JSONValue] = [:]
    for (name, value) in members {
      input[name] = value.input
      output[name] = value.output
    }
    return (.object(input), .object(output))
  }

  /// In an array or a dictionary nothing can be missing.
  private static func placed(_ value: Value) -> JSONValue { value.input ?? .null }

  private static let texts = [
    "", "a", "\"\\\u{0}\r\n\t", "\\(x)", "\u{202E}", "e\u{301}", "👍🏽", "null", "0",
  ]

  private static let values: [JSONValue] = [
    .null, true, false, 0, 1, "", "x", [], [nil, [0, true]], [:], ["a": nil, "b": ["c": 1.5]],
  ]
}

extension Array {
  fileprivate func shuffled(by chance: inout Chance) -> [Element] {
    var rest = self
    return indices.map { _ in rest.remove(at: chance.number(below: rest.count)) }
  }
}
