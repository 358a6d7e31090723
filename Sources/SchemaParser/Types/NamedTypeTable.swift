import SchemaModel

/// The types with names that attributes use, each once, in the order in which they are met.
struct NamedTypeTable {
  private(set) var types: [NamedType] = []
  private var entries: [DeclaredType: Entry] = [:]

  /// What a name stands for.
  struct Entry {
    /// The index in `types`.
    let index: Int
    /// Whether the name allows `null` besides.
    let isOptional: Bool

    var shape: TypeShape { isOptional ? .optional(.named(index)) : .named(index) }
  }

  subscript(declared: DeclaredType) -> Entry? { entries[declared] }

  /// Takes a type in before its shape is known, so that the shape may refer to it.
  mutating func reserve(
    _ type: NamedType, for declarations: [DeclaredType], isOptional: Bool
  ) -> Entry {
    let entry = Entry(index: types.count, isOptional: isOptional)
    types.append(type)
    for declared in declarations { entries[declared] = entry }
    return entry
  }

  mutating func complete(_ entry: Entry, with shape: TypeShape) {
    types[entry.index].shape = shape
  }
}
