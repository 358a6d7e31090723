import Foundation
import SwiftEmitter

/// A directory of its own for one test, which goes away with the value.
final class ScratchDirectory: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("instant-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// - Returns: the absolute path of the new file.
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// - Returns: the absolute paths of the new files.
  func write(_ files: [GeneratedFile], to folder: String) throws -> [String] {
    try files.map { try write($0.contents, to: "\(folder)-\($0.name.rawValue)") }
  }
}
