import SchemaDiagnostics
import SchemaModel

/// Arguments that the DSL does not look at, which their authors expect to mean something.
extension Evaluator {
  /// Warns of arguments to a method of an attribute, none of which takes any.
  mutating func reportIgnored(
    _ arguments: [Operand], of method: AttributeMethod, _ site: CallSite
  ) {
    if arguments.isEmpty { return }
    let effect =
      switch method {
      case .optional, .clientRequired: "optional"
      case .unique: "unique"
      case .indexed: "indexed"
      }
    reportIgnored(
      arguments[...],
      "`\(method.rawValue)()` takes no argument: the attribute is \(effect) in any case", site,
      notes: [])
  }

  /// Warns of the arguments to a builder that are too many.
  mutating func reportIgnored(
    _ arguments: ArraySlice<Operand>, of builder: Builder, _ site: CallSite
  ) {
    if arguments.isEmpty { return }
    let name = "`i.\(builder.rawValue)`"
    switch builder {
    case .entity, .schema, .graph:
      reportIgnored(arguments, "\(name) does not look at this argument", site, notes: [])
    case .string, .json, .any:
      let type = builder == .string ? "\"a\" | \"b\"" : "{ … }"
      reportIgnored(
        arguments, "\(name) takes no argument", site,
        notes: ["a type stands in angle brackets: `i.\(builder.rawValue)<\(type)>()`"])
    case .number, .boolean, .date:
      reportIgnored(arguments, "\(name) takes no argument", site, notes: [])
    }
  }

  private mutating func reportIgnored(
    _ arguments: ArraySlice<Operand>, _ message: String, _ site: CallSite, notes: [String]
  ) {
    guard let first = arguments.first, let last = arguments.last else { return }
    let range = SourceRange(file: first.range.file, start: first.range.start, end: last.range.end)
    report(
      Diagnostic(
        .ignoredArgument, message, at: range, notes: notes,
        fixIts: asTypeArgument(arguments, of: site) + removal(of: arguments, from: site)
          + removalOfCall(with: arguments, site)))
  }

  /// Removes the whole call of a method that is given `false`, as what it does is not wanted.
  private func removalOfCall(with arguments: ArraySlice<Operand>, _ site: CallSite) -> [FixIt] {
    guard case .method(let method) = site.callee.value,
      case .attribute(let attribute, _) = method.method, arguments.count == 1,
      case .boolean(false)? = arguments.first?.value, attribute.range.file == site.range.file
    else { return [] }
    let call = SourceRange(
      file: site.range.file, start: attribute.range.end, end: site.range.end)
    return [FixIt("remove `\(loader.files.text(in: call))`", edits: [FixIt.Edit(call, "")])]
  }

  /// Warns of type arguments behind the first.
  mutating func reportIgnoredTypes(of builder: Builder, _ site: CallSite) {
    guard site.typeArguments.count > 1 else { return }
    let ranges = site.typeArguments.map { range(of: $0) }
    let file = ranges[0].file
    let gaps = zip(ranges, ranges.dropFirst()).map { left, right in
      FixIt.Edit(SourceRange(file: file, start: left.end, end: right.start), " | ")
    }
    report(
      Diagnostic(
        .ignoredArgument, "`i.\(builder.rawValue)` takes one type",
        at: ranges[1].union(ranges[ranges.count - 1]),
        fixIts: [FixIt("make them a union", edits: gaps)]))
  }

  /// Removes the last arguments of a call.
  private func removal(of arguments: ArraySlice<Operand>, from site: CallSite) -> [FixIt] {
    guard let opening = openingParenthesis(of: site) else { return [] }
    let kept = site.arguments[..<arguments.startIndex].last
    let deleted = SourceRange(
      file: site.range.file, start: kept?.range.end ?? opening.end, end: site.range.end - 1)
    let noun = arguments.count == 1 ? "argument" : "arguments"
    return [FixIt("remove the \(noun)", edits: [FixIt.Edit(deleted, "")])]
  }

  /// Makes a union of the strings that `i.string` is given in an array.
  private func asTypeArgument(_ arguments: ArraySlice<Operand>, of site: CallSite) -> [FixIt] {
    guard case .builder(.string) = site.callee.value, site.typeArguments.isEmpty,
      arguments.count == 1, case .array(let array)? = arguments.first?.value,
      !array.elements.isEmpty, let opening = openingParenthesis(of: site)
    else { return [] }
    let strings = array.elements.compactMap { element in
      if case .string(let text) = element { SourceText.string(text) } else { nil }
    }
    guard strings.count == array.elements.count else { return [] }
    let parentheses = SourceRange(file: opening.file, start: opening.start, end: site.range.end)
    let type = strings.joined(separator: " | ")
    return [FixIt("make them a type", edits: [FixIt.Edit(parentheses, "<\(type)>()")])]
  }

  private func openingParenthesis(of site: CallSite) -> SourceRange? {
    let callee = site.callee.range
    guard let module = loader[callee.file], site.range.file == callee.file else { return nil }
    let token = TokenIndex(module.firstToken(from: callee.end))
    return module[token].kind == .leftParen ? module.range(of: token) : nil
  }
}
