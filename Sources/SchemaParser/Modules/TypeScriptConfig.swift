/// What a `tsconfig.json` says about imports. It is JSON with comments, which are expressions of
/// TypeScript as well.
struct TypeScriptConfig {
  private let syntax: SourceFileSyntax
  private let root: ExpressionID

  init(_ value: ParsedValue) {
    syntax = value.syntax
    root = value.expression
  }

  /// The configurations that this one builds on, as it names them.
  var extends: [String] {
    guard let value = member("extends", of: root) else { return [] }
    return strings(value)
  }

  /// The aliases that it defines itself.
  func aliases(in directory: ModulePath) -> PathAliases {
    var aliases = PathAliases()
    guard let options = member("compilerOptions", of: root) else { return aliases }
    aliases.base = member("baseUrl", of: options).flatMap(string).map(directory.appending)
    if let paths = member("paths", of: options) {
      aliases.patterns = members(of: paths).map { key, targets in
        let parts = key.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
        return PathAliases.Pattern(
          prefix: String(parts[0]), suffix: parts.count > 1 ? String(parts[1]) : nil,
          targets: strings(targets).map((aliases.base ?? directory).appending))
      }
    }
    return aliases
  }

  private func member(_ name: String, of id: ExpressionID) -> ExpressionID? {
    members(of: id).last { $0.key == name }?.value
  }

  private func members(of id: ExpressionID) -> [(key: String, value: ExpressionID)] {
    guard case .object(let list) = syntax[id].kind else { return [] }
    return syntax[list].compactMap { id in
      let member = syntax[id]
      guard case .property(let value) = member.kind else { return nil }
      return (syntax.name(of: member.first), value)
    }
  }

  /// A string, or the strings in an array.
  private func strings(_ id: ExpressionID) -> [String] {
    if case .array(let elements) = syntax[id].kind { return syntax[elements].compactMap(string) }
    return string(id).map { [$0] } ?? []
  }

  private func string(_ id: ExpressionID) -> String? {
    guard case .string = syntax[id].kind else { return nil }
    return syntax.string(of: syntax[id].first)
  }
}
