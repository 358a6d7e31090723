extension SwiftPrinter {
  /// Declarations of one group stand together; blank lines separate groups, and blocks from
  /// everything.
  enum Group {
    case typeProperties, properties, cases, block
  }

  private mutating func begin(_ group: Group, documentation: [String] = []) {
    if let previous, group == .block || group != previous { endLine() }
    previous = group
    print(documentation: documentation)
    startLine()
  }

  // MARK: - Types

  mutating func print(_ type: TypeHead, _ members: (inout SwiftPrinter) -> Void) {
    begin(.block, documentation: type.documentation)
    switch type.kind {
    case .struct: write("nonisolated struct ", type)
    case .enum: write("nonisolated enum ", type)
    case .extension:
      write("nonisolated extension ")
      write(verbatim: type.name)
    }
    for (index, name) in type.inheritance.enumerated() {
      if index == 0 { write(": ") } else { write(", ") }
      write(verbatim: name)
    }
    let outer = previous
    previous = nil
    writeBlock(members)
    previous = outer
    endLine()
  }

  private mutating func write(_ keyword: StaticString, _ type: TypeHead) {
    write(.exported)
    write(keyword)
    write(name: type.name, as: .declaration)
  }

  /// A private other name for a type.
  mutating func print(typeAlias name: String, _ type: String) {
    begin(.block)
    write(.private)
    write("typealias ")
    write(verbatim: name)
    write(" = ")
    print(line: type)
  }

  mutating func print(_ item: EnumCase) {
    begin(.cases, documentation: item.documentation)
    write("case ")
    write(name: item.name, as: .declaration)
    if let payload = item.payload {
      write("(")
      write(verbatim: payload)
      write(")")
    }
    endLine()
  }

  // MARK: - Initializers

  mutating func printInitializer(
    isThrowing: Bool = false, parameters: (inout SwiftPrinter) -> Void,
    body: (inout SwiftPrinter) -> Void
  ) {
    begin(.block)
    write(.exported)
    write("init")
    followed(by: isThrowing ? " throws {".utf8.count : " {".utf8.count) {
      $0.writeList(open: "(", close: ")", parameters)
    }
    if isThrowing { write(" throws") }
    writeBlock(body)
    endLine()
  }

  /// Writes a parameter in the list of an initializer's.
  ///
  /// - Parameters:
  ///   - label: what callers write.
  ///   - name: what the body writes, if it is another name.
  mutating func write(
    parameter label: String, called name: String? = nil, _ type: String,
    default value: Expression? = nil
  ) {
    writeElement { printer in
      printer.write(name: label, as: .parameterLabel)
      if let name {
        printer.write(" ")
        printer.write(verbatim: name)
      }
      printer.write(": ")
      printer.write(verbatim: type)
      if let value {
        printer.write(" = ")
        printer.write(value)
      }
    }
  }

  // MARK: - Properties

  /// Prints a stored property without an initial value.
  mutating func print(_ property: Property) {
    begin(property)
    endLine()
  }

  /// Prints a property with an initial value.
  mutating func print(_ property: Property, _ value: (inout SwiftPrinter) -> Void) {
    begin(property)
    write(" = ")
    value(&self)
    endLine()
  }

  /// Prints a computed property whose getter is one expression.
  mutating func print(_ property: Property, computed value: Expression) {
    begin(property)
    write(" { ")
    write(value)
    write(" }")
    endLine()
  }

  /// Prints a computed property with a longer getter.
  mutating func print(computed property: Property, _ lines: (inout SwiftPrinter) -> Void) {
    begin(property)
    writeBlock(lines)
    endLine()
  }

  mutating func print(
    _ property: Property, get: Expression, set statement: (inout SwiftPrinter) -> Void
  ) {
    begin(property)
    writeBlock { printer in
      printer.printStatement {
        $0.write("get { ")
        $0.write(get)
        $0.write(" }")
      }
      printer.printStatement {
        $0.write("set { ")
        $0.followed(by: 2, statement)
        $0.write(" }")
      }
    }
    endLine()
  }

  private mutating func begin(_ property: Property) {
    begin(
      property.isStatic ? .typeProperties : .properties, documentation: property.documentation)
    write(property.visibility)
    if property.isStatic { write("static ") }
    if property.isConstant { write("let ") } else { write("var ") }
    write(name: property.name, as: .declaration)
    if let type = property.type {
      write(": ")
      write(verbatim: type)
    }
  }
}
