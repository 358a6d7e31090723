extension SwiftPrinter {
  /// Writes an expression that `reserve` more bytes follow on its line.
  mutating func write(_ expression: Expression, reserve: Int = 0) {
    switch expression {
    case .verbatim(let text): write(text)
    case .string(let value): write(literal: value)
    case .name(let name): write(name: name, as: .declaration)
    case .member(let name):
      write(".")
      write(name: name, as: .member)
    case .memberCall(let name, let arguments):
      write(".")
      write(name: name, as: .member)
      write(arguments, reserve: reserve)
    case .keyPath(let name):
      write("\\.")
      write(name: name, as: .member)
    case .access(let base, let member):
      write(name: base, as: .declaration)
      write(".")
      write(name: member, as: .member)
    case .call(let callee, let arguments, let isTrying):
      if isTrying { write("try ") }
      write(callee)
      write(arguments, reserve: reserve)
    case .array(let elements):
      // A formatter counts the comma that the last element has where elements stand on lines.
      list(elements, open: "[", close: "]", reserve: reserve + 1, trailingComma: true) {
        $0.write($1, reserve: 1)
      }
    }
  }

  private mutating func write(_ arguments: [Argument], reserve: Int) {
    if arguments.count == 1, arguments[0].label == nil {
      write("(")
      write(arguments[0].value, reserve: reserve + 1)
      write(")")
      return
    }
    list(arguments, open: "(", close: ")", reserve: reserve, trailingComma: false) {
      if let label = $1.label {
        $0.write(name: label, as: .argumentLabel)
        $0.write(": ")
      }
      $0.write($1.value, reserve: 1)
    }
  }

  mutating func write(_ statement: Statement, reserve: Int = 0) {
    switch statement {
    case .expression(let expression):
      write(expression, reserve: reserve)
    case .assignToMember(let name, let value):
      write("self.")
      write(name: name, as: .member)
      write(" = ")
      write(value, reserve: reserve)
    case .assign(let name, let value):
      write(name: name, as: .declaration)
      write(" = ")
      write(value, reserve: reserve)
    case .assignToSelf(let value):
      write("self = ")
      write(value, reserve: reserve)
    case .switch(let subject, let cases):
      write("switch ")
      write(subject)
      write(" {")
      endLine()
      for item in cases { print(item) }
      startLine()
      write("}")
    }
  }

  /// A case stands on one line if it fits, and its statement below it otherwise.
  private mutating func print(_ item: SwitchCase) {
    startLine()
    write(item.pattern)
    let mark = mark
    write(" ")
    write(item.body)
    if !isOneLine(since: mark) {
      truncate(to: mark)
      endLine()
      indented {
        $0.startLine()
        $0.write(item.body)
      }
    }
    endLine()
  }

  private mutating func write(_ pattern: SwitchCase.Pattern) {
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
      write(variable)
      write(")")
    case .default:
      write("default")
    }
    write(":")
  }
}
