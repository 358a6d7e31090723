/// Linked rows.
extension EntityKey {
  /// Asks for the row behind a link that has one.
  ///
  /// - Parameter rows: What is asked of the linked rows; links of their own among it.
  public func with<Linked: EntityIdentifiable>(
    _ link: KeyPath<Entity, Linked?>,
    _ rows: (EntityKey<Linked>) -> EntityKey<Linked> = { $0 }
  ) -> Self {
    including(rows, behind: Entity.fields.name(of: link))
  }

  /// Asks for the rows behind a link that has many.
  ///
  /// - Parameter rows: What is asked of the linked rows; links of their own among it.
  public func with<Linked: EntityIdentifiable>(
    _ link: KeyPath<Entity, [Linked]?>,
    _ rows: (EntityKey<Linked>) -> EntityKey<Linked> = { $0 }
  ) -> Self {
    including(rows, behind: Entity.fields.name(of: link))
  }

  private func including<Linked: EntityIdentifiable>(
    _ rows: (EntityKey<Linked>) -> EntityKey<Linked>, behind label: String
  ) -> Self {
    var linked = EntityKey<Linked>(namespace: Linked.namespace)
    linked.options = options.links[label] ?? linked.options
    let options = rows(linked).options
    return with { $0.links[label] = options }
  }
}
