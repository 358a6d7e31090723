import SchemaDiagnostics

extension SchemaValidator {
  /// On one entity all names differ: those of attributes, of forward and of reverse labels. The
  /// server holds them in one table with a unique constraint.
  @Sendable static func nameClashes(_ context: ValidationContext) -> [Diagnostic] {
    let sides = Dictionary(grouping: context.sides) { $0.on?.value ?? "" }
    // In the end diagnostics are put in source order; here the order only has to be the same always.
    let declared = context.schema.entities.flatMap { entity in
      sides[entity.name.value].map { clashes(of: $0, with: entity.attributes) } ?? []
    }
    let undeclared = sides.keys.sorted().filter { !context.declares($0) }.flatMap {
      clashes(of: sides[$0] ?? [], with: [])
    }
    return declared + undeclared
  }

  /// The clashes on one entity, whose attributes had their names first.
  private static func clashes(
    of sides: [SideInContext], with attributes: [Attribute]
  ) -> [Diagnostic] {
    var owners: [String: FieldOwner] = [:]
    owners.reserveCapacity(attributes.count + sides.count)
    for attribute in attributes where owners[attribute.name.value] == nil {
      owners[attribute.name.value] = .attribute(attribute.name.range)
    }
    return sides.compactMap { side in
      guard let on = side.on, let label = side.label else { return nil }
      let name = FieldName(entity: on.value, field: label.value)
      guard let owner = owners[label.value] ?? builtInOwner(of: name) else {
        owners[label.value] = .side(side)
        return nil
      }
      return clash(of: side, with: owner, name: name, at: label.range)
    }
  }

  private static func builtInOwner(of name: FieldName) -> FieldOwner? {
    let isBuiltIn =
      name.field == "id"
      || SystemCatalog.entity(named: name.entity)?.attribute(named: name.field) != nil
    return isBuiltIn ? .server : nil
  }

  private static func clash(
    of side: SideInContext, with owner: FieldOwner, name: FieldName, at range: SourceRange
  ) -> Diagnostic {
    switch owner {
    case .attribute(let place):
      return Diagnostic(
        .nameClash, "`\(name.entity)` has an attribute `\(name.field)` already", at: range,
        labels: [.init("the attribute", at: place)],
        notes: ["attributes and labels of an entity share their names; rename one of the two"])
    case .server:
      return Diagnostic(
        .nameClash, "`\(name.entity)` has an attribute `\(name.field)` already: it is built in",
        at: range, notes: ["call the label something else"])
    case .side(let other) where other.linkIndex == side.linkIndex:
      return Diagnostic(
        .nameClash, "a link of `\(name.entity)` with itself needs two different labels",
        at: range, labels: other.label.map { [.init("the other label", at: $0.range)] } ?? [])
    case .side(let other):
      return Diagnostic(
        .nameClash, "`\(name.entity)` has a link `\(name.field)` already", at: range,
        labels: other.label.map { [.init("\(other.description)", at: $0.range)] } ?? [],
        notes: ["a label can be used once for each entity; rename one of the two"])
    }
  }
}

/// A field as the server tells fields apart.
private struct FieldName {
  let entity: String
  let field: String
}

/// Who had a name first.
private enum FieldOwner {
  case attribute(SourceRange)
  case side(SideInContext)
  case server
}
