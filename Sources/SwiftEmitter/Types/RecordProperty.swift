/// A property of a generated struct, with everything that is written about it.
struct RecordProperty {
  /// How a value is found in a row.
  enum Source {
    case value, link, links
  }

  /// The key on the wire.
  let key: String
  let name: String
  let type: String
  let source: Source
  /// The private property that holds the value, if the value needs a box.
  var box: String?
  let documentation: [String]

  /// Optional properties may be left out where a value is made.
  var isOptional: Bool { type.utf8.last == UInt8(ascii: "?") }
}
