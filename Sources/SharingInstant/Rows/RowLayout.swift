/// Where the values of a table's fields stand in memory, one after the other.
final class RowLayout: Sendable {
  let places: [FieldPlace]
  /// The offset of each value in bytes.
  let offsets: [Int]
  let byteCount: Int
  /// What every value can be aligned to.
  let alignment: Int

  init(_ places: [FieldPlace]) {
    var (offsets, end): ([Int], Int) = ([], 0)
    for place in places {
      let start = (end + place.alignment - 1) & -place.alignment
      offsets.append(start)
      end = start + place.size
    }
    self.places = places
    self.offsets = offsets
    byteCount = end
    alignment = places.reduce(1) { max($0, $1.alignment) }
  }
}
