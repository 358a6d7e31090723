import SwiftEmitter
import TestSupport

extension TemporaryDirectory {
  /// - Returns: the absolute paths of the new files.
  func write(_ files: [GeneratedFile], to folder: String) throws -> [String] {
    try files.map { try write($0.contents, to: "\(folder)-\($0.name.rawValue)") }
  }
}
