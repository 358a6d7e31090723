import Foundation

@testable import instant_schema

/// A disk in memory, with files, directories and nothing else.
final class MemoryFileSystem: FileSystem {
  let currentDirectory = "/work"
  private var files: [String: [UInt8]] = [:]
  private var isFull = false

  init(_ files: [String: String] = [:]) {
    for (path, text) in files { self.files[Self.absolute(path)] = Array(text.utf8) }
  }

  /// What is in the files, under paths as seen from the current directory.
  var texts: [String: String] {
    Dictionary(
      uniqueKeysWithValues: files.map { path, bytes in
        (Path.relative(path, to: currentDirectory), String(decoding: bytes, as: UTF8.self))
      })
  }

  /// Changes a file, as its author would.
  func replace(_ path: String, with text: String) {
    files[Self.absolute(path)] = Array(text.utf8)
  }

  /// From now on nothing can be written.
  func fillUp() { isFull = true }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    switch try kind(of: path) {
    case .regular: break
    case .directory: throw FileError(path: path, reason: .isDirectory)
    default: throw Self.missing(path)
    }
    let bytes = files[Self.absolute(path)] ?? []
    if bytes.count > limit { throw FileError(path: path, reason: .tooLarge(limit: limit)) }
    return bytes
  }

  func compare(_ path: String, with pieces: [[UInt8]]) throws(FileError) -> FileComparison {
    let bytes = try read(path, limit: .max)
    let text = pieces.flatMap { $0 }
    return bytes == text ? .same : .different(at: zip(bytes, text).prefix { $0 == $1 }.count)
  }

  func kind(of path: String) throws(FileError) -> FileKind? {
    let path = Self.absolute(path)
    if files[path] != nil { return .regular }
    let isDirectory =
      path == currentDirectory || files.keys.contains { $0.hasPrefix(path + "/") }
    return isDirectory ? .directory : nil
  }

  func list(_ directory: String) throws(FileError) -> [String] {
    let prefix = Self.absolute(directory) + "/"
    let names = files.keys.filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count).prefix { $0 != "/" }) }
    return Set(names).sorted()
  }

  func resolve(_ path: String) throws(FileError) -> String {
    if try kind(of: path) == nil { throw Self.missing(path) }
    return Self.absolute(path)
  }

  func createDirectory(_ path: String) throws(FileError) {}

  func create(_ path: String, _ pieces: [[UInt8]]) throws(FileError) {
    guard !isFull else {
      throw FileError(path: path, reason: .system(code: ENOSPC, text: "no space left on device"))
    }
    if try kind(of: path) != nil {
      throw FileError(path: path, reason: .system(code: EEXIST, text: "file exists"))
    }
    files[Self.absolute(path)] = pieces.flatMap { $0 }
  }

  func move(_ source: String, to destination: String) throws(FileError) {
    files[Self.absolute(destination)] = files.removeValue(forKey: Self.absolute(source))
  }

  func remove(_ path: String) throws(FileError) {
    files[Self.absolute(path)] = nil
  }

  private static func absolute(_ path: String) -> String {
    Path.normalized(Path.join("/work", path))
  }

  private static func missing(_ path: String) -> FileError {
    FileError(path: path, reason: .system(code: ENOENT, text: "no such file or directory"))
  }
}
