import SchemaDiagnostics

extension SchemaValidator {
  /// `on` and `label` are strings and `required` is a boolean.
  @Sendable static func sideValues(_ context: ValidationContext) -> [Diagnostic] {
    let texts = context.sides.flatMap { side -> [Diagnostic] in
      // A value that is a string is what it should be.
      if side.on != nil, side.label != nil { return [] }
      return [
        notAString(side.side.on, "`on` is the name of an entity"),
        notAString(side.side.label, "`label` is the name of a field"),
      ].compactMap(\.self)
    }
    return texts + context.sides.compactMap { $0.isForward ? notABoolean($0.side.required) : nil }
  }

  private static func notAString(_ value: Located<Constant>?, _ rule: String) -> Diagnostic? {
    guard let value, !value.isAbsent, value.string == nil else { return nil }
    return Diagnostic(
      .unexpectedValue, "\(rule), not \(value.value.description)", at: value.range)
  }

  private static func notABoolean(_ value: Located<Constant>?) -> Diagnostic? {
    switch value?.value {
    case nil, .boolean, .undefined, .null: return nil
    default: break
    }
    return value.map { value in
      let meant = ["true", "false"].first { .string($0) == value.value }
      return Diagnostic(
        .unexpectedValue, "`required` is `true` or `false`, not \(value.value.description)",
        at: value.range, fixIts: meant.map { [.replace(value.range, with: $0)] } ?? [])
    }
  }
}
