extension FileSystem {
  /// Where a path leads that may not exist yet: symbolic links are followed as far as it does.
  ///
  /// - Returns: the deepest directory on the way that exists, and the whole path, both absolute and
  ///   without symbolic links.
  func resolveExistingPart(of path: String) throws(FileError) -> (directory: String, path: String) {
    var existing = Path.normalized(Path.join(currentDirectory, path))
    var missing: [String] = []
    while existing != "/", try kind(of: existing) == nil {
      missing.append(Path.name(of: existing))
      existing = Path.parent(of: existing)
    }
    let resolved = try resolve(existing)
    let isDirectory = try kind(of: resolved) == .directory
    return (
      isDirectory ? resolved : Path.parent(of: resolved),
      missing.reversed().reduce(resolved) { Path.join($0, $1) }
    )
  }
}
