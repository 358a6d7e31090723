/// What a stage gives back: its value, if it could make one, and all that it has to say.
@usableFromInline package struct Outcome<Value> {
  @usableFromInline package let value: Value?
  @usableFromInline package let diagnostics: [Diagnostic]

  @inlinable package init(_ value: Value?, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  /// Whether any diagnostic forbids going on to write files.
  package var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }
}

extension Outcome: Sendable where Value: Sendable {}
