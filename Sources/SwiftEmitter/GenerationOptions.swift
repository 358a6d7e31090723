/// What a team may choose about the Swift it gets; the defaults need no configuration.
package struct GenerationOptions: Sendable, Equatable {
  package var accessLevel: AccessLevel
  /// Goes before the name of every top-level type, `Schema` too.
  package var prefix: String
  /// Whether entities are `Hashable` besides `Equatable`.
  package var hashable: Bool

  package init(accessLevel: AccessLevel = .public, prefix: String = "", hashable: Bool = false) {
    self.accessLevel = accessLevel
    self.prefix = prefix
    self.hashable = hashable
  }
}

/// Who may use the generated declarations.
package enum AccessLevel: String, Sendable, CaseIterable {
  case `public`, `package`, `internal`
}
