/// What a query demands of rows.
indirect enum QueryCondition: Hashable, Sendable {
  /// The attribute at a path, dotted through links, fits an operand: a value or an object of
  /// operators.
  case attribute(path: String, operand: JSONValue)
  case all([QueryCondition])
  case any([QueryCondition])

  /// The condition of the server's `where`.
  var json: JSONValue {
    switch self {
    case .attribute(let path, let operand): .object([path: operand])
    case .all(let conditions): .object(["and": .array(conditions.map(\.json))])
    case .any(let conditions): .object(["or": .array(conditions.map(\.json))])
    }
  }

  /// The condition as asked of the rows behind a link.
  func through(_ label: String) -> QueryCondition {
    switch self {
    case .attribute(let path, let operand): .attribute(path: label + "." + path, operand: operand)
    case .all(let conditions): .all(conditions.map { $0.through(label) })
    case .any(let conditions): .any(conditions.map { $0.through(label) })
    }
  }

  /// One condition for several that must all hold; nil where there are none.
  static func conjunction(of conditions: [QueryCondition]) -> QueryCondition? {
    conditions.count < 2 ? conditions.first : .all(conditions)
  }

  /// One condition for several of which one must hold; nil where there are none.
  static func disjunction(of conditions: [QueryCondition]) -> QueryCondition? {
    conditions.count < 2 ? conditions.first : .any(conditions)
  }
}
