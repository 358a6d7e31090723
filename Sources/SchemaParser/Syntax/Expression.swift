/// An expression: the tokens it covers and what it is.
struct Expression: SyntaxNode {
  let first: TokenIndex
  let end: TokenIndex
  let kind: Kind

  /// What an expression is. Names, literals and operators are tokens; where a case does not hold
  /// them, they follow from the tokens that the node covers, as said there.
  enum Kind: Sendable, BitwiseCopyable {
    /// An expression that should stand here and does not; a diagnostic says so already.
    case missing
    /// A name, the token `first`; `undefined` is one of them.
    case identifier
    /// A string, or a template without substitutions: the token `first`.
    case string
    /// A number, the token `first`.
    case number
    case bigint
    case regularExpression
    case boolean(Bool)
    case null
    /// `this`, `super`, `import` or `new.target` and `import.meta`.
    case keyword
    /// A template with substitutions, which are the list; the token before each is the text that
    /// comes before it, and the last token of the expression is the text after the last.
    case template(NodeList<Expression>)
    /// Elements may be `hole` and `spread`.
    case array(NodeList<Expression>)
    case object(NodeList<ObjectMember>)
    /// `a.b` and `a?.b`; the name may be a private one.
    case member(object: ExpressionID, name: TokenIndex)
    /// `a[b]` and `a?.[b]`.
    case element(object: ExpressionID, index: ExpressionID)
    /// `f(…)` and `f?.(…)`; arguments may be `spread`. Type arguments make the callee an
    /// `instantiation`.
    case call(callee: ExpressionID, arguments: NodeList<Expression>)
    /// `f<T>`, alone or before a call.
    case instantiation(ExpressionID, arguments: NodeList<TypeNode>)
    /// `new X` and `new X(…)`.
    case new(callee: ExpressionID, arguments: NodeList<Expression>)
    case taggedTemplate(tag: ExpressionID, template: ExpressionID)
    /// `e as T` and `<T>e`.
    case asType(ExpressionID, TypeID)
    /// `e as const` and `<const>e`.
    case asConst(ExpressionID)
    case satisfies(ExpressionID, TypeID)
    /// `e!`
    case nonNull(ExpressionID)
    case parenthesized(ExpressionID)
    /// An operator before its operand, the token `first`: `!`, `-`, `typeof`, `await`, `++` and
    /// others. The operand of a bare `yield` is `missing`.
    case prefix(ExpressionID)
    /// `++` or `--` after its operand.
    case postfix(ExpressionID)
    /// Two operands; `SourceFileSyntax.binaryOperator` tells the operator, comma and assignments
    /// among them.
    case binary(left: ExpressionID, right: ExpressionID)
    /// `a ? b : c`; the list is these three.
    case conditional(NodeList<Expression>)
    /// A function expression or an arrow function.
    case function(NodeID<FunctionNode>)
    /// A class expression, whose body is not kept.
    case classExpression
    /// A JSX element, whose content is not kept.
    case jsx
    /// `...e` in an array or among arguments.
    case spread(ExpressionID)
    /// Nothing between two commas of an array.
    case hole
  }
}
