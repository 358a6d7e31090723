/// What is asked of the rows of one entity, at the top of a query or behind a link.
struct QueryOptions: Hashable, Sendable {
  var conditions: [QueryCondition] = []
  var order: Order?
  var window: Window?
  var offset: Int?
  var after: Bound?
  var before: Bound?
  var links: [String: QueryOptions] = [:]

  struct Order: Hashable, Sendable {
    var attribute: String
    var direction: SortDirection
  }

  /// How many rows, and from which end. The server takes one of these, never two.
  enum Window: Hashable, Sendable {
    case limit(Int)
    case first(Int)
    case last(Int)
  }

  /// A place in the order of the rows.
  struct Bound: Hashable, Sendable {
    var cursor: PageCursor
    var isInclusive: Bool
  }

  /// The object that stands beside the entity's name or the link's label.
  var json: JSONValue {
    var members = links.mapValues(\.json)
    let options = ownMembers
    if !options.isEmpty { members["$"] = .object(options) }
    return .object(members)
  }

  private var ownMembers: [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    members["where"] = QueryCondition.conjunction(of: conditions)?.json
    members["order"] = order.map { .object([$0.attribute: .string($0.direction.rawValue)]) }
    members["offset"] = offset.map { .number(Double($0)) }
    switch window {
    case .limit(let count): members["limit"] = .number(Double(count))
    case .first(let count): members["first"] = .number(Double(count))
    case .last(let count): members["last"] = .number(Double(count))
    case nil: break
    }
    members["after"] = after?.cursor.json
    members["before"] = before?.cursor.json
    if after?.isInclusive == true { members["afterInclusive"] = true }
    if before?.isInclusive == true { members["beforeInclusive"] = true }
    return members
  }
}
