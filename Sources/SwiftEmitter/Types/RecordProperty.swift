import SchemaModel

/// A property of a generated struct, with everything that is written about it.
///
/// It is an object, because several passes go through all properties of a struct: each copies one
/// reference and not those of all texts.
final class RecordProperty {
  /// How a value is found in a row.
  enum Source {
    case value, link, links
  }

  /// The key on the wire.
  let key: String
  let name: String
  let type: String
  let source: Source
  /// Optional properties may be left out where a value is made.
  let isOptional: Bool
  /// Whether the struct would contain itself without a box around the value.
  let needsBox: Bool
  /// The private property that holds the value, if the value needs a box.
  fileprivate(set) var box: String?
  private(set) var documentation: [String]

  init(
    key: String, name: String, type: String, source: Source, needsBox: Bool = false,
    documentation: Documentation? = nil
  ) {
    self.key = key
    self.name = name
    self.type = type
    self.source = source
    self.isOptional = type.utf8.last == UInt8(ascii: "?")
    self.needsBox = needsBox
    self.documentation = documentation?.lines ?? []
  }

  /// Adds a line of documentation for those who write queries. Most attributes are not indexed, so
  /// the ones that are say so.
  func describeAsIndexed() {
    if !documentation.isEmpty { documentation.append("") }
    documentation.append("Indexed: queries can compare it and order by it.")
  }
}

extension [RecordProperty] {
  /// Names the boxes of those that need one; no property and no other box has such a name.
  func nameBoxes() {
    guard contains(where: \.needsBox) else { return }
    var taken = Set(lazy.map(\.name).filter { $0.hasSuffix("Box") })
    for property in self where property.needsBox {
      var box = property.name + "Box"
      while !taken.insert(box).inserted { box += "Box" }
      property.box = box
    }
  }
}
