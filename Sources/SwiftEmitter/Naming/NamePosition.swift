/// Where a name stands: what form it takes there, what is reserved, and what gets it off the
/// reserved list.
enum NamePosition {
  /// The struct of an entity.
  case entity
  /// A type that the schema gives a name.
  case namedType
  /// The struct of a presence or of a topic's payload.
  case roomType
  /// A type inside another, named after a property or a tag.
  case nestedType
  /// The enum of a room's topics, in `Schema.Topics`.
  case topicsOfRoom
  /// A property of a struct.
  case property
  case enumCase
  /// A constant for an entity, in `Schema`.
  case schemaMember
  /// A constant for a link, a room or a topic.
  case constant

  /// The form that a spelling has here.
  func form(of spelling: String) -> String {
    switch self {
    case .entity, .namedType, .roomType, .nestedType, .topicsOfRoom:
      SpelledWords.upperCamel(named(spelling))
    case .property, .enumCase, .schemaMember, .constant: SpelledWords.lowerCamel(named(spelling))
    }
  }

  /// Whether an empty text has a name here, as it must have as a value.
  var canBeEmpty: Bool { self == .enumCase || self == .nestedType }

  private func named(_ spelling: String) -> String {
    canBeEmpty && spelling.isEmpty ? "empty" : spelling
  }

  /// The spelling's own forms, for where two meet: the first that is another than theirs counts.
  func ownForms(of spelling: String) -> [String] {
    let own = SpelledWords.spelledOut(spelling)
    return isType ? [SpelledWords.capitalized(own), own] : [own]
  }

  var isType: Bool {
    switch self {
    case .entity, .namedType, .roomType, .nestedType, .topicsOfRoom: true
    case .property, .enumCase, .schemaMember, .constant: false
    }
  }

  /// Whether nothing can be called so here.
  func reserves(_ name: String) -> Bool {
    switch self {
    case .entity: ReservedNames.entities.contains(name)
    case .namedType, .roomType, .nestedType, .topicsOfRoom: ReservedNames.types.contains(name)
    case .property: ReservedNames.properties.contains(name)
    case .enumCase: ReservedNames.cases.contains(name)
    case .schemaMember: ReservedNames.schemaMembers.contains(name)
    case .constant: ReservedNames.constants.contains(name)
    }
  }

  /// What a reserved name takes at its end.
  var suffix: String {
    switch self {
    case .entity: "Entity"
    case .topicsOfRoom: "Room"
    default: "Value"
    }
  }
}
