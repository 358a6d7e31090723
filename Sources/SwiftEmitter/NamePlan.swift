import SchemaModel

/// Every Swift name of a schema, decided once, in the shape of the schema.
package struct NamePlan: Sendable {
  /// The enum that holds the constants.
  package internal(set) var schemaType = "Schema"
  /// One for each of `ValidatedSchema.entities`.
  package internal(set) var entities: [EntityNames] = []
  /// One for each of `ValidatedSchema.namedTypes`.
  var namedTypes: [NamedTypeNames] = []
  /// One for each of `ValidatedSchema.rooms`.
  var rooms: [RoomNames] = []
  /// The constants in `Schema.Links`, one for each of `ValidatedSchema.links`.
  var links: [String] = []
}

/// The names of an entity.
package struct EntityNames: Sendable {
  /// The constant in `Schema`.
  package let constant: String
  /// The struct; its members are the attributes and then the links.
  let type: TypeNames

  /// The struct's name.
  package var typeName: String { type.name }
}

/// The names of a room.
struct RoomNames: Sendable {
  /// The constant in `Schema.Rooms`.
  let constant: String
  let presence: TypeNames
  /// The enum in `Schema.Topics`.
  let topicsType: String
  let topics: [TopicNames]
}

struct TopicNames: Sendable {
  /// The constant in the enum of the room's topics.
  let constant: String
  let payload: TypeNames
}

/// How a type that the schema gives a name appears in Swift.
struct NamedTypeNames: Sendable {
  /// What it is declared as: its shape in the schema, without what a union says for it.
  let shape: TypeShape
  /// What stands for it where it is used, without a `?`.
  var reference: String
  /// Whether it may be null, so that a `?` belongs behind the reference.
  var isOptional: Bool
  /// The declaration that it needs, if it needs one.
  var declared: TypeNames?
}

/// The names of a type that is declared.
struct TypeNames: Sendable {
  let name: String
  /// The name with those of the types around it: `Todo.Address`.
  let path: String
  /// Properties, or the cases of an enum, in the order of the schema.
  var members: [MemberNames]
}

/// The names of a property or a case.
struct MemberNames: Sendable {
  let name: String
  let declared: DeclaredType

  /// The names of the type that is declared for the member alone.
  var type: TypeNames? {
    if case .type(let names) = declared { names } else { nil }
  }
}

/// Whether a member needs a type of its own.
indirect enum DeclaredType: Sendable {
  case nothing
  case type(TypeNames)
}
