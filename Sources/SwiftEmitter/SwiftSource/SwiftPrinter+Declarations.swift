extension SwiftPrinter {
  /// Prints a declaration of the file's own level, with a blank line before it.
  mutating func printTopLevel(_ declaration: Declaration) {
    endLine()
    print(declaration)
  }

  private mutating func print(_ declaration: Declaration) {
    switch declaration {
    case .type(let type): print(type)
    case .property(let property): print(property)
    case .initializer(let initializer): print(initializer)
    case .enumCase(let item): print(item)
    case .typeAlias(let alias): print(alias)
    }
  }

  private mutating func print(_ type: TypeDeclaration) {
    print(documentation: type.documentation)
    startLine()
    if type.kind == .extension {
      write("nonisolated extension ")
      write(type.name)
    } else {
      write(.exported)
      write("nonisolated ")
      write(type.kind.rawValue)
      write(" ")
      write(name: type.name, as: .declaration)
    }
    if !type.inheritance.isEmpty {
      write(": ")
      write(type.inheritance.joined(separator: ", "))
    }
    guard !type.members.isEmpty else { return line(" {}") }
    line(" {")
    indented { $0.print(members: type.members) }
    startLine()
    line("}")
  }

  private mutating func print(members: [Declaration]) {
    var previous: Group?
    for member in members {
      let group = Group(member)
      if let previous, group == .block || group != previous { endLine() }
      print(member)
      previous = group
    }
  }

  /// Members of one group stand together; blank lines separate groups, and blocks from everything.
  private enum Group {
    case typeProperties, properties, cases, block

    init(_ declaration: Declaration) {
      switch declaration {
      case .property(let property): self = property.isStatic ? .typeProperties : .properties
      case .enumCase: self = .cases
      case .type, .initializer, .typeAlias: self = .block
      }
    }
  }

  private mutating func print(_ item: EnumCase) {
    print(documentation: item.documentation)
    startLine()
    write("case ")
    write(name: item.name, as: .declaration)
    if let payload = item.payload {
      write("(")
      write(payload)
      write(")")
    }
    endLine()
  }

  private mutating func print(_ alias: TypeAlias) {
    startLine()
    write(.private)
    write("typealias ")
    write(alias.name)
    write(" = ")
    line(alias.type)
  }

  private mutating func print(_ initializer: Initializer) {
    startLine()
    write(.exported)
    write("init")
    let ending = initializer.isThrowing ? " throws {" : " {"
    list(
      initializer.parameters, open: "(", close: ")",
      reserve: ending.utf8.count + (initializer.body.isEmpty ? 1 : 0), trailingComma: false
    ) { $0.write($1) }
    write(ending)
    guard !initializer.body.isEmpty else { return line("}") }
    endLine()
    indented { printer in
      for statement in initializer.body {
        printer.startLine()
        printer.write(statement)
        printer.endLine()
      }
    }
    startLine()
    line("}")
  }

  private mutating func write(_ parameter: Parameter) {
    write(name: parameter.label, as: .parameterLabel)
    if let innerName = parameter.innerName {
      write(" ")
      write(innerName)
    }
    write(": ")
    write(parameter.type)
    if let value = parameter.defaultValue {
      write(" = ")
      write(value, reserve: 1)
    }
  }

  private mutating func print(_ property: Property) {
    print(documentation: property.documentation)
    startLine()
    write(property.visibility)
    if property.isStatic { write("static ") }
    write(property.isConstant ? "let " : "var ")
    write(name: property.name, as: .declaration)
    if let type = property.type {
      write(": ")
      write(type)
    }
    write(property.value)
    endLine()
  }

  private mutating func write(_ value: Property.Value) {
    switch value {
    case .stored:
      break
    case .initial(let expression):
      write(" = ")
      write(expression)
    case .computed(let expression):
      write(" { ")
      write(expression, reserve: 2)
      write(" }")
    case .statement(let statement):
      block { $0.write(statement) }
    case .accessors(let get, let set):
      block { printer in
        printer.write("get { ")
        printer.write(get, reserve: 2)
        printer.line(" }")
        printer.startLine()
        printer.write("set { ")
        printer.write(set, reserve: 2)
        printer.write(" }")
      }
    }
  }

  private mutating func block(_ body: (inout SwiftPrinter) -> Void) {
    line(" {")
    indented {
      $0.startLine()
      body(&$0)
      $0.endLine()
    }
    startLine()
    write("}")
  }
}
