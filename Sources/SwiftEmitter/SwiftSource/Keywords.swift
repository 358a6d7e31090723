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
    switch place {
    case .declaration: declarationTable.contains(name)
    case .parameterLabel: parameterLabelTable.contains(name)
    case .argumentLabel: argumentLabelTable.contains(name)
    case .member: memberTable.contains(name)
    }
  }

  private static let declarationTable = WordTable(declarations)
  private static let parameterLabelTable = WordTable(parameterLabels)
  private static let argumentLabelTable = WordTable(argumentLabels)
  private static let memberTable = WordTable(members)
}

/// A set of ASCII words for lookups in the hot path: a bucket for each first byte is faster than
/// hashing, because nearly all buckets hold few words or none.
private struct WordTable {
  private var buckets = [[String]](repeating: [], count: 128)

  init(_ words: [String]) {
    for word in words {
      if let first = word.utf8.first { buckets[Int(first)].append(word) }
    }
  }

  func contains(_ word: String) -> Bool {
    guard let first = word.utf8.first, first < 128 else { return false }
    return buckets[Int(first)].contains(word)
  }
}
