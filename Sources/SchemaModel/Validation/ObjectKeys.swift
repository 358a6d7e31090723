import SchemaDiagnostics

/// The keys that an object of the schema language may have, against those that it has.
struct ObjectKeys {
  /// For messages: "a link".
  let owner: String
  let all: [String]
  let absent: [String]
  /// Those of `absent` that must not be.
  let needed: [String]
  let unknown: [Located<String>]

  /// The key that an unknown one was most likely meant to be: only one that is not there yet.
  func meant(by key: Located<String>) -> String? {
    Spelling.nearest(to: key.value, in: absent)
  }

  /// The keys that are needed, and that no other was meant to be.
  var missing: [String] {
    if unknown.isEmpty { return needed }
    let misspelt = unknown.compactMap(meant)
    return needed.filter { !misspelt.contains($0) }
  }
}

extension Schema {
  var keys: ObjectKeys {
    ObjectKeys(
      owner: "a schema", all: ["entities", "links", "rooms"],
      absent: [
        entities.isEmpty ? "entities" : nil, links.isEmpty ? "links" : nil,
        rooms.isEmpty ? "rooms" : nil,
      ].compactMap(\.self), needed: [], unknown: unknownKeys)
  }
}

extension Link {
  var keys: ObjectKeys {
    let absent = [forward == nil ? "forward" : nil, reverse == nil ? "reverse" : nil]
      .compactMap(\.self)
    return ObjectKeys(
      owner: "a link", all: ["forward", "reverse"], absent: absent, needed: absent,
      unknown: unknownKeys)
  }
}

extension SideInContext {
  var keys: ObjectKeys {
    let needed = [
      side.on.isMissing ? "on" : nil, side.has.isMissing ? "has" : nil,
      side.label.isMissing ? "label" : nil,
    ].compactMap(\.self)
    let others = [
      side.onDelete == nil ? "onDelete" : nil,
      isForward && side.required == nil ? "required" : nil,
    ].compactMap(\.self)
    let all = ["on", "has", "label", "onDelete"]
    return ObjectKeys(
      owner: "a \(isForward ? "forward" : "reverse") side",
      all: isForward ? all + ["required"] : all, absent: needed + others, needed: needed,
      unknown: side.unknownKeys)
  }
}

extension Room {
  var keys: ObjectKeys {
    let needed = presence == nil ? ["presence"] : []
    return ObjectKeys(
      owner: "a room", all: ["presence", "topics"],
      absent: needed + (topics.isEmpty ? ["topics"] : []), needed: needed, unknown: unknownKeys)
  }
}

extension Located<Constant>? {
  /// Whether JavaScript would find nothing there.
  var isMissing: Bool { self?.isAbsent ?? true }
}
