/// A function declaration, function expression or arrow function.
struct FunctionNode: SyntaxNode {
  let first: TokenIndex
  let end: TokenIndex
  /// The function's own name; arrow functions have none.
  let name: TokenIndex?
  let signature: Signature
  let body: Body

  var parameters: NodeList<Parameter> { signature.parameters }

  /// What stands between the name and the body.
  struct Signature: Sendable, BitwiseCopyable {
    var typeParameters = NodeList<TypeParameter>.empty
    let parameters: NodeList<Parameter>
  }

  enum Body: Sendable, BitwiseCopyable {
    /// All that the function does is to declare variables, if any, and to return this.
    case returned(ExpressionID, locals: NodeList<VariableDeclarator>)
    /// Anything else, which is skipped.
    case opaque
    /// There is none: an overload or an ambient function.
    case none
  }

  /// Whether calling it gives a promise or a generator instead of what the body returns.
  let isAsyncOrGenerator: Bool
}

/// One parameter of a function.
struct Parameter: SyntaxNode {
  let first: TokenIndex
  let end: TokenIndex
  let binding: Binding
  let isRest: Bool
  /// `= e`
  let defaultValue: ExpressionID?
}
