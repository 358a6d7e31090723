/// One member of an object literal, from its key to the end of its value.
struct ObjectMember: SyntaxNode {
  let first: TokenIndex
  let end: TokenIndex
  let kind: Kind

  enum Kind: Sendable, BitwiseCopyable {
    /// `key: value`; the key is a word, a string or a number: the token `first`.
    case property(value: ExpressionID)
    /// `[key]: value`
    case computed(key: ExpressionID, value: ExpressionID)
    /// `name`, which is the token `first`.
    case shorthand
    /// `name = e`, `name?: e` and `name!: e`, which TypeScript's parser takes and JavaScript does
    /// not, but for the first in patterns. The mark is the sign behind the name.
    case misplaced(mark: TokenIndex, value: ExpressionID)
    /// `...e`
    case spread(ExpressionID)
    /// A method, getter or setter; the name is `nil` if it is computed, the function if it is not
    /// called as it stands there.
    case method(name: TokenIndex?, NodeID<FunctionNode>?)
  }
}
