import Foundation

/// What the build that made the tests has made besides: it stands beside the test bundle, wherever
/// the build has put both.
package enum BuildProducts {
  /// The tool.
  package static func tool() throws -> String {
    try first(["instant-schema"], where: FileManager.default.isExecutableFile)
  }

  /// The directory with the module of the runtime.
  package static func modules() throws -> String {
    let name = "SharingInstant.swiftmodule"
    let module = try first(["Modules/\(name)", name], where: FileManager.default.fileExists)
    return URL(fileURLWithPath: module).deletingLastPathComponent().path
  }

  /// The object files of the runtime.
  package static func runtimeObjects() throws -> [String] {
    let directory = try first(["SharingInstant.build"], where: FileManager.default.fileExists)
    return try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
      .filter { $0.hasSuffix(".o") }.map { "\(directory)/\($0)" }
  }

  private static func first(_ names: [String], where exists: (String) -> Bool) throws -> String {
    let places = [
      Bundle.main.executableURL, Bundle(for: Marker.self).bundleURL,
      URL(fileURLWithPath: CommandLine.arguments[0]),
    ].compactMap { $0?.deletingLastPathComponent().path }
    let candidates = places.flatMap { place in names.map { "\(place)/\($0)" } }
    guard let found = candidates.first(where: exists) else { throw NotBuilt(places: candidates) }
    return found
  }

  package struct NotBuilt: Error {
    package let places: [String]
  }

  private final class Marker {}
}
