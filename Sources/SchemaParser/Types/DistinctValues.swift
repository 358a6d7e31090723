/// Values that differ from each other, in the order in which they came. Few are looked through; only
/// many are worth a hash table.
struct DistinctValues<Value: Hashable> {
  private(set) var values: [Value] = []
  /// The same values, if there are many.
  private var table: Set<Value> = []

  private static var longestSearch: Int { 16 }

  /// Adds a value that is not there yet; whether it was not.
  mutating func insert(_ value: Value) -> Bool {
    if values.count <= Self.longestSearch {
      guard !values.contains(value) else { return false }
    } else {
      if table.isEmpty { table = Set(values) }
      guard table.insert(value).inserted else { return false }
    }
    values.append(value)
    return true
  }
}
