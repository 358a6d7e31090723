/// A schema made by chance, the same for the same seed: names that hurt in all places, types of all
/// shapes.
struct RandomSchema {
  private var chance: Chance
  private var depth = 0

  static func text(seed: UInt64) -> String {
    var generator = RandomSchema(chance: Chance(seed: seed))
    return generator.schema()
  }

  private init(chance: Chance) {
    self.chance = chance
  }

  private static let names = [
    "id2", "title", "createdAt", "created_at", "created-at", "self", "Self", "init", "in", "inout",
    "Type", "type", "Protocol", "default", "case", "any", "Any", "none", "some", "rawValue",
    "allCases", "unrecognized", "description", "hashValue", "fields", "row", "namespace", "value",
    "task", "date", "string", "url", "URL", "uRL", "status", "data", "people", "person", "schema",
    "$user", "user", "a.b", "1st", "2", "--", "+1", "-1", ":)", "a b", " x ", "_x", "__", "日本",
    "été", "👍", "❤️", "x\u{202E}y", "odd \\\"key\\\"", "back\\\\slash", "\\\\(x)", "addresses",
    "boxes",
    "tags", "parent", "parentBox", "IN_PROGRESS", "HTMLParser", "text", "image", "link", "Links",
    "Rooms",
    "topics", "Value", "typeValue", "optional", "indirect", "row_reader", "RowField", "JSONValue",
  ]

  private mutating func names(upTo limit: Int) -> [String] {
    var names: [String] = []
    for _ in 0...chance.number(below: limit) {
      let name = chance.pick(Self.names)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  // MARK: - The schema

  private mutating func schema() -> String {
    let entities = names(upTo: 6)
    let rooms = names(upTo: 3)
    return """
      import { i } from "@instantdb/core";
      type Named = { name: string; again?: Named; many: Named[] };
      type Choice = "a" | "b" | (string & {});
      export default i.schema({
        entities: { \(entities.map { "\"\($0)\": \(entity())," }.joined(separator: "\n")) },
        links: { \(links(entities)) },
        rooms: { \(rooms.map { "\"\($0)\": \(room())," }.joined(separator: "\n")) },
      });
      """
  }

  private mutating func entity() -> String {
    "i.entity({ \(names(upTo: 7).map { "\"\($0)\": \(attribute())," }.joined(separator: "\n")) })"
  }

  private mutating func room() -> String {
    let topics = names(upTo: 3).map { "\"\($0)\": \(entity())," }.joined(separator: "\n")
    return "{ presence: \(entity()), topics: { \(topics) } }"
  }

  private mutating func links(_ entities: [String]) -> String {
    names(upTo: 4).enumerated().map { index, name in
      let ends = [chance.pick(entities), chance.pick(entities + ["$users"])]
      let sides = ends.enumerated().map { side, end in
        "{ on: \"\(end)\", has: \"\(chance.pick(["one", "many"]))\", label: \"\(chance.pick(Self.names))l\(index)\(side)\" }"
      }
      return "\"\(name)\": { forward: \(sides[0]), reverse: \(sides[1]) },"
    }.joined(separator: "\n")
  }

  private mutating func attribute() -> String {
    let builder =
      switch chance.number(below: 8) {
      case 0: "i.number()"
      case 1: "i.boolean()"
      case 2: "i.date()"
      case 3: "i.string<\(literals())>()"
      case 4, 5, 6: "i.json<\(type())>()"
      default: "i.string()"
      }
    return builder + chance.pick(["", ".optional()", ".clientRequired()", ".indexed()"])
  }

  private mutating func literals() -> String {
    names(upTo: 5).map { "\"\($0)\"" }.joined(separator: " | ")
  }

  private mutating func type() -> String {
    depth += 1
    defer { depth -= 1 }
    switch chance.number(below: depth > 3 ? 4 : 13) {
    case 0: return "string"
    case 1: return "any"
    case 2: return "Named"
    case 3: return "Choice"
    case 4: return "(\(type()))[]"
    case 5: return "Record<string, \(type())>"
    case 6: return "[\(type()), \(type())]"
    case 7: return "(\(literals()))"
    case 8: return "[first: \(type()), last: \(type()) | null]"
    case 9, 10: return union()
    case 11: return "(\(type())) | null"
    default: return "{ \(properties(names(upTo: 4))) }"
    }
  }

  private mutating func union() -> String {
    let tag = chance.pick(Self.names)
    return names(upTo: 4).map { kind in
      let members = names(upTo: 3).filter { $0 != tag }
      return "{ \"\(tag)\": \"\(kind)\"; \(properties(members)) }"
    }.joined(separator: " | ")
  }

  private mutating func properties(_ names: [String]) -> String {
    names.map { "\"\($0)\"\(chance.pick(["", "?"])): \(type());" }.joined(separator: " ")
  }
}
