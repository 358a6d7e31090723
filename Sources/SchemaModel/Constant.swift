/// A value that the schema file gives where the model expects plain data.
package enum Constant: Sendable, Equatable {
  case string(String)
  case number(Double)
  case boolean(Bool)
  case null
  case undefined
  /// Anything else; the text says what it is, for messages: "an array", "an entity".
  case other(String)
}

extension Constant {
  /// What the value is, for messages: "`"one"`", "a number".
  package var description: String {
    switch self {
    case .string(let text): "`\"\(text)\"`"
    case .number: "a number"
    case .boolean(let value): "`\(value)`"
    case .null: "`null`"
    case .undefined: "`undefined`"
    case .other(let description): description
    }
  }
}
