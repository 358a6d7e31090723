/// What can be done with one field of a record whose type is not known here.
struct FieldAccess<Root>: Sendable {
  let path: any PartialKeyPath<Root> & Sendable
  let json: @Sendable (Root) -> JSONValue?
  let areEqual: @Sendable (Root, Root) -> Bool

  init<Value: FieldValue>(_ path: any KeyPath<Root, Value> & Sendable) {
    self.path = path
    json = { $0[keyPath: path].writingField() }
    areEqual = { $0[keyPath: path] == $1[keyPath: path] }
  }
}
