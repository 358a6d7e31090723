import Foundation

/// Finds the schema of a target: where its configuration says, else in the first of a few places
/// that has one.
struct SchemaSearch {
  let target: GenerationTarget

  private static let names = Set(
    ["ts", "mts", "cts", "js", "mjs", "cjs"].map { "instant.schema." + $0 })

  /// - Returns: `nil` if no place has a schema.
  /// - Throws: `PluginFailure` if it cannot be told which schema is meant.
  func run() throws -> SchemaLocation? {
    let configuration = target.directory.flatMap { PluginConfiguration(in: $0) }
    if let configuration, let schema = configuration.schema {
      guard schema.isFile else { throw absence(of: schema, in: configuration) }
      return SchemaLocation(schema: schema, configuration: configuration)
    }
    for place in places {
      let schemas = schemas(in: place)
      if schemas.count > 1 { throw ambiguity(schemas) }
      if let schema = schemas.first {
        let beside = PluginConfiguration(in: schema.deletingLastPathComponent())
        return SchemaLocation(schema: schema, configuration: configuration ?? beside)
      }
    }
    if let configuration, !configuration.isReadable {
      throw PluginFailure("'\(configuration.file.plainPath)' is not the JSON it should be")
    }
    return nil
  }

  /// What to tell when there is no schema.
  var failure: PluginFailure {
    let searched = places.map { "'\($0.directory.plainPath)'" }.joined(separator: ", ")
    return PluginFailure(
      """
      There is no instant.schema.ts for the target '\(target.name)', so no Swift is generated for \
      it. Looked in \(searched). Another place can be named in an instant-schema.json in the \
      target's directory: {"from": "path/to/instant.schema.ts"}
      """)
  }

  private struct Place {
    let directory: URL
    /// Files further down that count as well.
    var files: [URL] = []
  }

  private var places: [Place] {
    let own = target.directory.map { Place(directory: $0, files: target.files) }
    let src = target.root.appending(path: "src", directoryHint: .isDirectory)
    return [own ?? Place(directory: target.root, files: target.files)]
      + [Place(directory: target.root), Place(directory: src)]
  }

  private func schemas(in place: Place) -> [URL] {
    let beside = Self.names.map { place.directory.appending(path: $0) }.filter(\.isFile)
    let below = place.files.filter { Self.names.contains($0.lastPathComponent) }
    let paths = Set((beside + below).map(\.plainPath))
    return paths.sorted().map { URL(filePath: $0) }
  }

  private func absence(of schema: URL, in configuration: PluginConfiguration) -> PluginFailure {
    PluginFailure(
      """
      '\(configuration.file.plainPath)' says that the schema is '\(schema.plainPath)', which is not \
      there
      """)
  }

  private func ambiguity(_ schemas: [URL]) -> PluginFailure {
    let paths = schemas.map { "'\($0.plainPath)'" }.joined(separator: " and ")
    return PluginFailure(
      """
      The target '\(target.name)' has several schemas, \(paths). Keep one, or name it in an \
      instant-schema.json in the target's directory: {"from": "\(schemas[0].lastPathComponent)"}
      """)
  }
}
