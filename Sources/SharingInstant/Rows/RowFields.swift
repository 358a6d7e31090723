/// The table of a record's fields, in the order of the schema. Writing, equality, hashing and the names in
/// queries all follow from it.
public struct RowFields<Root>: Sendable {
  let fields: [RowField<Root>]

  func areEqual(_ left: Root, _ right: Root) -> Bool {
    fields.allSatisfy { $0.access.areEqual(left, right) }
  }

  func hash(_ root: Root, into hasher: inout Hasher) {
    for field in fields { hasher.combine(field.access.json(root)) }
  }

  /// The values in the order of the table; nil where there is nothing to write.
  func values(of root: Root) -> [JSONValue?] {
    fields.map { $0.access.json(root) }
  }

  /// All that is not nil, by wire name.
  func members(of root: Root) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    for field in fields { members[field.name] = field.access.json(root) }
    return members
  }

  /// The wire name of the field that a key path leads to.
  func name(of path: PartialKeyPath<Root>) -> String {
    guard let field = fields.first(where: { $0.access.path == path }) else {
      preconditionFailure("\(path) leads to no attribute and no link of \(Root.self)")
    }
    return field.name
  }
}

extension RowFields: ExpressibleByArrayLiteral {
  /// The table of these fields.
  public init(arrayLiteral elements: RowField<Root>...) {
    fields = elements
  }
}
