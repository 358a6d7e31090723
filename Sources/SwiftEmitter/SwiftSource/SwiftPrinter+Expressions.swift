extension SwiftPrinter {
  mutating func write(_ expression: Expression) {
    switch expression {
    case .verbatim(let text): write(text)
    case .string(let value): write(literal: value)
    case .name(let name): write(name: name, as: .declaration)
    case .member(let name):
      write(".")
      write(name: name, as: .member)
    case .keyPath(let name):
      write("\\.")
      write(name: name, as: .member)
    case .access(let base, let member):
      write(name: base, as: .declaration)
      write(".")
      write(name: member, as: .member)
    }
  }

  // MARK: - Lists

  /// `[element, element]`
  mutating func writeArray(_ elements: (inout SwiftPrinter) -> Void) {
    writeList(open: "[", close: "]", hasTrailingComma: true, elements)
  }

  /// `(label: value, label: value)`, after what is called.
  mutating func writeArguments(_ arguments: (inout SwiftPrinter) -> Void) {
    writeList(open: "(", close: ")", arguments)
  }

  /// `(value)`, after what is called, always on its line.
  mutating func writeArgument(_ value: (inout SwiftPrinter) -> Void) {
    write("(")
    followed(by: reserve + 1, value)
    write(")")
  }

  /// `callee(value)`
  mutating func writeCall(_ callee: String, _ value: Expression) {
    write(verbatim: callee)
    writeArgument { $0.write(value) }
  }

  /// `label: value` in a list of arguments.
  mutating func write(label: String?, _ value: Expression) {
    write(label: label) { $0.write(value) }
  }

  mutating func write(label: String?, _ value: (inout SwiftPrinter) -> Void) {
    writeElement { printer in
      if let label {
        printer.write(name: label, as: .argumentLabel)
        printer.write(": ")
      }
      value(&printer)
    }
  }

  // MARK: - Statements

  /// Prints a statement in a body.
  mutating func printStatement(_ statement: (inout SwiftPrinter) -> Void) {
    startLine()
    statement(&self)
    endLine()
  }

  mutating func printSwitch(on subject: Expression, _ cases: (inout SwiftPrinter) -> Void) {
    startLine()
    write("switch ")
    write(subject)
    write(" {")
    endLine()
    cases(&self)
    startLine()
    write("}")
    endLine()
  }

  /// Prints a case of a `switch`, on one line if it fits, and its statement below it otherwise.
  mutating func print(_ pattern: Pattern, _ statement: (inout SwiftPrinter) -> Void) {
    startLine()
    write(pattern)
    let mark = mark
    write(" ")
    statement(&self)
    if isOneLine(since: mark) { return endLine() }
    truncate(to: mark)
    endLine()
    indented { $0.printStatement(statement) }
  }

  private mutating func write(_ pattern: Pattern) {
    switch pattern {
    case .string(let value):
      write("case ")
      write(literal: value)
    case .member(let name):
      write("case .")
      write(name: name, as: .member)
    case .payload(let name, let variable):
      write("case .")
      write(name: name, as: .member)
      write("(let ")
      write(verbatim: variable)
      write(")")
    case .default:
      write("default")
    }
    write(":")
  }
}
