import SchemaDiagnostics

/// What the names of a module stand for: in its expressions, in its types, and for importers.
struct ModuleNames: Sendable {
  /// What a name stands for in expressions.
  enum Value: Sendable {
    case variable(NodeID<VariableDeclarator>)
    /// A name that a destructuring pattern takes out of the variable's initializer.
    case destructured(NodeID<VariableDeclarator>)
    case function(NodeID<FunctionNode>)
    case enumeration(NodeID<EnumDeclaration>)
    case imported(Import)
    /// A class, a namespace or something else that is not read.
    case skipped
  }

  /// What a name stands for in types.
  enum TypeMeaning: Sendable {
    case alias(NodeID<TypeAliasDeclaration>)
    /// All declarations of the interface, which TypeScript merges.
    case interface([NodeID<InterfaceDeclaration>])
    case enumeration(NodeID<EnumDeclaration>)
    case imported(Import)
    case skipped
  }

  /// Something of another module.
  struct Import: Sendable {
    /// The string that names the module.
    let module: TokenIndex
    let name: ImportedName
  }

  enum ImportedName: Hashable, Sendable {
    case named(String)
    case namespace
  }

  /// What a name stands for outside the module.
  enum Export: Sendable {
    /// A name of the module itself.
    case local(String)
    /// An expression that has no other name.
    case expression(ExpressionID)
    case function(NodeID<FunctionNode>)
    case imported(Import)
  }

  /// A meaning and the token that gives it.
  struct Declared<Meaning: Sendable>: Sendable {
    let token: TokenIndex
    let meaning: Meaning
    /// The token before which documentation stands.
    let statement: TokenIndex

    init(token: TokenIndex, meaning: Meaning, statement: TokenIndex? = nil) {
      self.token = token
      self.meaning = meaning
      self.statement = statement ?? token
    }
  }

  private(set) var values: [String: Declared<Value>] = [:]
  private(set) var types: [String: Declared<TypeMeaning>] = [:]
  private(set) var exports: [String: Declared<Export>] = [:]
  /// The names in `exports` in the order of the source.
  private(set) var exportedNames: [String] = []
  /// What is exported, in the order of the source.
  var exportsInOrder: [(name: String, export: Declared<Export>)] {
    exportedNames.compactMap { name in exports[name].map { (name, $0) } }
  }

  /// The modules of `export * from`.
  private(set) var starExports: [TokenIndex] = []

  /// The name under which importers find the default export.
  static let defaultExport = "default"
}

// MARK: - Gathering

extension ModuleNames {
  init(of syntax: SourceFileSyntax) {
    for statement in syntax.statements { add(statement, of: syntax) }
  }

  private mutating func add(_ statement: Statement, of syntax: SourceFileSyntax) {
    switch statement.kind {
    case .importDeclaration(let id):
      add(syntax[id], of: syntax)
    case .exportDeclaration(let id):
      add(syntax[id], of: syntax)
    case .variables(let list, _):
      for id in syntax[list] {
        add(syntax[id].binding, of: id, isWhole: true, in: syntax, by: statement)
      }
    case .function(let id):
      guard let name = syntax[id].name else {
        return export(Self.defaultExport, .function(id), at: statement.first)
      }
      // Of overloads the last declaration has the body.
      declare(name, .function(id), in: syntax, by: statement)
    case .enumeration(let id):
      let name = syntax[id].name
      declare(name, .enumeration(id), in: syntax, by: statement)
      declareType(name, .enumeration(id), in: syntax, by: statement)
    case .typeAlias(let id):
      declareType(syntax[id].name, .alias(id), in: syntax, by: statement)
    case .interface(let id):
      addInterface(id, in: syntax, by: statement)
    case .expression(let id):
      if case .asDefault = statement.exported {
        export(Self.defaultExport, .expression(id), at: syntax[id].first)
      } else {
        addExport(id, of: syntax)
      }
    case .skipped(let name):
      guard let name else { return }
      declare(name, .skipped, in: syntax, by: statement)
      declareType(name, .skipped, in: syntax, by: statement)
    }
  }

  private mutating func add(
    _ binding: Binding, of id: NodeID<VariableDeclarator>, isWhole: Bool,
    in syntax: SourceFileSyntax, by statement: Statement
  ) {
    switch binding {
    case .name(let name):
      let value: Value = isWhole ? .variable(id) : .destructured(id)
      declare(name, value, in: syntax, by: statement)
    case .object(let elements), .array(let elements):
      for element in syntax[elements] {
        add(syntax[element].target, of: id, isWhole: false, in: syntax, by: statement)
      }
    case .missing:
      break
    }
  }

  private mutating func add(_ declaration: ImportDeclaration, of syntax: SourceFileSyntax) {
    guard let module = declaration.module else {
      // `import x = …` is not read.
      if let name = declaration.defaultName {
        values[syntax.name(of: name)] = Declared(token: name, meaning: .skipped)
      }
      return
    }
    func bind(_ token: TokenIndex, _ name: ImportedName, isTypeOnly: Bool) {
      let local = syntax.name(of: token)
      let imported = Import(module: module, name: name)
      types[local] = Declared(token: token, meaning: .imported(imported))
      if !isTypeOnly { values[local] = Declared(token: token, meaning: .imported(imported)) }
    }
    if let name = declaration.defaultName {
      bind(name, .named(Self.defaultExport), isTypeOnly: declaration.isTypeOnly)
    }
    if let name = declaration.namespaceName {
      bind(name, .namespace, isTypeOnly: declaration.isTypeOnly)
    }
    for id in syntax[declaration.specifiers] {
      let specifier = syntax[id]
      bind(
        specifier.localName, .named(syntax.name(of: specifier.exportedName)),
        isTypeOnly: declaration.isTypeOnly || specifier.isTypeOnly)
    }
  }

  private mutating func add(_ declaration: ExportDeclaration, of syntax: SourceFileSyntax) {
    if let module = declaration.module, declaration.isStar {
      if let name = declaration.namespaceName {
        let imported = Import(module: module, name: .namespace)
        export(syntax.name(of: name), .imported(imported), at: name)
      } else {
        starExports.append(module)
      }
    }
    for id in syntax[declaration.specifiers] {
      let specifier = syntax[id]
      let exported = syntax.name(of: specifier.exportedName)
      let local = syntax.name(of: specifier.localName)
      let meaning: Export =
        if let module = declaration.module {
          .imported(Import(module: module, name: .named(local)))
        } else {
          .local(local)
        }
      export(exported, meaning, at: specifier.exportedName)
    }
  }

  private mutating func addInterface(
    _ id: NodeID<InterfaceDeclaration>, in syntax: SourceFileSyntax, by statement: Statement
  ) {
    let token = syntax[id].name
    let name = syntax.name(of: token)
    if let known = types[name], case .interface(let parts) = known.meaning {
      types[name] = Declared(
        token: known.token, meaning: .interface(parts + [id]), statement: known.statement)
    } else {
      declareType(token, .interface([id]), in: syntax, by: statement)
    }
  }

  private mutating func declare(
    _ token: TokenIndex, _ value: Value, in syntax: SourceFileSyntax, by statement: Statement
  ) {
    let name = syntax.name(of: token)
    values[name] = Declared(token: token, meaning: value, statement: statement.first)
    export(name, at: token, as: statement.exported)
  }

  private mutating func declareType(
    _ token: TokenIndex, _ type: TypeMeaning, in syntax: SourceFileSyntax, by statement: Statement
  ) {
    let name = syntax.name(of: token)
    types[name] = Declared(token: token, meaning: type, statement: statement.first)
    export(name, at: token, as: statement.exported)
  }

  private mutating func export(
    _ name: String, at token: TokenIndex, as exported: Statement.Exported
  ) {
    switch exported {
    case .no: break
    case .byName: export(name, .local(name), at: token)
    case .asDefault: export(Self.defaultExport, .local(name), at: token)
    }
  }

  private mutating func export(_ name: String, _ meaning: Export, at token: TokenIndex) {
    if exports.updateValue(Declared(token: token, meaning: meaning), forKey: name) == nil {
      exportedNames.append(name)
    }
  }
}

// MARK: - CommonJS

extension ModuleNames {
  /// Takes in a statement that is only an expression, for what CommonJS modules export.
  private mutating func addExport(_ id: ExpressionID, of syntax: SourceFileSyntax) {
    guard case .binary(let left, let right) = syntax[id].kind,
      syntax.binaryOperator(left: left) == .equal
    else { return }
    var names: [TokenIndex] = []
    var target = left
    while case .member(let object, let name) = syntax[target].kind {
      names.append(name)
      target = object
    }
    guard case .identifier = syntax[target].kind else { return }
    let root = syntax.name(of: syntax[target].first)
    let path = names.reversed().map { syntax.name(of: $0) }
    if root == "module", path.first == "exports", values[root] == nil {
      exportAssignment(path.dropFirst(), right, at: syntax[left].first)
    } else if root == "exports", values[root] == nil {
      exportAssignment(path[...], right, at: syntax[left].first)
    }
  }

  private mutating func exportAssignment(
    _ path: ArraySlice<String>, _ value: ExpressionID, at token: TokenIndex
  ) {
    guard path.count <= 1 else { return }
    export(path.first ?? Self.defaultExport, .expression(value), at: token)
  }
}
