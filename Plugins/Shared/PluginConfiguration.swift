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
  /// Whether it says where the generated code goes, which is for `generate` to follow.
  let namesOutput: Bool
  /// Whether what it names could be read. If not, the tool says at which character.
  let isReadable: Bool

  /// - Returns: `nil` if there is none in the directory.
  init?(in directory: URL) {
    let file = directory.appending(path: Self.fileName)
    guard file.isFile else { return nil }
    let keys = try? JSONDecoder().decode(Keys.self, from: Data(contentsOf: file))
    self.file = file
    isReadable = keys != nil
    namesOutput = keys?.to != nil
    schema = keys?.from.map { URL(filePath: $0, relativeTo: directory).absoluteURL.standardized }
    root = keys?.root.map {
      URL(filePath: $0, directoryHint: .isDirectory, relativeTo: directory).absoluteURL.standardized
    }
  }

  private struct Keys: Decodable {
    let from: String?
    let to: String?
    let root: String?
  }
}
