import SwiftEmitter

/// A directory for generated files, as it is before anything is written.
struct OutputDirectory {
  private let path: String
  private let disk: any FileSystem
  /// The directory without symbolic links; `nil` if it does not exist yet.
  private let resolved: String?

  /// Generated files are small; what is larger is none.
  private static let sizeLimit = 256 * 1_048_576

  /// - Throws: `FileError` if something is in its place that is no directory.
  init(_ path: String, on disk: any FileSystem) throws(FileError) {
    self.path = path
    self.disk = disk
    let place = try disk.resolveExistingPart(of: path)
    guard place.isDirectory else { throw FileError(path: path, reason: .notDirectory) }
    resolved = place.isThere ? place.path : nil
  }

  /// A place where a generated file goes.
  struct Destination {
    /// Where it is written: what a symbolic link leads to.
    let path: String
    /// Whether something else, or nothing, is there now.
    let isChanged: Bool
  }

  /// Where a file goes.
  ///
  /// - Throws: `FileError` if something is in its place that is not ours.
  func destination(of file: GeneratedFile) throws(FileError) -> Destination {
    guard let place = try place(of: file.name) else {
      return Destination(path: Path.join(path, file.name.rawValue), isChanged: true)
    }
    switch try disk.compare(place, with: file.pieces) {
    case .same:
      return Destination(path: place, isChanged: false)
    case .different(let offset):
      // What begins like ours is ours.
      if offset >= file.name.mark.utf8.count { return Destination(path: place, isChanged: true) }
      throw FileError(path: Path.join(path, file.name.rawValue), reason: .foreign)
    }
  }

  /// What the directory holds under the name, whoever has written it; `nil` if nothing.
  func contents(of name: GeneratedFileName) throws(FileError) -> [UInt8]? {
    guard let place = try place(of: name) else { return nil }
    return try disk.read(place, limit: Self.sizeLimit)
  }

  /// The file that the directory holds under the name, behind a symbolic link; `nil` if none.
  private func place(of name: GeneratedFileName) throws(FileError) -> String? {
    guard let resolved else { return nil }
    let place = Path.join(path, name.rawValue)
    switch try disk.kind(of: place) {
    case nil:
      return nil
    case .regular:
      return place
    case .directory:
      throw FileError(path: place, reason: .isDirectory)
    case .special:
      throw FileError(path: place, reason: .notRegular)
    case .symbolicLink:
      guard let target = try? disk.resolve(place), Path.isInside(target, resolved) else {
        throw FileError(path: place, reason: .leadsOutside)
      }
      return target
    }
  }

  /// Swift files of the directory that are not among the generated ones.
  func otherSwiftFiles() throws(FileError) -> [String] {
    try names().filter { $0.hasSuffix(".swift") && GeneratedFileName(rawValue: $0) == nil }
  }

  /// What is in the directory; nothing if it does not exist.
  func names() throws(FileError) -> [String] {
    resolved == nil ? [] : try disk.list(path)
  }
}
