package import Foundation

/// A directory of its own for one test, which goes away with the value.
package final class TemporaryDirectory: Sendable {
  /// Absolute, without symbolic links.
  package let path: String

  package init() throws {
    let parent = FileManager.default.temporaryDirectory.path
    guard let resolved = realpath(parent, nil) else { throw NotThere(path: parent) }
    defer { free(resolved) }
    path = String(cString: resolved) + "/instant-schema-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  private struct NotThere: Error {
    let path: String
  }

  /// The directory as a URL.
  package var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

  /// The absolute path of something in it.
  package func callAsFunction(_ relative: String) -> String { "\(path)/\(relative)" }

  /// - Returns: the absolute path of the new file.
  @discardableResult
  package func write(_ text: String, to relative: String) throws -> String {
    try write(Array(text.utf8), to: relative)
  }

  /// - Returns: the absolute path of the new file.
  @discardableResult
  package func write(_ bytes: [UInt8], to relative: String) throws -> String {
    let file = URL(fileURLWithPath: self(relative))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  package func append(_ text: String, to relative: String) throws {
    try write(try bytes(of: relative) + text.utf8, to: relative)
  }

  package func bytes(of relative: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: self(relative))))
  }

  package func text(of relative: String) throws -> String {
    String(decoding: try bytes(of: relative), as: UTF8.self)
  }

  package func createDirectory(_ relative: String) throws {
    try FileManager.default.createDirectory(
      atPath: self(relative), withIntermediateDirectories: true)
  }

  package func link(_ relative: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self(relative), withDestinationPath: destination)
  }

  package func exists(_ relative: String) -> Bool {
    FileManager.default.fileExists(atPath: self(relative))
  }

  /// All names in a directory, hidden ones too, sorted.
  package func names(in relative: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self(relative)).sorted()
  }

  /// When a file was last written.
  package func modificationDate(of relative: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: self(relative))[.modificationDate] as? Date
  }
}
