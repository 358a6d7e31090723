import Foundation
import FuzzSupport
import SharingInstant

/// Rows of the runtime: text and `JSONValue` are read alike, and what is read can be written and
/// comes back equal.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let text = Data(bytes: data, count: count)
  let result = Result { try Schema.todos.decode(text) }
  requireAlike(result, text)
  guard let todos = try? result.get() else { return 0 }
  let again = try? Schema.todos.decode(JSONEncoder().encode(todos))
  require(again == todos.map(\.withoutNullExtra), "\(todos) come back equal")
  for todo in todos { require(RowWriter.update(from: todo, to: todo).isEmpty, "nothing changed") }
  return 0
}

private func requireAlike(_ result: Result<[Todo], any Error>, _ text: Data) {
  guard let json = try? JSONValue(parsing: text) else {
    return require((try? result.get()) == nil, "what is no JSON is no row")
  }
  switch (result, Result { try Schema.todos.decode(json) }) {
  case (.success(let rows), .success(let others)):
    require(rows == others, "text and JSONValue give the same rows")
  case (.failure(let error), .failure(let other)):
    require("\(error)" == "\(other)", "text and JSONValue fail alike: \(error) and \(other)")
  case (let result, let other):
    require(false, "text and JSONValue give the same: \(result) and \(other)")
  }
}

extension Todo {
  /// Null and missing are one for an optional attribute, so `.null` comes back as nil.
  fileprivate var withoutNullExtra: Todo {
    var todo = self
    if todo.extra == .null { todo.extra = nil }
    todo.parent = todo.parent?.withoutNullExtra
    return todo
  }
}
