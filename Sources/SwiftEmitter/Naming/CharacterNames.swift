/// What characters are called that no identifier can hold.
enum CharacterNames {
  /// Short names for what Unicode calls at length or otherwise than programmers do. All others go
  /// by their Unicode name.
  static let common: [Unicode.Scalar: String] = [
    "+": "plus", "-": "minus", "*": "star", "/": "slash", "\\": "backslash", "=": "equals",
    "<": "less", ">": "greater", "%": "percent", "$": "dollar", "#": "hash", "@": "at", "&": "and",
    "|": "bar", "^": "caret", "~": "tilde", "!": "bang", "?": "question", ".": "dot", ":": "colon",
    "_": "underscore", "`": "backtick", "'": "apostrophe", "\"": "quote", "\t": "tab",
    "\n": "newline", "\r": "return",
  ]

  /// The name as words in lowercase: `right parenthesis`. A character without one is called by its
  /// number: `u e000`.
  static func words(for scalar: Unicode.Scalar) -> [String] {
    if let name = common[scalar] { return [name] }
    guard let name = scalar.properties.name ?? scalar.properties.nameAlias else {
      return ["u", String(scalar.value, radix: 16)]
    }
    return name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(
      String.init)
  }
}
