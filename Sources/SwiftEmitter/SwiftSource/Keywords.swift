/// The words that Swift keeps for itself, by where they stand.
///
/// Words that are reserved only in a context where generated code puts no name (`async`, `get`,
/// `mutating`, …) need no backticks.
enum Keywords {
  /// Where a name stands in the source.
  enum Place {
    /// The name of a declaration, a variable, or a parameter inside its function.
    case declaration
    /// The label of a parameter that has one.
    case parameterLabel
    /// The label of an argument.
    case argumentLabel
    /// After a dot.
    case member
  }

  /// Need backticks where they are declared, or refer to a variable.
  static let declarations = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Need backticks as labels of parameters.
  static let parameterLabels = ["inout", "let", "var"]

  /// Need backticks as labels of arguments.
  static let argumentLabels = ["inout"]

  /// Need backticks after a dot.
  static let members = ["Protocol", "Type", "init", "self"]

  static func needsBackticks(_ name: String, in place: Place) -> Bool {
    // What is reserved anywhere is reserved where it is declared.
    guard declarationTable.contains(name) else { return false }
    return switch place {
    case .declaration: true
    case .parameterLabel: parameterLabels.contains(name)
    case .argumentLabel: argumentLabels.contains(name)
    case .member: members.contains(name)
    }
  }

  private static let declarationTable = WordTable(declarations)
}
