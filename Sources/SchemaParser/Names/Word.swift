/// The words that InstantDB's DSL gives a meaning to, and those of JavaScript that are evaluated.
enum Word: String, CaseIterable {
  // What `i` has
  case graph, schema, entity, string, number, boolean, date, json, any
  // Methods of attributes, of entities and of schemas
  case optional, unique, indexed, clientRequired, asType, withRoomSchema
  // Methods of arrays
  case map, flatMap, filter, reduce, concat, includes, join
  // Properties of entities and of arrays
  case attrs, length
  // What an attribute is made of, besides what is a key elsewhere
  case valueType, isIndexed, config, metadata
  // No property, but what an object inherits
  case proto = "__proto__"
  // What every entity has
  case id
  // Keys of a schema, of a link, of its sides, and of a room
  case entities, links, rooms
  case forward, reverse
  case on, has, label, required, onDelete
  case presence, topics
}

// MARK: - Vocabularies

extension Builder {
  init?(_ word: Word?) {
    switch word {
    case .graph: self = .graph
    case .schema: self = .schema
    case .entity: self = .entity
    case .string: self = .string
    case .number: self = .number
    case .boolean: self = .boolean
    case .date: self = .date
    case .json: self = .json
    case .any: self = .any
    default: return nil
    }
  }
}

extension AttributeMethod {
  init?(_ word: Word?) {
    switch word {
    case .optional: self = .optional
    case .unique: self = .unique
    case .indexed: self = .indexed
    case .clientRequired: self = .clientRequired
    default: return nil
    }
  }
}

extension EntityMethod {
  init?(_ word: Word?) {
    guard word == .asType else { return nil }
    self = .asType
  }
}

extension SchemaMethod {
  init?(_ word: Word?) {
    guard word == .withRoomSchema else { return nil }
    self = .withRoomSchema
  }
}

extension ArrayMethod {
  init?(_ word: Word?) {
    switch word {
    case .map: self = .map
    case .flatMap: self = .flatMap
    case .filter: self = .filter
    case .reduce: self = .reduce
    case .concat: self = .concat
    case .includes: self = .includes
    case .join: self = .join
    default: return nil
    }
  }
}
