import SchemaParser

/// The schema that a command works on, read once.
struct SchemaFile {
  /// As messages call it.
  let path: String
  let bytes: [UInt8]
  /// Where its imports come from.
  let provider: any SourceProvider

  /// What stands for standard input on the command line.
  static let standardInput = "-"

  /// What messages call a schema that the command line calls so.
  static func name(of path: String) -> String { path == standardInput ? "<stdin>" : path }

  /// A schema is written by hand or pulled from a server; the largest known has 1,366 lines.
  static let sizeLimit = 256 * 1_048_576

  /// - Parameter root: the directory that no import leads out of; found if `nil`.
  /// - Throws: `Failure` if the schema cannot be read.
  static func read(
    _ path: String, root: String?, from disk: any FileSystem, _ console: any Console
  ) throws(Failure) -> SchemaFile {
    do throws(FileError) {
      if path == standardInput {
        return SchemaFile(
          path: name(of: path), bytes: try console.input(limit: sizeLimit), provider: NoSources())
      }
      let bytes = try disk.read(path, limit: sizeLimit)
      let root = try RootFinder(disk: disk).root(of: path, asked: root)
      let shown = try disk.spelling(of: path, below: root)
      return SchemaFile(
        path: shown, bytes: bytes, provider: DiskSources(disk: disk, root: root))
    } catch {
      throw Failure(error)
    }
  }

  /// How the head of a generated file calls a source: as seen from the schema's directory.
  func relativeName(of source: String) -> String {
    if source == path { return Path.name(of: path) }
    return Path.relative(source, to: Path.parent(of: path))
  }
}
