import Foundation
import TestSupport
import Testing

/// This package as others depend on it, but for the tool: that is the one that stands beside the tests,
/// so that nobody waits until it has been built from source once more.
struct PackageWithTool {
  let directory: URL
  /// The tool that the plugins run.
  let tool: URL

  private static let bundle = "instant-schema.artifactbundle"

  init(in parent: URL) throws {
    directory = parent.appending(path: "sharing-instant")
    let bundle = directory.appending(path: Self.bundle)
    tool = bundle.appending(path: "instant-schema")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    for name in ["Plugins", "Sources", "Tests"] {
      try FileManager.default.createSymbolicLink(
        at: directory.appending(path: name),
        withDestinationURL: Repository.root.appending(path: name))
    }
    try Self.manifest().write(
      to: directory.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    try Self.contents().write(
      to: bundle.appending(path: "info.json"), atomically: true, encoding: .utf8)
    try Executable.copy(BuildProducts.tool(), to: tool.path(percentEncoded: false))
  }

  /// The manifest of this package, in which one target is there already.
  private static func manifest() throws -> String {
    let text = try Repository.text(of: "Package.swift")
    let target = try #require(
      text.firstMatch(
        of: /(?s)\.executableTarget\(\s*name: "instant-schema",.*?swiftSettings: strict\)/))
    return text.replacingCharacters(
      in: target.range, with: #".binaryTarget(name: "instant-schema", path: "\#(bundle)")"#)
  }

  /// What SwiftPM wants to know of a program that it has not built.
  private static func contents() throws -> String {
    """
    {
      "schemaVersion": "1.0",
      "artifacts": {
        "instant-schema": {
          "type": "executable",
          "version": "1.0.0",
          "variants": [
            {
              "path": "instant-schema",
              "supportedTriples": ["\(try Toolchain.info("unversionedTriple"))"]
            }
          ]
        }
      }
    }

    """
  }
}
