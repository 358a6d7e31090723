/// A statement at the top of a file.
struct Statement: SyntaxNode {
  /// The first token, `export` and decorators included; documentation stands before it.
  let first: TokenIndex
  let end: TokenIndex
  let kind: Kind
  let exported: Exported

  enum Exported: Sendable, BitwiseCopyable {
    case no
    /// `export const …`
    case byName
    /// `export default …`
    case asDefault
  }

  enum Kind: Sendable, BitwiseCopyable {
    case importDeclaration(NodeID<ImportDeclaration>)
    case exportDeclaration(NodeID<ExportDeclaration>)
    /// `const`, `let`, `var` or `using`, the list being what they declare.
    case variables(NodeList<VariableDeclarator>, isConstant: Bool)
    case function(NodeID<FunctionNode>)
    case enumeration(NodeID<EnumDeclaration>)
    case typeAlias(NodeID<TypeAliasDeclaration>)
    case interface(NodeID<InterfaceDeclaration>)
    /// An expression alone, and that of `export default e` and `export = e`.
    case expression(ExpressionID)
    /// A statement that is not read: a class, a namespace, `if`, `declare …`; with the name that it
    /// declares, if it does.
    case skipped(name: TokenIndex?)
  }
}

/// One binding of a `const`, `let` or `var`.
struct VariableDeclarator: SyntaxNode {
  let first: TokenIndex
  let end: TokenIndex
  let binding: Binding
  let type: TypeID?
  let initializer: ExpressionID?
}
