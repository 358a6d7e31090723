import Foundation

/// What a plugin needs to know of `instant-schema.json` before it runs the tool, which reads and
/// judges the whole of it.
struct PluginConfiguration {
  static let fileName = "instant-schema.json"

  let file: URL
  /// The schema that it names.
  let schema: URL?
  /// The directory that it lets imports go up to.
  let root: URL?
  /// Whether what it names could be read. If not, the tool says at which character.
  let isReadable: Bool

  /// - Throws: `PluginFailure` if it names a schema that is not there.
  init(_ file: URL) throws {
    let directory = file.deletingLastPathComponent()
    let keys = try? JSONDecoder().decode(Keys.self, from: Data(contentsOf: file))
    self.file = file
    isReadable = keys != nil
    schema = keys?.from.map { URL(filePath: $0, relativeTo: directory).absoluteURL.standardized }
    root = keys?.root.map {
      URL(filePath: $0, directoryHint: .isDirectory, relativeTo: directory).absoluteURL.standardized
    }
    if let schema, !schema.isFile {
      throw PluginFailure(
        "'\(file.plainPath)' says that the schema is '\(schema.plainPath)', which is not there")
    }
  }

  private struct Keys: Decodable {
    let from: String?
    let root: String?
  }
}
