/// What can be done with one field of a record, given a pointer to the record.
///
/// A stored property is read straight from its place, which is many times faster than a key path;
/// what has no place, as a computed property, is read through its key path.
struct FieldAccess: Sendable {
  /// The place of a stored property in the record, in bytes; nil for every other one.
  let offset: Int?
  /// The bytes that the value takes.
  let size: Int
  /// The value as JSON, or nil where there is nothing to write.
  let json: @Sendable (UnsafeRawPointer) -> JSONValue?
  let comparison: FieldComparison

  init<Root, Value: FieldValue>(_ path: any KeyPath<Root, Value> & Sendable) {
    offset = MemoryLayout<Root>.offset(of: path)
    size = MemoryLayout<Value>.size
    if let offset {
      json = { ($0 + offset).assumingMemoryBound(to: Value.self).pointee.writingField() }
      comparison = FieldComparison(Value.self, at: offset)
    } else {
      let value = { @Sendable (root: UnsafeRawPointer) in
        root.assumingMemoryBound(to: Root.self).pointee[keyPath: path]
      }
      json = { value($0).writingField() }
      comparison = .other { value($0) == value($1) }
    }
  }
}
