/// The disk, as far as the tool needs it. Commands take it as a value, so that they are tested in
/// memory.
///
/// Paths are absolute, or relative to `currentDirectory`.
protocol FileSystem {
  /// The absolute path that relative ones start from.
  var currentDirectory: String { get }

  /// The whole of a regular file, read once.
  ///
  /// Anything but a regular file is refused without being opened for good: a FIFO would wait for
  /// ever and a device may never end.
  /// - Throws: `FileError` also if the file holds more than `limit` bytes.
  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8]

  /// How a regular file compares to a text. It is read a little at a time, and no further than the
  /// first difference.
  func compare(_ path: String, with pieces: [[UInt8]]) throws(FileError) -> FileComparison

  /// What stands at a path, or `nil` if nothing does. A symbolic link is not followed.
  func kind(of path: String) throws(FileError) -> FileKind?

  /// The names in a directory, without `.` and `..`, in order of their bytes.
  func list(_ directory: String) throws(FileError) -> [String]

  /// The absolute path without symbolic links; everything on the way must exist.
  func resolve(_ path: String) throws(FileError) -> String

  /// Makes a directory and those above it that are missing.
  func createDirectory(_ path: String) throws(FileError)

  /// Writes a file that must not exist yet. If that fails, no part of it is left.
  func create(_ path: String, _ pieces: [[UInt8]]) throws(FileError)

  /// Puts the file at `source` in the place of what `destination` names, in one step.
  func move(_ source: String, to destination: String) throws(FileError)

  func remove(_ path: String) throws(FileError)
}

/// What a name in a directory stands for.
enum FileKind: Equatable {
  case regular, directory, symbolicLink
  /// A FIFO, a socket or a device.
  case special
}

/// Whether a file is what it should be.
enum FileComparison: Equatable {
  case same
  /// The bytes before this offset are the same.
  case different(at: Int)
}

/// Why something could not be done with a file.
struct FileError: Error, Equatable {
  let path: String
  let reason: Reason

  enum Reason: Equatable {
    /// The system's own words, and its number.
    case system(code: Int32, text: String)
    case isDirectory
    case notDirectory
    case notRegular
    case tooLarge(limit: Int)
    /// It has the name of a generated file, but somebody else has written it.
    case foreign
    /// A symbolic link that leads out of the directory where it stands, or to nothing.
    case leadsOutside
    /// It is not below the directory that the user gave as the root.
    case outsideRoot(String)
  }

  var reasonText: String {
    switch reason {
    case .system(_, let text): text
    case .isDirectory: "is a directory"
    case .notDirectory: "is not a directory"
    case .notRegular: "is not a regular file"
    case .tooLarge(let limit): "is larger than \(limit / 1_048_576) MB"
    case .foreign: "was not written by instant-schema and is left alone"
    case .leadsOutside: "is a symbolic link that leads out of its directory"
    case .outsideRoot(let root): "is not below the root \(root)"
    }
  }
}
