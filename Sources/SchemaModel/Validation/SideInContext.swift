import SchemaDiagnostics

/// A side of a link with the link that it belongs to, and its values as far as they make sense.
///
/// It is a class, so that rules pass a reference around and not every value of the side.
final class SideInContext: Sendable {
  let side: LinkSide
  let isForward: Bool
  let linkIndex: Int
  private let links: [Link]
  /// The entity that it stands on, if the schema declares it: an index in `Schema.entities`.
  let entityIndex: Int?

  let on: Located<String>?
  let label: Located<String>?
  let cardinality: Cardinality?

  init(
    side: LinkSide, isForward: Bool, of linkIndex: Int, among links: [Link], on index: EntityIndex
  ) {
    self.side = side
    self.isForward = isForward
    self.linkIndex = linkIndex
    self.links = links
    on = side.on?.string
    label = side.label?.string
    cardinality = side.cardinality
    entityIndex = on.flatMap { index[$0.value] }
  }

  var link: Link { links[linkIndex] }

  /// The side at the other end of the link, if it is there.
  var otherSide: LinkSide? { isForward ? link.reverse : link.forward }

  var cascades: Bool { side.onDelete?.value == .string("cascade") }

  /// For messages: "the forward side of link `todoOwner`".
  var description: String {
    "the \(isForward ? "forward" : "reverse") side of link `\(link.name.value)`"
  }
}

extension LinkSide {
  var cardinality: Cardinality? {
    has?.string.flatMap { Cardinality(rawValue: $0.value) }
  }
}

extension Located<Constant> {
  /// The text of a string value, where it stands.
  var string: Located<String>? {
    if case .string(let text) = value { Located<String>(text, at: range) } else { nil }
  }

  /// Whether JavaScript would treat the value as if its key were not there.
  var isAbsent: Bool { if case .undefined = value { true } else { false } }
}
