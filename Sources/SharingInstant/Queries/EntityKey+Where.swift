/// Conditions. Key paths lead to stored attributes and links; one that leads elsewhere, into an
/// attribute's JSON for example, is a mistake of the program and stops it.
extension EntityKey {
  /// Asks for rows whose attribute fits a predicate. Several conditions must all hold.
  public func `where`<Value: FieldValue>(
    _ attribute: KeyPath<Entity, Value>, _ predicate: FieldPredicate<Value>
  ) -> Self {
    demanding([
      .attribute(path: Entity.fields.name(of: attribute), operand: predicate.operand)
    ])
  }

  /// Asks for rows whose linked row fits the conditions that the closure adds.
  ///
  ///     Schema.todos.where(\.owner) { $0.where(\.email, .eq("sol@example.com")) }
  public func `where`<Linked: EntityIdentifiable>(
    _ link: KeyPath<Entity, Linked?>, _ conditions: (EntityKey<Linked>) -> EntityKey<Linked>
  ) -> Self {
    demanding(conditions, through: Entity.fields.name(of: link))
  }

  /// Asks for rows that have a linked row which fits the conditions that the closure adds.
  public func `where`<Linked: EntityIdentifiable>(
    _ link: KeyPath<Entity, [Linked]?>, _ conditions: (EntityKey<Linked>) -> EntityKey<Linked>
  ) -> Self {
    demanding(conditions, through: Entity.fields.name(of: link))
  }

  /// Asks for rows that fit this key or one of the others.
  ///
  /// Only conditions count; order, limits and links of the others do not. A key without conditions
  /// is where a chain starts and offers no alternative, so these are the same:
  ///
  ///     Schema.todos.or(Schema.todos.where(\.done, .eq(true)), Schema.todos.where(\.title, .eq("")))
  ///     Schema.todos.where(\.done, .eq(true)).or(Schema.todos.where(\.title, .eq("")))
  public func or(_ others: Self...) -> Self {
    let alternatives = ([self] + others).compactMap {
      QueryCondition.conjunction(of: $0.options.conditions)
    }
    return with {
      $0.conditions = QueryCondition.disjunction(of: alternatives).map { [$0] } ?? []
    }
  }

  /// Asks for rows that fit this key and all the others. Only conditions count.
  public func and(_ others: Self...) -> Self {
    demanding(others.compactMap { QueryCondition.conjunction(of: $0.options.conditions) })
  }

  private func demanding(_ conditions: [QueryCondition]) -> Self {
    with { $0.conditions += conditions }
  }

  private func demanding<Linked: EntityIdentifiable>(
    _ conditions: (EntityKey<Linked>) -> EntityKey<Linked>, through label: String
  ) -> Self {
    let linked = conditions(EntityKey<Linked>(namespace: Linked.namespace))
    return demanding(linked.options.conditions.map { $0.through(label) })
  }
}
