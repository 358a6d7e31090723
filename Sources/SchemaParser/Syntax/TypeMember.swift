/// One member of an object type or interface, without the `,` or `;` after it.
struct TypeMember: SyntaxNode {
  /// The first token, modifiers included; documentation stands before it.
  let first: TokenIndex
  let end: TokenIndex
  let kind: Kind
  let isOptional: Bool
  let isReadonly: Bool

  enum Kind: Sendable, BitwiseCopyable {
    /// `name: T`; the name is a word, a string or a number. Without `: T` the type is `nil`.
    case property(name: TokenIndex, type: TypeID?)
    /// `[key]: T`
    case computed(key: ExpressionID, type: TypeID?)
    /// `[name: K]: V`
    case index(key: TypeID, value: TypeID)
    /// A method, getter or setter; the name is `nil` if it is computed.
    case method(name: TokenIndex?)
    /// `(…): T` and `new (…): T`
    case signature
  }
}
