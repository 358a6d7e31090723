extension FileSystem {
  /// Where a path leads that may not exist yet: symbolic links are followed as far as it does.
  func resolveExistingPart(of path: String) throws(FileError) -> ResolvedPath {
    // No `..` is taken back as text: behind a symbolic link it leads elsewhere.
    var existing = Path.join(currentDirectory, path)
    var missing: [String] = []
    while existing != "/", try kind(of: existing) == nil {
      missing.append(Path.name(of: existing))
      existing = Path.parent(of: existing)
    }
    let resolved = try resolve(existing)
    return ResolvedPath(
      existing: resolved, isThere: missing.isEmpty,
      isDirectory: try kind(of: resolved) == .directory,
      path: Path.normalized(missing.reversed().reduce(resolved) { Path.join($0, $1) }))
  }

  /// How to call a file so that relative paths in it lead where they would from the file itself,
  /// which may stand behind symbolic links.
  ///
  /// - Parameter root: the directory that they do not lead out of, without symbolic links.
  /// - Returns: the path as it is given, but normalized, if that does.
  func spelling(of path: String, below root: String) throws(FileError) -> String {
    let place = try resolve(path)
    var (text, directory) = (Path.normalized(Path.join(currentDirectory, path)), place)
    repeat {
      (text, directory) = (Path.parent(of: text), Path.parent(of: directory))
      guard try kind(of: text) != nil, try resolve(text) == directory else {
        let start = try resolve(currentDirectory)
        return Path.isAbsolute(path) ? place : Path.relative(place, to: start)
      }
    } while directory != root && directory != "/"
    return Path.normalized(path)
  }

  /// Writes a file that is to take the place of another, whose name an error gives.
  func create(
    _ temporary: String, for destination: String, _ pieces: [[UInt8]]
  ) throws(FileError) {
    do throws(FileError) {
      try create(temporary, pieces)
    } catch {
      throw FileError(path: destination, reason: error.reason)
    }
  }
}

/// A path of which the end may not exist yet, absolute and without symbolic links.
struct ResolvedPath: Equatable {
  /// The part that exists.
  let existing: String
  /// Whether that is all of it.
  let isThere: Bool
  /// Whether what exists is a directory, or something in the way of one.
  let isDirectory: Bool
  /// The whole.
  let path: String

  /// The deepest directory on the way that exists.
  var directory: String { isDirectory ? existing : Path.parent(of: existing) }
}
