/// The table of a record's fields, in the order of the schema. Writing, equality, hashing and the
/// names in queries all follow from it.
public struct RowFields<Root>: Sendable {
  let fields: [RowField<Root>]
  let shapes: [(WireKey, WireShape)]
  let layout: RowLayout
  private let comparisons: [FieldComparison]

  func areEqual(_ left: Root, _ right: Root) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in
        comparisons.areAllEqual(UnsafeRawPointer(left), UnsafeRawPointer(right))
      }
    }
  }

  /// The fields that differ, with their new values.
  func changes(from old: Root, to new: Root) -> [(RowField<Root>, JSONValue?)] {
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        fields.filter {
          !$0.access.comparison.areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new))
        }
        .map { ($0, $0.access.json(UnsafeRawPointer(new))) }
      }
    }
  }

  func hash(_ root: Root, into hasher: inout Hasher) {
    withUnsafePointer(to: root) { root in
      for field in fields { hasher.combine(field.access.json(UnsafeRawPointer(root))) }
    }
  }

  /// The values in the order of the table; nil where there is nothing to write.
  func values(of root: Root) -> [JSONValue?] {
    withUnsafePointer(to: root) { root in
      fields.map { $0.access.json(UnsafeRawPointer(root)) }
    }
  }

  /// All that is not nil, by wire name.
  func members(of root: Root) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    members.reserveCapacity(fields.count)
    for (field, value) in zip(fields, values(of: root)) { members[field.name] = value }
    return members
  }

  /// Writes all that is not nil.
  func encode(_ root: Root, to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: WireKey.self)
    for ((key, _), value) in zip(shapes, values(of: root)) {
      try value?.encode(to: &container, forKey: key)
    }
  }

  /// The wire name of the field that a key path leads to. A path that leads to no field is a
  /// mistake of the program.
  func name(of path: PartialKeyPath<Root>) -> String {
    let offset = MemoryLayout<Root>.offset(of: path)
    guard let field = fields.first(where: { $0.isReached(by: path, offset: offset) }) else {
      preconditionFailure("\(path) leads to no attribute and to no link of \(Root.self)")
    }
    return field.name
  }
}

extension RowFields: ExpressibleByArrayLiteral {
  /// The table of these fields.
  public init(arrayLiteral elements: RowField<Root>...) {
    fields = elements
    shapes = elements.map { (WireKey($0.name), $0.shape) }
    layout = RowLayout(elements.map(\.place))
    comparisons = elements.map(\.access.comparison)
  }
}
