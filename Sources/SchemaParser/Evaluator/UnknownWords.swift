import SchemaDiagnostics

/// Words that the DSL does not know, and what their authors most likely had in mind.
extension Diagnostic {
  static func unknownBuilder(_ word: Located<String>) -> Diagnostic {
    Diagnostic(
      .unknownBuilder, "there is no builder `\(word.value)`", at: word.range,
      suggesting: Builder.allCases.map(\.rawValue), for: word, knownElsewhereAs: builders,
      hints: builderHints)
  }

  static func unknownMethod(_ word: Located<String>, of receiver: Value) -> Diagnostic {
    let message = "\(receiver.description) has no method `\(word.value)`"
    guard case .attribute = receiver else {
      return Diagnostic(
        .unknownMethod, message, at: word.range, suggesting: receiver.methodNames, for: word)
    }
    return Diagnostic(
      .unknownMethod, message, at: word.range, suggesting: receiver.methodNames, for: word,
      knownElsewhereAs: methods, hints: methodHints)
  }

  /// A complaint about a word of a closed vocabulary, with the nearest word as the way out.
  ///
  /// - Parameters:
  ///   - synonyms: the words of the vocabulary under the names that other libraries have for them.
  ///   - hints: the way out where it is no other word.
  init(
    _ id: DiagnosticID, _ message: String, at range: SourceRange, suggesting candidates: [String],
    for word: Located<String>, knownElsewhereAs synonyms: [String: String] = [:],
    hints: [String: String] = [:]
  ) {
    let key = word.value.lowercased()
    if let hint = hints[key] {
      self.init(id, message, at: range, notes: [hint])
      return
    }
    guard let meant = synonyms[key] ?? Spelling.nearest(to: word.value, in: candidates) else {
      let list = candidates.map { "`\($0)`" }.joined(separator: ", ")
      self.init(id, message, at: range, notes: ["known are \(list)"])
      return
    }
    self.init(
      id, "\(message); did you mean `\(meant)`?", at: range,
      fixIts: [
        FixIt(
          "replace `\(word.value)` with `\(meant)`", edits: [FixIt.Edit(word.range, meant)])
      ])
  }

  private static let builders = [
    "text": "string", "varchar": "string", "uuid": "string", "email": "string", "url": "string",
    "int": "number", "integer": "number", "float": "number", "double": "number",
    "decimal": "number", "datetime": "date", "timestamp": "date", "time": "date",
    "object": "json", "record": "json",
  ]

  private static let linkHint =
    "links between entities stand under `links`, not among the attributes"
  private static let listHint = "an array is JSON: `i.json<string[]>()`"

  private static let builderHints: [String: String] = {
    let choice = "a choice of strings is a type: `i.string<\"a\" | \"b\">()`"
    var hints = ["array": listHint, "list": listHint]
    for word in ["enum", "union", "literal"] { hints[word] = choice }
    for word in ["ref", "link", "links", "relation", "reference", "many", "one"] {
      hints[word] = linkHint
    }
    for method in AttributeMethod.allCases {
      hints[method.rawValue.lowercased()] =
        "it stands behind a builder: `i.string().\(method.rawValue)()`"
    }
    return hints
  }()

  private static let methods = [
    "nullable": "optional", "nullish": "optional", "index": "indexed",
  ]

  private static let methodHints: [String: String] = {
    let defaults = "InstantDB has no default values; they are given where rows are made"
    let id = "every entity has an `id` of its own"
    return [
      "required": "an attribute is required unless it says `optional()`",
      "notnull": "an attribute is required unless it says `optional()`",
      "default": defaults, "defaultvalue": defaults, "primarykey": id, "primary": id,
      "array": listHint, "references": linkHint, "ref": linkHint,
    ]
  }()
}

extension Value {
  /// The methods that the DSL gives it.
  fileprivate var methodNames: [String] {
    switch self {
    case .attribute: AttributeMethod.allCases.map(\.rawValue)
    case .entity: EntityMethod.allCases.map(\.rawValue)
    case .schema: SchemaMethod.allCases.map(\.rawValue)
    default: []
    }
  }
}
