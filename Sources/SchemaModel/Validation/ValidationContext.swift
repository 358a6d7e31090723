import SchemaDiagnostics

/// A schema with what the rules look up in it.
struct ValidationContext {
  let schema: Schema
  /// The sides of all links in the order of the links, forward before reverse; sides that are not
  /// there are left out.
  let sides: [SideInContext]
  /// The names that a side may stand on: of declared and of system entities.
  let linkableNames: [String]
  private let entityNames: Set<String>

  init(_ schema: Schema) {
    self.schema = schema
    var sides: [SideInContext] = []
    sides.reserveCapacity(schema.links.count * 2)
    for (index, link) in schema.links.enumerated() {
      for (side, isForward) in [(link.forward, true), (link.reverse, false)] {
        guard let side else { continue }
        sides.append(
          SideInContext(link: link, linkIndex: index, side: side, isForward: isForward))
      }
    }
    self.sides = sides
    self.linkableNames =
      schema.entities.map(\.name.value) + SystemCatalog.entities.map(\.name)
    self.entityNames = Set(schema.entities.lazy.map(\.name.value))
  }

  /// Whether `entities` has the name, byte for byte as the server compares.
  func declares(_ name: String) -> Bool {
    guard let index = entityNames.firstIndex(of: name) else { return false }
    return entityNames[index].utf8.elementsEqual(name.utf8)
  }
}

/// A side of a link with the link that it belongs to, and its values as far as they make sense.
///
/// It is a class, so that rules pass a reference around and not every value of the link.
final class SideInContext: Sendable {
  let link: Link
  let linkIndex: Int
  let side: LinkSide
  let isForward: Bool

  init(link: Link, linkIndex: Int, side: LinkSide, isForward: Bool) {
    self.link = link
    self.linkIndex = linkIndex
    self.side = side
    self.isForward = isForward
  }

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
