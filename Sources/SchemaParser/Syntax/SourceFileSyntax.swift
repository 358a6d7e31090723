import SchemaDiagnostics

/// The tree of one TypeScript file. It knows the grammar and nothing of InstantDB.
///
/// Nodes stand in flat arrays, one for each kind, and refer to each other by index, so that a file
/// costs a handful of allocations however long it is.
struct SourceFileSyntax: Sendable {
  let file: SourceFile
  /// Every token of the file; the last is `endOfFile`.
  let tokens: [Token]
  /// The statements at the top of the file.
  private(set) var statements: [Statement] = []

  private var expressions: [Expression] = []
  private var objectMembers: [ObjectMember] = []
  private var functions: [FunctionNode] = []
  private var parameters: [Parameter] = []
  private var bindingElements: [BindingElement] = []
  private var types: [TypeNode] = []
  private var tupleMembers: [TupleMember] = []
  private var typeMembers: [TypeMember] = []
  private var declarations = Declarations()
  /// The elements of all lists, each list behind the number of its elements.
  private var lists: [UInt32] = [0]

  /// The kinds of node that only statements have, of which there are few.
  private struct Declarations: Sendable {
    var variables: [VariableDeclarator] = []
    var imports: [ImportDeclaration] = []
    var exports: [ExportDeclaration] = []
    var specifiers: [ModuleSpecifier] = []
    var typeAliases: [TypeAliasDeclaration] = []
    var interfaces: [InterfaceDeclaration] = []
    var typeParameters: [TypeParameter] = []
    var enumerations: [EnumDeclaration] = []
    var enumMembers: [EnumMember] = []
  }

  init(file: SourceFile, tokens: [Token]) {
    self.file = file
    self.tokens = tokens
    // What chains of calls in object literals come to. Pages that stay untouched cost nothing,
    // while growing copies and holds both copies for a while.
    expressions.reserveCapacity(tokens.count / 2)
    objectMembers.reserveCapacity(tokens.count / 8)
    lists.reserveCapacity(tokens.count / 4)
  }
}

// MARK: - Reading

extension SourceFileSyntax {
  subscript(index: TokenIndex) -> Token { tokens[Int(index.index)] }

  subscript(id: ExpressionID) -> Expression { expressions[Int(id.index)] }
  subscript(id: NodeID<ObjectMember>) -> ObjectMember { objectMembers[Int(id.index)] }
  subscript(id: NodeID<FunctionNode>) -> FunctionNode { functions[Int(id.index)] }
  subscript(id: NodeID<Parameter>) -> Parameter { parameters[Int(id.index)] }
  subscript(id: NodeID<BindingElement>) -> BindingElement { bindingElements[Int(id.index)] }
  subscript(id: TypeID) -> TypeNode { types[Int(id.index)] }
  subscript(id: NodeID<TupleMember>) -> TupleMember { tupleMembers[Int(id.index)] }
  subscript(id: NodeID<TypeMember>) -> TypeMember { typeMembers[Int(id.index)] }
  subscript(id: NodeID<VariableDeclarator>) -> VariableDeclarator {
    declarations.variables[Int(id.index)]
  }
  subscript(id: NodeID<ImportDeclaration>) -> ImportDeclaration {
    declarations.imports[Int(id.index)]
  }
  subscript(id: NodeID<ExportDeclaration>) -> ExportDeclaration {
    declarations.exports[Int(id.index)]
  }
  subscript(id: NodeID<ModuleSpecifier>) -> ModuleSpecifier {
    declarations.specifiers[Int(id.index)]
  }
  subscript(id: NodeID<TypeAliasDeclaration>) -> TypeAliasDeclaration {
    declarations.typeAliases[Int(id.index)]
  }
  subscript(id: NodeID<InterfaceDeclaration>) -> InterfaceDeclaration {
    declarations.interfaces[Int(id.index)]
  }
  subscript(id: NodeID<TypeParameter>) -> TypeParameter {
    declarations.typeParameters[Int(id.index)]
  }
  subscript(id: NodeID<EnumDeclaration>) -> EnumDeclaration {
    declarations.enumerations[Int(id.index)]
  }
  subscript(id: NodeID<EnumMember>) -> EnumMember { declarations.enumMembers[Int(id.index)] }

  /// Every expression of the file, those inside others before them.
  var expressionIDs: some Sequence<ExpressionID> {
    expressions.indices.lazy.map { ExpressionID(index: $0) }
  }

  /// Whether a token is a part of a function.
  func isInsideFunction(_ token: TokenIndex) -> Bool {
    functions.contains { $0.first <= token && token < $0.end }
  }

  /// The elements of a list, in the order of the source.
  subscript<Node>(list: NodeList<Node>) -> NodeListElements<Node> {
    let start = Int(list.offset) + 1
    return NodeListElements(lists[start..<start + Int(lists[start - 1])])
  }

  /// The source of a token.
  func range(of token: TokenIndex) -> SourceRange {
    SourceRange(file: file.id, start: self[token].start, end: self[token].end)
  }

  /// The source of a node, from its first token to its last; empty for one that is left out.
  func range(of node: some SyntaxNode) -> SourceRange {
    guard node.first < node.end else {
      let end = node.first.index == 0 ? 0 : self[node.first.previous].end
      return SourceRange(file: file.id, start: end, end: end)
    }
    return SourceRange(
      file: file.id, start: self[node.first].start, end: self[node.end.previous].end)
  }

  func range(of id: ExpressionID) -> SourceRange { range(of: self[id]) }
  func range(of id: TypeID) -> SourceRange { range(of: self[id]) }

  /// The operator of a `binary` expression: the token that follows its left operand.
  func binaryOperator(left: ExpressionID) -> TokenKind { self[self[left].end].kind }
}

/// The elements of a list of nodes, as addresses.
struct NodeListElements<Node>: RandomAccessCollection {
  private let slice: ArraySlice<UInt32>

  fileprivate init(_ slice: ArraySlice<UInt32>) {
    self.slice = slice
  }

  var startIndex: Int { slice.startIndex }
  var endIndex: Int { slice.endIndex }

  subscript(position: Int) -> NodeID<Node> { NodeID(index: Int(slice[position])) }
}

// MARK: - Building

extension SourceFileSyntax {
  mutating func append(_ statement: Statement) { statements.append(statement) }

  mutating func add(_ node: Expression) -> ExpressionID { Self.append(node, to: &expressions) }
  mutating func add(_ node: ObjectMember) -> NodeID<ObjectMember> {
    Self.append(node, to: &objectMembers)
  }
  mutating func add(_ node: FunctionNode) -> NodeID<FunctionNode> {
    Self.append(node, to: &functions)
  }
  mutating func add(_ node: Parameter) -> NodeID<Parameter> { Self.append(node, to: &parameters) }
  mutating func add(_ node: BindingElement) -> NodeID<BindingElement> {
    Self.append(node, to: &bindingElements)
  }
  mutating func add(_ node: TypeNode) -> TypeID { Self.append(node, to: &types) }
  mutating func add(_ node: TupleMember) -> NodeID<TupleMember> {
    Self.append(node, to: &tupleMembers)
  }
  mutating func add(_ node: TypeMember) -> NodeID<TypeMember> {
    Self.append(node, to: &typeMembers)
  }
  mutating func add(_ node: VariableDeclarator) -> NodeID<VariableDeclarator> {
    Self.append(node, to: &declarations.variables)
  }
  mutating func add(_ node: ImportDeclaration) -> NodeID<ImportDeclaration> {
    Self.append(node, to: &declarations.imports)
  }
  mutating func add(_ node: ExportDeclaration) -> NodeID<ExportDeclaration> {
    Self.append(node, to: &declarations.exports)
  }
  mutating func add(_ node: ModuleSpecifier) -> NodeID<ModuleSpecifier> {
    Self.append(node, to: &declarations.specifiers)
  }
  mutating func add(_ node: TypeAliasDeclaration) -> NodeID<TypeAliasDeclaration> {
    Self.append(node, to: &declarations.typeAliases)
  }
  mutating func add(_ node: InterfaceDeclaration) -> NodeID<InterfaceDeclaration> {
    Self.append(node, to: &declarations.interfaces)
  }
  mutating func add(_ node: TypeParameter) -> NodeID<TypeParameter> {
    Self.append(node, to: &declarations.typeParameters)
  }
  mutating func add(_ node: EnumDeclaration) -> NodeID<EnumDeclaration> {
    Self.append(node, to: &declarations.enumerations)
  }
  mutating func add(_ node: EnumMember) -> NodeID<EnumMember> {
    Self.append(node, to: &declarations.enumMembers)
  }

  /// Makes a list of addresses that were gathered one by one.
  mutating func addList<Node>(_ elements: ArraySlice<UInt32>) -> NodeList<Node> {
    guard !elements.isEmpty else { return .empty }
    let offset = lists.count
    lists.append(UInt32(elements.count))
    lists.append(contentsOf: elements)
    return NodeList(offset: offset)
  }

  /// How much has been built, to take back what was built since.
  struct Checkpoint {
    fileprivate let counts: [Int]
  }

  var checkpoint: Checkpoint {
    Checkpoint(counts: [
      expressions.count, objectMembers.count, functions.count, parameters.count,
      bindingElements.count, types.count, tupleMembers.count, typeMembers.count, lists.count,
      declarations.typeParameters.count,
    ])
  }

  mutating func restore(_ checkpoint: Checkpoint) {
    let counts = checkpoint.counts
    expressions.removeSubrange(counts[0]...)
    objectMembers.removeSubrange(counts[1]...)
    functions.removeSubrange(counts[2]...)
    parameters.removeSubrange(counts[3]...)
    bindingElements.removeSubrange(counts[4]...)
    types.removeSubrange(counts[5]...)
    tupleMembers.removeSubrange(counts[6]...)
    typeMembers.removeSubrange(counts[7]...)
    lists.removeSubrange(counts[8]...)
    declarations.typeParameters.removeSubrange(counts[9]...)
  }

  private static func append<Node>(_ node: Node, to nodes: inout [Node]) -> NodeID<Node> {
    nodes.append(node)
    return NodeID(index: nodes.count - 1)
  }
}
