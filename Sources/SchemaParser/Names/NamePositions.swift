/// Where each of many different names stands in a list: a hash table with open addresses.
struct NamePositions {
  private var names: [UInt32] = []
  /// One more than a position in the list, or 0 for none.
  private var slots = [UInt32](repeating: 0, count: 64)

  init(_ names: some Sequence<Name>) {
    for name in names { append(name) }
  }

  subscript(name: Name) -> Int? {
    let entry = slots[slot(of: name.index)]
    return entry == 0 ? nil : Int(entry) - 1
  }

  /// Adds a name that the list does not have at its end.
  mutating func append(_ name: Name) {
    names.append(name.index)
    if names.count * 2 > slots.count {
      slots = [UInt32](repeating: 0, count: slots.count * 4)
      for position in names.indices.dropLast() { enter(position) }
    }
    enter(names.count - 1)
  }

  private mutating func enter(_ position: Int) {
    slots[slot(of: names[position])] = UInt32(position + 1)
  }

  /// The slot where a name stands, or where it would.
  private func slot(of index: UInt32) -> Int {
    // Numbers of names that are written one after the other follow each other, and so differ here.
    var slot = Int(index) & (slots.count - 1)
    while slots[slot] != 0, names[Int(slots[slot]) - 1] != index {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
