import Foundation
import PackagePlugin

/// The run of the tool that gives a target its Swift.
struct GenerationCommand {
  let target: GenerationTarget
  let tool: URL
  /// The only directory that a build lets it write to.
  let output: URL

  /// - Returns: nothing if there is no schema, after a warning.
  /// - Throws: `PluginFailure` if it cannot be told what to generate, or where it could not be
  ///   compiled.
  func commands() throws -> [Command] {
    let search = SchemaSearch(target: target)
    guard let location = try search.run() else {
      Diagnostics.warning(search.failure.description + whenItLooksAgain)
      return []
    }
    try NameConflicts(in: target).check()
    let tree =
      location.configuration?.root.map { SourceTree(root: $0) }
      ?? SourceTree(around: location.schema, upTo: target.root)
    return [
      .buildCommand(
        displayName: "Generating Swift from \(location.schema.lastPathComponent)",
        executable: tool,
        arguments: arguments(for: location, in: tree),
        inputFiles: inputs(of: location, in: tree),
        outputFiles: generatedNames.map { output.appending(path: $0) })
    ]
  }

  /// SwiftPM plans anew when something has changed that it looks at itself, and a schema in the
  /// package's root is nothing of the kind.
  private var whenItLooksAgain: String {
    let isPackage = target.root.appending(path: "Package.swift").isFile
    return isPackage ? ". SwiftPM looks again when Package.swift is touched" : ""
  }

  /// No git, whose answers change without a file changing; no source ids, so that a change that gives
  /// the same declarations gives the same bytes, and recompiles nothing; and no lines about files,
  /// which would stand in the output of `swift run`.
  private func arguments(for location: SchemaLocation, in tree: SourceTree) -> [String] {
    let configuration = location.configuration.map { ["--config", $0.file.plainPath] } ?? []
    return ["generate", "--allow-dirty", "--omit-source-ids", "--quiet", "--color", "never"]
      + ["--from", location.schema.plainPath, "--to", output.plainPath]
      + ["--root", tree.root.plainPath] + configuration
  }

  private func inputs(of location: SchemaLocation, in tree: SourceTree) -> [URL] {
    let first = [location.schema] + (location.configuration.map { [$0.file] } ?? [])
    let known = Set(first.map(\.plainPath))
    return first + tree.files().filter { !known.contains($0.plainPath) }
  }
}
