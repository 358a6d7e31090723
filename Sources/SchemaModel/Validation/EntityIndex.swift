import SchemaDiagnostics

/// Finds the declared entities by their names, byte for byte as the server compares.
struct EntityIndex {
  private let entities: [Entity]
  /// Where each entity stands; of several with one name, the first.
  private let positions: [String: Int]
  /// Whether names that Swift calls equal may still differ in their bytes.
  private let hasWideNames: Bool

  init(_ entities: [Entity], traits: NameTraits) {
    var positions: [String: Int] = [:]
    positions.reserveCapacity(entities.count)
    for position in entities.indices.reversed() {
      positions[entities[position].name.value] = position
    }
    self.entities = entities
    self.positions = positions
    self.hasWideNames = traits.contains(.wide)
  }

  /// Where the entity of that name stands.
  subscript(name: String) -> Int? {
    guard let position = positions[name] else { return nil }
    let known = entities[position].name.value.utf8
    // What is equal to ASCII without being it, as the Kelvin sign is to K, is longer.
    let isExact =
      hasWideNames ? known.elementsEqual(name.utf8) : known.count == name.utf8.count
    return isExact ? position : nil
  }
}
