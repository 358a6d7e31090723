/// `type Name<T> = …`
struct TypeAliasDeclaration: SyntaxNode {
  let first: TokenIndex
  let end: TokenIndex
  let name: TokenIndex
  let parameters: NodeList<TypeParameter>
  let type: TypeID
}

/// `interface Name<T> extends A, B<C> { … }`
struct InterfaceDeclaration: SyntaxNode {
  let first: TokenIndex
  let end: TokenIndex
  let name: TokenIndex
  let parameters: NodeList<TypeParameter>
  /// References, as far as the source is right.
  let extends: NodeList<TypeNode>
  let members: NodeList<TypeMember>
}

/// `T`, `T extends C` or `T = D` between the angle brackets of a declaration.
struct TypeParameter: SyntaxNode {
  let first: TokenIndex
  let end: TokenIndex
  let name: TokenIndex
  let constraint: TypeID?
  let defaultType: TypeID?
}

/// `enum Name { … }`
struct EnumDeclaration: SyntaxNode {
  let first: TokenIndex
  let end: TokenIndex
  let name: TokenIndex
  let members: NodeList<EnumMember>
}

/// `Name` or `Name = e` in an enum.
struct EnumMember: SyntaxNode {
  let first: TokenIndex
  let end: TokenIndex
  /// A word or a string.
  let name: TokenIndex
  let initializer: ExpressionID?
}
