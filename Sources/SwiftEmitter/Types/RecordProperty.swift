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
  /// Whether the struct would contain itself without a box around the value.
  var needsBox = false
  /// The private property that holds the value, if the value needs a box.
  fileprivate(set) var box: String?
  var documentation: [String]

  /// Optional properties may be left out where a value is made.
  var isOptional: Bool { type.utf8.last == UInt8(ascii: "?") }

  /// The property with a line of documentation for those who write queries. Most attributes are not
  /// indexed, so the ones that are say so.
  var describedAsIndexed: RecordProperty {
    var described = self
    if !documentation.isEmpty { described.documentation.append("") }
    described.documentation.append("Indexed: queries can compare it and order by it.")
    return described
  }
}

extension [RecordProperty] {
  /// The same, with a name for every box that no property and no other box has.
  var withBoxes: [RecordProperty] {
    guard contains(where: \.needsBox) else { return self }
    var taken = Set(map(\.name))
    var properties = self
    for index in indices where self[index].needsBox {
      var box = self[index].name + "Box"
      while !taken.insert(box).inserted { box += "Box" }
      properties[index].box = box
    }
    return properties
  }
}
