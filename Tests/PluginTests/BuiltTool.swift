import Foundation

/// The tool that was built together with the tests.
enum BuiltTool {
  struct NotFound: Error {}

  /// It stands beside the test bundle.
  static func path() throws -> String {
    let bundles = [Bundle.main.executableURL, Bundle(for: Marker.self).bundleURL]
    let directories = bundles.compactMap { $0?.deletingLastPathComponent() }
    let candidates = directories.map { $0.appending(path: "instant-schema") }
      .map { $0.path(percentEncoded: false) }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw NotFound()
    }
    return path
  }

  private final class Marker {}
}
