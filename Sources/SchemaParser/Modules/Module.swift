import SchemaDiagnostics
import SchemaModel

/// A source file that has been parsed, with an index of its names.
///
/// It is a class, and gives the parts of its tree one by one, so that those who walk the tree hold
/// one reference and not all of its arrays.
final class Module: Sendable {
  let path: ModulePath
  let names: ModuleNames
  let changes: NameChanges
  let syntax: SourceFileSyntax

  init(_ syntax: SourceFileSyntax) {
    self.path = ModulePath(syntax.file.path)
    self.syntax = syntax
    self.names = ModuleNames(of: syntax)
    self.changes = NameChanges(in: syntax, names: names)
  }

  var file: FileID { syntax.file.id }
}

// MARK: - The tree

extension Module {
  subscript(token: TokenIndex) -> Token { syntax[token] }
  subscript(id: ExpressionID) -> Expression { syntax[id] }
  subscript(id: NodeID<ObjectMember>) -> ObjectMember { syntax[id] }
  subscript(id: NodeID<FunctionNode>) -> FunctionNode { syntax[id] }
  subscript(id: NodeID<Parameter>) -> Parameter { syntax[id] }
  subscript(id: NodeID<BindingElement>) -> BindingElement { syntax[id] }
  subscript(id: NodeID<VariableDeclarator>) -> VariableDeclarator { syntax[id] }
  subscript(id: NodeID<EnumDeclaration>) -> EnumDeclaration { syntax[id] }
  subscript(id: NodeID<EnumMember>) -> EnumMember { syntax[id] }
  subscript(id: TypeID) -> TypeNode { syntax[id] }
  subscript(id: NodeID<TupleMember>) -> TupleMember { syntax[id] }
  subscript(id: NodeID<TypeMember>) -> TypeMember { syntax[id] }
  subscript(id: NodeID<TypeAliasDeclaration>) -> TypeAliasDeclaration { syntax[id] }
  subscript(id: NodeID<InterfaceDeclaration>) -> InterfaceDeclaration { syntax[id] }
  subscript(id: NodeID<TypeParameter>) -> TypeParameter { syntax[id] }
  subscript<Node>(list: NodeList<Node>) -> NodeListElements<Node> { syntax[list] }

  /// Every expression, those inside others before them.
  var expressionIDs: some Sequence<ExpressionID> { syntax.expressionIDs }

  func isInsideFunction(_ token: TokenIndex) -> Bool { syntax.isInsideFunction(token) }

  func binaryOperator(left: ExpressionID) -> TokenKind { syntax.binaryOperator(left: left) }

  func name(of token: TokenIndex) -> String { syntax.name(of: token) }
  func name(of token: TokenIndex, in names: inout NameTable) -> Name {
    syntax.name(of: token, in: &names)
  }
  func string(of token: TokenIndex) -> String { syntax.string(of: token) }
  func number(of token: TokenIndex) -> Double { syntax.number(of: token) }

  func range(of token: TokenIndex) -> SourceRange { syntax.range(of: token) }
  func range(of node: some SyntaxNode) -> SourceRange { syntax.range(of: node) }
  func range(of id: ExpressionID) -> SourceRange { syntax.range(of: id) }
  func range(of id: TypeID) -> SourceRange { syntax.range(of: id) }

  func documentation(before token: TokenIndex) -> Documentation? {
    syntax.documentation(before: token)
  }
}
