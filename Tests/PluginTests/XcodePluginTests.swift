import Foundation
import TestSupport
import Testing

/// Xcode itself is needed to run a plugin in an Xcode project. What can be told without it is that the
/// code for it compiles against the interface that Xcode documents.
@Suite struct XcodePluginTests {
  @Test(arguments: ["InstantSchemaPlugin", "GenerateInstantSchema"])
  func thePartForXcodeCompiles(plugin: String) throws {
    let directory = try TemporaryDirectory()
    let interface = try directory.write(
      Repository.text(of: "Tests/PluginTests/XcodeProjectPlugin.swift.txt"),
      to: "XcodeProjectPlugin.swift")
    let swiftc = Program(path: "swiftc", directory: directory.path)
    let common = [
      "-swift-version", "6", "-package-description-version", "6.1.0", "-parse-as-library", "-I",
      try pluginInterface(),
    ]

    let module = try swiftc.run(
      common + ["-emit-module", "-module-name", "XcodeProjectPlugin", interface])
    try #require(module.succeeded, "\(module.output)")
    let plugin = try swiftc.run(
      common + ["-typecheck", "-warnings-as-errors", "-module-name", plugin, "-I", directory.path]
        + sources(of: plugin))
    #expect(plugin.succeeded, "\(plugin.output)")
  }

  private func sources(of plugin: String) throws -> [String] {
    try [plugin, "Shared"].flatMap { directory in
      let directory = Repository.root.appending(path: "Plugins/\(directory)")
      return try FileManager.default
        .contentsOfDirectory(atPath: directory.path(percentEncoded: false))
        .filter { $0.hasSuffix(".swift") }
        .map { directory.appending(path: $0).path(percentEncoded: false) }
    }
  }

  /// Where the toolchain keeps the module PackagePlugin.
  private func pluginInterface() throws -> String {
    "\(try Toolchain.info("runtimeResourcePath"))/pm/PluginAPI"
  }
}
