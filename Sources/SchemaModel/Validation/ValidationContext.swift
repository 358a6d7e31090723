import SchemaDiagnostics

/// A schema with what the rules look up in it.
struct ValidationContext {
  let schema: Schema
  /// The sides of all links in the order of the links, forward before reverse; sides that are not
  /// there are left out.
  let sides: [SideInContext]
  /// The names that a side may stand on: of declared and of system entities.
  let linkableNames: [String]
  private let entityNames: [String: String]

  init(_ schema: Schema) {
    self.schema = schema
    self.sides = schema.links.indices.flatMap { index in
      let link = schema.links[index]
      return [(link.forward, true), (link.reverse, false)].compactMap { side, isForward in
        side.map { SideInContext(link: link, linkIndex: index, side: $0, isForward: isForward) }
      }
    }
    self.linkableNames =
      schema.entities.map(\.name.value) + SystemCatalog.entities.map(\.name)
    self.entityNames = Dictionary(
      schema.entities.map { ($0.name.value, $0.name.value) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether `entities` has the name, byte for byte as the server compares.
  func declares(_ name: String) -> Bool {
    entityNames[name].map { $0.utf8.elementsEqual(name.utf8) } ?? false
  }
}

/// A side of a link with the link that it belongs to, and its values as far as they make sense.
struct SideInContext {
  let link: Link
  let linkIndex: Int
  let side: LinkSide
  let isForward: Bool

  /// The side at the other end of the link.
  var other: SideInContext? {
    (isForward ? link.reverse : link.forward).map {
      SideInContext(link: link, linkIndex: linkIndex, side: $0, isForward: !isForward)
    }
  }

  var on: Located<String>? { side.on?.string }
  var label: Located<String>? { side.label?.string }

  var cardinality: Cardinality? {
    side.has?.string.flatMap { Cardinality(rawValue: $0.value) }
  }

  var cascades: Bool { side.onDelete?.value == .string("cascade") }

  /// For messages: "the forward side of link `todoOwner`".
  var description: String {
    "the \(isForward ? "forward" : "reverse") side of link `\(link.name.value)`"
  }
}

extension Located<Constant> {
  /// The text of a string value, where it stands.
  var string: Located<String>? {
    if case .string(let text) = value { Located<String>(text, at: range) } else { nil }
  }

  /// Whether JavaScript would treat the value as if its key were not there.
  var isAbsent: Bool { value == .undefined }
}

extension FixIt {
  /// Takes a whole property out of an object literal, if it is known where it stands.
  static func remove(_ property: SourceRange?, called name: String) -> [FixIt] {
    property.map { [FixIt("remove `\(name)`", edits: [Edit($0, "")])] } ?? []
  }

  static func replace(_ range: SourceRange, with text: String) -> FixIt {
    FixIt("write `\(text)`", edits: [Edit(range, text)])
  }
}
