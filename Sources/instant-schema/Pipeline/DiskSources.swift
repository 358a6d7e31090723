import SchemaParser

/// Imported files from the disk, as long as they are below a root. A path that climbs out of it,
/// through `..` or through a symbolic link, is not followed.
struct DiskSources: SourceProvider {
  let disk: any FileSystem
  /// Absolute, without symbolic links.
  let root: String

  func source(at path: String) -> SourceLookup {
    do throws(FileError) {
      // Where it would lead counts: whether something is there beyond the root is not told.
      let place = try disk.resolveExistingPart(of: path).path
      guard Path.isInside(place, root) else { return .outsideRoot }
      // And that is what is read, whatever a link may have been changed to since.
      return .found(try disk.read(place, limit: SchemaFile.sizeLimit))
    } catch {
      return error.isMissing || error.reason == .isDirectory
        ? .notFound : .notReadable(error.reasonText)
    }
  }
}

/// For a schema that stands nowhere, so that it can import nothing.
struct NoSources: SourceProvider {
  func source(at path: String) -> SourceLookup { .outsideRoot }
}

extension FileError {
  /// Whether there is nothing at the path.
  var isMissing: Bool {
    guard case .system(let code, _) = reason else { return false }
    return SystemCall.isMissing(code)
  }
}
