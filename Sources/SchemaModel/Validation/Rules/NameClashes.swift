import SchemaDiagnostics

extension SchemaValidator {
  /// On one entity all names differ: those of attributes, of forward and of reverse labels. The
  /// server holds them in one table with a unique constraint.
  @Sendable static func nameClashes(_ context: ValidationContext) -> [Diagnostic] {
    let entities = context.schema.entities
    var sides = [[SideInContext]](repeating: [], count: entities.count)
    var undeclaredSides: [String: [SideInContext]] = [:]
    for side in context.sides {
      if let entity = side.entityIndex {
        sides[entity].append(side)
      } else if let on = side.on {
        undeclaredSides[on.value, default: []].append(side)
      }
    }
    // In the end diagnostics are put in source order; here the order only has to be the same always.
    let declared = entities.indices.flatMap {
      clashes(of: sides[$0], with: entities[$0].attributes)
    }
    let undeclared = undeclaredSides.keys.sorted().flatMap {
      clashes(of: undeclaredSides[$0] ?? [], with: [])
    }
    return declared + undeclared
  }

  /// The clashes on one entity, whose attributes had their names first.
  private static func clashes(
    of sides: [SideInContext], with attributes: [Attribute]
  ) -> [Diagnostic] {
    guard !sides.isEmpty else { return [] }
    var owners = FieldOwners(attributes: attributes, sideCount: sides.count)
    return sides.compactMap { side in
      guard let on = side.on, let label = side.label else { return nil }
      let name = FieldName(entity: on.value, field: label.value)
      guard let owner = owners[label.value] ?? builtInOwner(of: name, for: side) else {
        owners.add(side, labelled: label.value)
        return nil
      }
      return clash(of: side, with: owner, name: name, at: label.range)
    }
  }

  private static func builtInOwner(of name: FieldName, for side: SideInContext) -> FieldOwner? {
    if name.field == "id" { return .server("an attribute") }
    guard let system = SystemCatalog.entity(named: name.entity) else { return nil }
    if system.attribute(named: name.field) != nil || system.hiddenAttributes.contains(name.field) {
      return .server("an attribute")
    }
    let end = SystemCatalog.Side(on: name.entity, label: name.field)
    let link = SystemCatalog.links.first { $0.forward == end || $0.reverse == end }
    return link.flatMap { isDeclaration(side.link, of: $0) ? nil : .server("a link") }
  }

  /// Whether a link is one of the catalog's own, as the server describes it.
  private static func isDeclaration(_ link: Link, of known: SystemCatalog.Link) -> Bool {
    link.forward?.end == known.forward && link.reverse?.end == known.reverse
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
    case .server(let kind):
      return Diagnostic(
        .nameClash, "`\(name.entity)` has \(kind) `\(name.field)` already: it is built in",
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
  /// The server's own catalog, with what it is.
  case server(String)
}

extension LinkSide {
  /// The entity and the label, if both are there.
  fileprivate var end: SystemCatalog.Side? {
    guard let on = on?.string, let label = label?.string else { return nil }
    return SystemCatalog.Side(on: on.value, label: label.value)
  }
}

/// Who has each name of one entity so far.
private struct FieldOwners {
  private let attributes: [Attribute]
  private var sides: [SideInContext] = []
  /// By name; filled only if there are too many names to look through.
  private var table: [String: FieldOwner]?

  private static let longestSearch = 24

  init(attributes: [Attribute], sideCount: Int) {
    self.attributes = attributes
    guard attributes.count + sideCount > Self.longestSearch else { return }
    var table: [String: FieldOwner] = [:]
    table.reserveCapacity(attributes.count + sideCount)
    for attribute in attributes where table[attribute.name.value] == nil {
      table[attribute.name.value] = .attribute(attribute.name.range)
    }
    self.table = table
  }

  subscript(name: String) -> FieldOwner? {
    if let table { return table[name] }
    for index in attributes.indices where attributes[index].name.value == name {
      return .attribute(attributes[index].name.range)
    }
    return sides.first { $0.label?.value == name }.map { .side($0) }
  }

  mutating func add(_ side: SideInContext, labelled name: String) {
    if table != nil { table?[name] = .side(side) } else { sides.append(side) }
  }
}
