import SchemaDiagnostics

@testable import SchemaParser

/// A tree as one line of text: `a + b * c` is `(+ a (* b c))`.
struct SyntaxDump {
  let syntax: SourceFileSyntax

  func expression(_ id: ExpressionID) -> String {
    let node = syntax[id]
    let first = syntax.text(of: node.first)
    switch node.kind {
    case .missing: return "<missing>"
    case .identifier, .string, .number, .bigint, .regularExpression, .boolean, .null, .keyword:
      return first
    case .hole: return "<hole>"
    case .jsx: return "<jsx>"
    case .classExpression: return "<class>"
    case .template(let values): return call("template", values)
    case .array(let values): return "[\(join(values))]"
    case .object(let members): return "{\(syntax[members].map(member).joined(separator: ", "))}"
    case .member(let object, let name): return "\(expression(object)).\(syntax.text(of: name))"
    case .element(let object, let index): return "\(expression(object))[\(expression(index))]"
    case .call(let callee, let arguments): return "\(expression(callee))(\(join(arguments)))"
    case .instantiation(let callee, let arguments):
      return "\(expression(callee))<\(types(arguments))>"
    case .new(let callee, let arguments): return "new \(expression(callee))(\(join(arguments)))"
    case .taggedTemplate(let tag, let template):
      return "(tag \(expression(tag)) \(expression(template)))"
    case .asType(let value, let type): return "(as \(expression(value)) \(self.type(type)))"
    case .asConst(let value): return "(as \(expression(value)) const)"
    case .satisfies(let value, let type):
      return "(satisfies \(expression(value)) \(self.type(type)))"
    case .nonNull(let value): return "\(expression(value))!"
    case .parenthesized(let value): return "(\(expression(value)))"
    case .prefix(let value): return "(\(first) \(expression(value)))"
    case .postfix(let value):
      return "(post\(syntax.text(of: node.end.previous)) \(expression(value)))"
    case .binary(let left, let right):
      let sign = syntax.binaryOperator(left: left).spelling
      return "(\(sign) \(expression(left)) \(expression(right)))"
    case .conditional(let operands): return call("?", operands)
    case .function(let id): return function(id)
    case .spread(let value): return "...\(expression(value))"
    }
  }

  private func call(_ name: String, _ values: NodeList<Expression>) -> String {
    "(\(name) \(syntax[values].map(expression).joined(separator: " ")))"
  }

  private func join(_ values: NodeList<Expression>) -> String {
    syntax[values].map(expression).joined(separator: ", ")
  }

  private func member(_ id: NodeID<ObjectMember>) -> String {
    let member = syntax[id]
    let name = syntax.text(of: member.first)
    switch member.kind {
    case .property(let value): return "\(name): \(expression(value))"
    case .computed(let key, let value): return "[\(expression(key))]: \(expression(value))"
    case .shorthand: return name
    case .misplaced(let mark, let value):
      return "\(name)\(syntax.text(of: mark)) \(expression(value))"
    case .spread(let value): return "...\(expression(value))"
    case .method(let name, _): return "\(name.map(syntax.text(of:)) ?? "[]")()"
    }
  }

  func function(_ id: NodeID<FunctionNode>) -> String {
    let function = syntax[id]
    let parameters = syntax[function.parameters].map { parameter($0) }.joined(separator: ", ")
    let body =
      switch function.body {
      case .returned(let value, let locals):
        syntax[locals].map { "\(variable($0)); " }.joined() + expression(value)
      case .opaque: "<opaque>"
      case .none: "<none>"
      }
    let name = function.name.map(syntax.text(of:)) ?? ""
    return "\(function.isAsyncOrGenerator ? "async " : "")\(name)(\(parameters)) => \(body)"
  }

  private func parameter(_ id: NodeID<Parameter>) -> String {
    let parameter = syntax[id]
    let value = parameter.defaultValue.map { " = \(expression($0))" } ?? ""
    return (parameter.isRest ? "..." : "") + binding(parameter.binding) + value
  }

  func binding(_ binding: Binding) -> String {
    switch binding {
    case .name(let name): syntax.text(of: name)
    case .object(let elements): "{\(syntax[elements].map(element).joined(separator: ", "))}"
    case .array(let elements): "[\(syntax[elements].map(element).joined(separator: ", "))]"
    case .missing: "<missing>"
    }
  }

  private func element(_ id: NodeID<BindingElement>) -> String {
    let element = syntax[id]
    let key = element.key.map { "\(syntax.text(of: $0)): " } ?? ""
    let value = element.defaultValue.map { " = \(expression($0))" } ?? ""
    return (element.isRest ? "..." : "") + key + binding(element.target) + value
  }
}

// MARK: - Types

extension SyntaxDump {
  func type(_ id: TypeID) -> String {
    let node = syntax[id]
    switch node.kind {
    case .missing: return "<missing>"
    case .keyword, .string, .boolean: return syntax.text(of: node.first)
    case .number: return syntax.file.text(in: syntax.range(of: node))
    case .reference(let name, let arguments): return self.name(name) + angles(arguments)
    case .array(let element): return "\(type(element))[]"
    case .tuple(let members): return "[\(syntax[members].map(tupleMember).joined(separator: ", "))]"
    case .object(let members): return "{\(self.members(members))}"
    case .union(let types): return "(| \(syntax[types].map(type).joined(separator: " ")))"
    case .intersection(let types): return "(& \(syntax[types].map(type).joined(separator: " ")))"
    case .indexedAccess(let object, let index): return "\(type(object))[\(type(index))]"
    case .keyOf(let operand): return "(keyof \(type(operand)))"
    case .typeQuery(let name, let arguments):
      return "(typeof \(self.name(name))\(angles(arguments)))"
    case .readonly(let operand): return "(readonly \(type(operand)))"
    case .parenthesized(let inner): return "(\(type(inner)))"
    case .unsupported(let reason): return "<\(reason)>"
    }
  }

  func types(_ list: NodeList<TypeNode>) -> String {
    syntax[list].map(type).joined(separator: ", ")
  }

  func members(_ list: NodeList<TypeMember>) -> String {
    syntax[list].map(typeMember).joined(separator: "; ")
  }

  private func angles(_ arguments: NodeList<TypeNode>) -> String {
    syntax[arguments].isEmpty ? "" : "<\(types(arguments))>"
  }

  private func name(_ name: TypeName) -> String {
    name.words.map(syntax.text(of:)).joined(separator: ".")
  }

  private func tupleMember(_ id: NodeID<TupleMember>) -> String {
    let member = syntax[id]
    let label = member.label.map { syntax.text(of: $0) + ": " } ?? ""
    return (member.isRest ? "..." : "") + label + type(member.type)
      + (member.isOptional ? "?" : "")
  }

  private func typeMember(_ id: NodeID<TypeMember>) -> String {
    let member = syntax[id]
    let mark = member.isOptional ? "?" : ""
    let prefix = member.isReadonly ? "readonly " : ""
    switch member.kind {
    case .property(let name, let type):
      return "\(prefix)\(syntax.text(of: name))\(mark): \(type.map(self.type) ?? "-")"
    case .computed(let key, let type):
      return "\(prefix)[\(expression(key))]\(mark): \(type.map(self.type) ?? "-")"
    case .index(let key, let value): return "\(prefix)[\(type(key))]: \(type(value))"
    case .method(let name): return "\(name.map(syntax.text(of:)) ?? "[]")\(mark)()"
    case .signature: return "()"
    }
  }
}

// MARK: - Statements

extension SyntaxDump {
  func statements() -> [String] { syntax.statements.map(statement) }

  private func statement(_ statement: Statement) -> String {
    let prefix =
      switch statement.exported {
      case .no: ""
      case .byName: "export "
      case .asDefault: "default "
      }
    return prefix + content(statement)
  }

  private func content(_ statement: Statement) -> String {
    switch statement.kind {
    case .importDeclaration(let id): return importDeclaration(syntax[id])
    case .exportDeclaration(let id): return exportDeclaration(syntax[id])
    case .variables(let list, let isConstant):
      return (isConstant ? "const " : "let ") + syntax[list].map(variable).joined(separator: ", ")
    case .function(let id): return "function \(function(id))"
    case .enumeration(let id): return enumeration(syntax[id])
    case .typeAlias(let id):
      let alias = syntax[id]
      return
        "type \(syntax.text(of: alias.name))\(parameters(alias.parameters)) = \(type(alias.type))"
    case .interface(let id):
      let interface = syntax[id]
      let bases = syntax[interface.extends].isEmpty ? "" : " extends \(types(interface.extends))"
      return
        "interface \(syntax.text(of: interface.name))\(parameters(interface.parameters))\(bases)"
        + " {\(members(interface.members))}"
    case .expression(let id): return expression(id)
    case .skipped(let name): return "skipped \(name.map(syntax.text(of:)) ?? "-")"
    }
  }

  private func variable(_ id: NodeID<VariableDeclarator>) -> String {
    let variable = syntax[id]
    let type = variable.type.map { ": \(self.type($0))" } ?? ""
    let value = variable.initializer.map { " = \(expression($0))" } ?? ""
    return binding(variable.binding) + type + value
  }

  private func parameters(_ list: NodeList<TypeParameter>) -> String {
    let parameters = syntax[list].map { id in
      let parameter = syntax[id]
      return syntax.text(of: parameter.name)
        + (parameter.constraint.map { " extends \(type($0))" } ?? "")
        + (parameter.defaultType.map { " = \(type($0))" } ?? "")
    }
    return parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
  }

  private func enumeration(_ node: EnumDeclaration) -> String {
    let members = syntax[node.members].map { id in
      syntax.name(of: syntax[id].name)
        + (syntax[id].initializer.map { " = \(expression($0))" } ?? "")
    }
    return "enum \(syntax.text(of: node.name)) {\(members.joined(separator: ", "))}"
  }

  private func importDeclaration(_ node: ImportDeclaration) -> String {
    module(
      "import", node.isTypeOnly,
      [
        node.defaultName.map { "default \(syntax.text(of: $0))" },
        node.namespaceName.map { "* \(syntax.text(of: $0))" }, specifiers(node.specifiers),
      ], node.module)
  }

  private func exportDeclaration(_ node: ExportDeclaration) -> String {
    module(
      "export", node.isTypeOnly,
      [
        node.isStar ? "*" : nil, node.namespaceName.map { syntax.text(of: $0) },
        specifiers(node.specifiers),
      ], node.module)
  }

  private func module(
    _ word: String, _ isTypeOnly: Bool, _ parts: [String?], _ module: TokenIndex?
  ) -> String {
    let words =
      [word, isTypeOnly ? "type" : nil] + parts
      + [module.map { "from \(syntax.string(of: $0))" }]
    return words.compactMap { $0 }.joined(separator: " ")
  }

  /// Each as `exported=local`.
  private func specifiers(_ list: NodeList<ModuleSpecifier>) -> String? {
    let texts = syntax[list].map { id in
      let specifier = syntax[id]
      return (specifier.isTypeOnly ? "type " : "") + syntax.name(of: specifier.exportedName) + "="
        + syntax.name(of: specifier.localName)
    }
    return texts.isEmpty ? nil : "{\(texts.joined(separator: ", "))}"
  }
}
