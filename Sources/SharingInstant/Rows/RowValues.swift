/// The values of a row, read by a table of fields, that a record is made of.
///
/// All are read before one is used, so generated code has one place where an error can leave it.
/// With a place for each field the compiler would have to write at every one how the values before
/// it are destroyed, and would need time that grows with the square of their number.
public struct RowValues: ~Copyable {
  private let layout: RowLayout
  private let memory: UnsafeMutableRawPointer
  /// How many values have been read.
  private var end = 0
  /// How many of them have been taken.
  private var position = 0

  init(_ layout: RowLayout) {
    self.layout = layout
    memory = .allocate(byteCount: layout.byteCount, alignment: layout.alignment)
  }

  deinit {
    for index in position..<end {
      layout.places[index].destroyValue(in: memory + layout.offsets[index])
    }
    memory.deallocate()
  }

  /// Reads all values.
  ///
  /// - Throws: `RowError` where a required value is missing or a value is of another kind; where
  ///   more than one row has come for a link that has one, since the server sends an object, null
  ///   or an array of at most one row, depending on how it is asked.
  mutating func read(from row: RowReader) throws {
    while end < layout.places.count {
      let place = layout.places[end]
      do {
        try place.read(row.member(place.name), into: memory + layout.offsets[end])
      } catch let error as RowError {
        throw row.located(error, at: place.name)
      }
      end += 1
    }
  }

  /// Takes the next value, in the order of the table. It must have the type of its field: another
  /// one is a mistake of the program.
  public mutating func next<Value: FieldValue>() -> Value {
    precondition(position < end, "the table has no more than \(end) fields")
    let place = layout.places[position]
    precondition(place.type == Value.self, "\(place.name) is a \(place.type), no \(Value.self)")
    defer { position += 1 }
    return (memory + layout.offsets[position]).assumingMemoryBound(to: Value.self).move()
  }
}
