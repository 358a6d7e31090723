import SwiftEmitter

/// A directory for generated files, as it is before anything is written.
struct OutputDirectory {
  private let path: String
  private let disk: any FileSystem
  /// The directory without symbolic links; `nil` if it does not exist yet.
  private let resolved: String?

  /// Generated files are small; what is larger is none.
  private static let sizeLimit = 256 * 1_048_576

  init(_ path: String, on disk: any FileSystem) throws(FileError) {
    self.path = path
    self.disk = disk
    resolved = try disk.kind(of: path) == nil ? nil : disk.resolve(path)
  }

  /// A place where a generated file goes.
  struct Destination {
    /// Where it is written: what a symbolic link leads to.
    let path: String
    /// What is there now.
    let contents: [UInt8]?
  }

  /// Where a file goes.
  ///
  /// - Throws: `FileError` if something is in its place that is not ours.
  func destination(of name: GeneratedFileName) throws(FileError) -> Destination {
    guard let contents = try contents(of: name) else {
      return Destination(path: Path.join(path, name.rawValue), contents: nil)
    }
    guard contents.bytes.starts(with: name.mark.utf8) else {
      throw FileError(path: Path.join(path, name.rawValue), reason: .foreign)
    }
    return Destination(path: contents.path, contents: contents.bytes)
  }

  /// What the directory holds under the name, whoever has written it; `nil` if nothing.
  func contents(of name: GeneratedFileName) throws(FileError) -> (path: String, bytes: [UInt8])? {
    guard let resolved else { return nil }
    let place = Path.join(path, name.rawValue)
    switch try disk.kind(of: place) {
    case nil:
      return nil
    case .regular:
      return (place, try disk.read(place, limit: Self.sizeLimit))
    case .directory:
      throw FileError(path: place, reason: .isDirectory)
    case .special:
      throw FileError(path: place, reason: .notRegular)
    case .symbolicLink:
      guard let target = try? disk.resolve(place), Path.isInside(target, resolved) else {
        throw FileError(path: place, reason: .leadsOutside)
      }
      return (target, try disk.read(target, limit: Self.sizeLimit))
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
