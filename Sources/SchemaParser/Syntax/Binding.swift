/// What a declaration binds a value to.
enum Binding: Sendable, BitwiseCopyable {
  case name(TokenIndex)
  case object(NodeList<BindingElement>)
  case array(NodeList<BindingElement>)
  /// A name that should stand here and does not.
  case missing
}

/// One place of a destructuring pattern.
struct BindingElement: SyntaxNode {
  let first: TokenIndex
  let end: TokenIndex
  /// The property that an object pattern takes: a word, a string or a number. `nil` if the pattern
  /// is of an array, or if the key is computed.
  let key: TokenIndex?
  /// `missing` for a place of an array pattern that is left out.
  let target: Binding
  /// `= e`
  let defaultValue: ExpressionID?
  /// `...rest`
  let isRest: Bool
}
