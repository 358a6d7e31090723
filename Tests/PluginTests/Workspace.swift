import Foundation
import TestSupport
import Testing

/// A directory with one package after the other in the same place, and one scratch path for all of
/// them, so that the runtime is built once.
///
/// Both paths hold what trips plugins up: spaces, `#`, letters beyond ASCII; the package's a `%` too,
/// which the compiler does not bear in a scratch path.
struct Workspace {
  let package: URL
  private let dependency: PackageWithTool
  private let scratch: URL
  private let temporary: URL

  @TaskLocal static var current: Workspace?

  fileprivate init(in directory: URL) throws {
    dependency = try PackageWithTool(in: directory)
    package = directory.appending(path: "My Apps/Café #1/100%/Package")
    scratch = directory.appending(path: "Scratch Ü #2")
    temporary = directory.appending(path: "Temporary")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
  }

  /// Puts a package in the place of the one before.
  ///
  /// - Parameter files: their text under their paths.
  static func package(_ manifest: Manifest, _ files: [String: String]) throws -> Workspace {
    let workspace = try #require(current)
    try workspace.clear()
    try workspace.write(
      files.merging(["Package.swift": manifest.text(dependingOn: workspace.library)]) { $1 })
    return workspace
  }

  /// Puts a copy of a package of this repository in the place of the one before.
  static func copy(of path: String) throws -> Workspace {
    let workspace = try #require(current)
    try workspace.clear()
    try FileManager.default.createDirectory(
      at: workspace.package.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: path), to: workspace.package)
    let manifest = try workspace.text(of: "Package.swift")
    let dependency = #"path: "../..""#
    try #require(manifest.contains(dependency))
    try workspace.write([
      "Package.swift": manifest.replacing(
        dependency, with: "path: \(Manifest.literal(workspace.library))")
    ])
    return workspace
  }

  func build(_ arguments: String...) throws -> Build {
    Build(try swift("build", arguments), of: self)
  }

  /// Runs one of the `swift` commands on the package.
  func swift(_ command: String, _ arguments: [String]) throws -> Program.Result {
    var swift = Program(path: "swift", directory: package.path(percentEncoded: false))
    swift.temporaryDirectory = temporary.path(percentEncoded: false)
    return try swift.run(
      [command, "--scratch-path", scratch.path(percentEncoded: false)] + arguments)
  }

  /// The directory that a build lets the plugin write to.
  func outputs(of target: String) throws -> URL {
    scratch.appending(path: "plugins/outputs/package/\(target)/destination/InstantSchemaPlugin")
  }

  /// The package with the plugins.
  var library: URL { dependency.directory }

  /// The tool that the plugins run.
  var tool: URL { dependency.tool }

  // MARK: - Files

  func path(_ relative: String) -> String {
    package.appending(path: relative).path(percentEncoded: false)
  }

  func text(of relative: String) throws -> String {
    try String(contentsOf: package.appending(path: relative), encoding: .utf8)
  }

  func write(_ files: [String: String]) throws {
    for (relative, text) in files {
      let file = package.appending(path: relative)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  func replace(_ old: String, with new: String, in relative: String) throws {
    let before = try text(of: relative)
    try #require(before.contains(old))
    try write([relative: before.replacing(old, with: new)])
  }

  /// Lets SwiftPM ask its plugins anew.
  func touchManifest() throws {
    try write(["Package.swift": text(of: "Package.swift")])
  }

  func remove(_ relative: String) throws {
    try FileManager.default.removeItem(at: package.appending(path: relative))
  }

  private func clear() throws {
    if FileManager.default.fileExists(atPath: package.path(percentEncoded: false)) {
      try FileManager.default.removeItem(at: package)
    }
  }
}

/// Gives a suite a workspace, and takes it away when all of its tests are done.
///
/// Its tests go before those that wait for a thread: one after the other they take longest, and would
/// be what is left at the end.
struct WorkspaceTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let directory = try TemporaryDirectory()
    try await Workspace.$current.withValue(Workspace(in: directory.url)) {
      try await withoutActuallyEscaping(function) { function in
        try await Task(priority: .high) { try await function() }.value
      }
    }
    withExtendedLifetime(directory) {}
  }
}

extension Trait where Self == WorkspaceTrait {
  static var workspace: Self { Self() }
}
