import SchemaDiagnostics

extension SchemaValidator {
  /// Keys that the schema language does not know are ignored by InstantDB, which is rarely what
  /// their author had in mind.
  @Sendable static func unknownKeys(_ context: ValidationContext) -> [Diagnostic] {
    let schema = context.schema
    var found = schema.unknownKeys.map { key in
      unknownKey(
        key, of: "a schema", allKeys: ["entities", "links", "rooms"],
        absentKeys: [
          schema.entities.isEmpty ? "entities" : nil, schema.links.isEmpty ? "links" : nil,
          schema.rooms.isEmpty ? "rooms" : nil,
        ])
    }
    for index in schema.links.indices where !schema.links[index].unknownKeys.isEmpty {
      let link = schema.links[index]
      found += link.unknownKeys.map { key in
        unknownKey(
          key, of: "a link", allKeys: ["forward", "reverse"],
          absentKeys: [
            link.forward == nil ? "forward" : nil, link.reverse == nil ? "reverse" : nil,
          ])
      }
    }
    for side in context.sides where !side.side.unknownKeys.isEmpty {
      found += side.side.unknownKeys.map { unknownKey($0, of: side) }
    }
    for room in schema.rooms {
      found += room.unknownKeys.map { key in
        unknownKey(
          key, of: "a room", allKeys: ["presence", "topics"],
          absentKeys: [
            room.presence == nil ? "presence" : nil, room.topics.isEmpty ? "topics" : nil,
          ])
      }
    }
    return found
  }

  private static func unknownKey(_ key: Located<String>, of side: SideInContext) -> Diagnostic {
    let values = side.side
    let common = ["on", "has", "label", "onDelete"]
    return unknownKey(
      key, of: "a \(side.isForward ? "forward" : "reverse") side",
      allKeys: side.isForward ? common + ["required"] : common,
      absentKeys: [
        values.on == nil ? "on" : nil, values.has == nil ? "has" : nil,
        values.label == nil ? "label" : nil, values.onDelete == nil ? "onDelete" : nil,
        side.isForward && values.required == nil ? "required" : nil,
      ])
  }

  /// Only a key that is not there yet can be the one that was meant.
  private static func unknownKey(
    _ key: Located<String>, of whole: String, allKeys: [String], absentKeys: [String?]
  ) -> Diagnostic {
    let meant = Spelling.nearest(to: key.value, in: absentKeys.compactMap(\.self))
    let list = allKeys.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      .unknownKey,
      "\(whole) has no key `\(key.value)`" + (meant.map { "; did you mean `\($0)`?" } ?? ""),
      at: key.range,
      notes: ["it is ignored; the keys of \(whole) are \(list)"],
      fixIts: meant.map { [.replace(key.range, with: $0)] } ?? [])
  }
}
