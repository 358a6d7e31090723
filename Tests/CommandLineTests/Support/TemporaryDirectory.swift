import Foundation

@testable import instant_schema

/// A directory of its own for one test, which goes away with the value.
final class TemporaryDirectory: Sendable {
  /// Absolute, without symbolic links.
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("instant-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = try POSIXFileSystem().resolve(url.path)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The absolute path of something in it.
  func callAsFunction(_ relative: String) -> String { "\(path)/\(relative)" }

  func write(_ text: String, to relative: String) throws {
    try write(Array(text.utf8), to: relative)
  }

  func write(_ bytes: [UInt8], to relative: String) throws {
    let url = URL(fileURLWithPath: self(relative))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func append(_ text: String, to relative: String) throws {
    try write(try bytes(of: relative) + text.utf8, to: relative)
  }

  func bytes(of relative: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: self(relative))))
  }

  func text(of relative: String) throws -> String {
    String(decoding: try bytes(of: relative), as: UTF8.self)
  }

  func createDirectory(_ relative: String) throws {
    try FileManager.default.createDirectory(
      atPath: self(relative), withIntermediateDirectories: true)
  }

  func link(_ relative: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self(relative), withDestinationPath: destination)
  }

  func exists(_ relative: String) -> Bool {
    FileManager.default.fileExists(atPath: self(relative))
  }

  /// All names in a directory, hidden ones too, sorted.
  func names(in relative: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self(relative)).sorted()
  }

  /// When a file was last written, in seconds and nanoseconds.
  func modificationDate(of relative: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: self(relative))[.modificationDate] as? Date
  }
}
