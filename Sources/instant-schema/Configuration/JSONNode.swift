/// A JSON text with the places of its values.
struct JSONNode {
  let value: Value
  /// The offset of its first byte.
  let offset: Int

  enum Value {
    case null
    case boolean(Bool)
    case number
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  struct Member {
    let key: String
    let keyOffset: Int
    let value: JSONNode
  }

  /// What it is, for messages.
  var kind: String {
    switch value {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
