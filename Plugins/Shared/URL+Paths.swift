import Foundation

extension URL {
  /// The path as the file system has it: a space is a space, `#` is no fragment, and a directory ends
  /// like a file.
  var plainPath: String {
    let path = path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The path as people in a directory call it, if it leads to something below.
  func plainPath(from directory: URL) -> String {
    let above = directory.plainPath + "/"
    return plainPath.hasPrefix(above) ? String(plainPath.dropFirst(above.count)) : plainPath
  }

  /// Whether something other than a directory is there.
  var isFile: Bool { kind == .file }

  var isDirectory: Bool { kind == .directory }

  private enum Kind { case file, directory }

  /// What is there, symbolic links followed.
  private var kind: Kind? {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: plainPath, isDirectory: &isDirectory) else {
      return nil
    }
    return isDirectory.boolValue ? .directory : .file
  }
}
