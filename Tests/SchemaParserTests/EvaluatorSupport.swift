import SchemaDiagnostics
import SchemaModel
import SchemaParser
import TestSupport
import Testing

/// Files that exist only in a test. Paths that begin with `..` are outside the root.
struct DictionarySources: SourceProvider {
  var files: [String: String] = [:]
  var unreadable: [String: String] = [:]

  func source(at path: String) -> SourceLookup {
    if path.hasPrefix("..") || path.hasPrefix("/") { return .outsideRoot }
    if let reason = unreadable[path] { return .notReadable(reason) }
    return files[path].map { .found(Array($0.utf8)) } ?? .notFound
  }
}

/// A schema that has been read, and the marks of its source to compare ranges with.
struct ReadSchema {
  let marked: MarkedText
  let reading: SchemaReading

  /// - Parameters:
  ///   - source: `instant.schema.ts`, in which `«` and `»` mark ranges.
  ///   - files: what it may import, by path.
  init(
    _ source: String, path: String = "instant.schema.ts", files: [String: String] = [:],
    unreadable: [String: String] = [:]
  ) {
    marked = MarkedText(source)
    let sources = DictionarySources(files: files, unreadable: unreadable)
    reading = SchemaReader(sources: sources).read(path: path, bytes: marked.bytes)
  }

  var diagnostics: [Diagnostic] { reading.outcome.diagnostics }
  var ids: [DiagnosticID] { diagnostics.map(\.id) }
  var ranges: [SourceRange] { marked.ranges() }
  var paths: [String] { reading.files.files.map(\.path) }

  /// The schema, in a file without faults.
  func schema(_ location: SourceLocation = #_sourceLocation) throws -> Schema {
    #expect(diagnostics.map(\.message) == [], sourceLocation: location)
    return try #require(reading.outcome.value, sourceLocation: location)
  }

  /// The schema beside complaints.
  func schemaBesideFaults(_ location: SourceLocation = #_sourceLocation) throws -> Schema {
    try #require(
      reading.outcome.value, "\(diagnostics.map(\.message))", sourceLocation: location)
  }

  /// The one complaint, which must be of a kind and at the first mark.
  @discardableResult
  func only(
    _ id: DiagnosticID, _ location: SourceLocation = #_sourceLocation
  ) throws -> Diagnostic {
    #expect(ids == [id], "\(diagnostics.map(\.message))", sourceLocation: location)
    let diagnostic = try #require(diagnostics.first, sourceLocation: location)
    #expect(diagnostic.range == ranges.first, sourceLocation: location)
    return diagnostic
  }

  /// The source after a fix-it of the only complaint.
  func mended(_ index: Int = 0, _ location: SourceLocation = #_sourceLocation) throws -> String {
    let fixIt = try #require(
      diagnostics.first?.fixIts.dropFirst(index).first, sourceLocation: location)
    var bytes = marked.bytes
    for edit in fixIt.edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.offsets, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Schema {
  /// The schema in a few words a line, to compare with.
  var summary: [String] {
    entities.map { "\($0.name.value): \($0.attributes.summary)" }
      + links.map {
        "\($0.name.value): \($0.forward?.summary ?? "-") / \($0.reverse?.summary ?? "-")"
      }
      + rooms.map { room in
        let topics = room.topics.map { " \($0.name.value)(\($0.payload.summary))" }.joined()
        return "\(room.name.value)# \(room.presence?.summary ?? "-")\(topics)"
      }
  }

  func entity(_ name: String) -> Entity? { entities.first { $0.name.value == name } }

  /// The shape of an attribute's type argument, in TypeScript's words.
  func shape(_ entity: String, _ attribute: String) -> String? {
    let attributes = self.entity(entity)?.attributes
    return attributes?.first { $0.name.value == attribute }?.type.map { $0.value.text(in: self) }
  }

  var namedSummary: [String] { namedTypes.map { "\($0.name.value) = \($0.shape.text(in: self))" } }
}

extension [Attribute] {
  /// `title string!` is required, `^` indexed, `*` unique.
  fileprivate var summary: String {
    map {
      "\($0.name.value) \($0.valueType)" + ($0.isRequired ? "!" : "") + ($0.isIndexed ? "^" : "")
        + ($0.isUnique ? "*" : "")
    }.joined(separator: ", ")
  }
}

extension LinkSide {
  fileprivate var summary: String {
    [on, has, label, required, onDelete].compactMap { $0?.value.text }.joined(separator: " ")
  }
}

extension Constant {
  var text: String {
    switch self {
    case .string(let text): text
    case .number(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    case .null: "null"
    case .undefined: "undefined"
    case .other(let description): "<\(description)>"
    }
  }
}

extension TypeShape {
  func text(in schema: Schema) -> String {
    switch self {
    case .string: "string"
    case .number: "number"
    case .boolean: "boolean"
    case .json: "json"
    case .literals(let literals, let isOpen):
      literals.map { "'\($0.value)'" }.joined(separator: "|") + (isOpen ? "|…" : "")
    case .array(let element): "[\(element.text(in: schema))]"
    case .dictionary(let value): "{*: \(value.text(in: schema))}"
    case .tuple(let elements):
      "("
        + elements.map { ($0.label.map { $0.value + ": " } ?? "") + $0.shape.text(in: schema) }
        .joined(separator: ", ") + ")"
    case .object(let object): object.text(in: schema)
    case .union(let union):
      union.variants.map {
        let name = $0.name.map { schema.namedTypes[$0].name.value } ?? ""
        return "\(union.discriminator)=\($0.tag.value) \(name)\($0.object.text(in: schema))"
      }.joined(separator: " | ")
    case .optional(let wrapped): wrapped.text(in: schema) + "?"
    case .named(let index): schema.namedTypes[index].name.value
    }
  }
}

extension ObjectShape {
  fileprivate func text(in schema: Schema) -> String {
    "{"
      + properties.map {
        "\($0.name.value)\($0.isOptional ? "?" : ""): \($0.shape.text(in: schema))"
      }.joined(separator: ", ") + "}"
  }
}
