/// Finds the directory that no import of a schema may lead out of: that of the repository, else of
/// the package, else the schema's own.
struct RootFinder {
  let disk: any FileSystem

  /// - Parameter asked: the directory that the user names; the schema must be below it.
  /// - Returns: an absolute path without symbolic links.
  func root(of schema: String, asked: String?) throws(FileError) -> String {
    let directory = Path.parent(of: try disk.resolve(schema))
    if let asked {
      let root = try disk.resolve(asked)
      guard Path.isInside(directory, root) else {
        throw FileError(path: schema, reason: .outsideRoot(asked))
      }
      return root
    }
    let ancestors = Path.ancestors(of: directory)
    for markers in [[".git"], ["package.json", "Package.swift"]] {
      for ancestor in ancestors {
        for marker in markers where try disk.kind(of: Path.join(ancestor, marker)) != nil {
          return ancestor
        }
      }
    }
    return directory
  }
}
