import Foundation
import PackagePlugin

/// What the user asks of the command plugin: options of the tool's `generate`, all of which it hands
/// on, and `--target`, which stands for `--from` and `--to`.
struct GenerationRequest {
  private let targetName: String?
  private let options: [String]

  init(_ arguments: [String]) {
    var extractor = ArgumentExtractor(arguments)
    targetName = extractor.extractOption(named: "target").last
    options = extractor.remainingArguments
  }

  /// Runs the tool in a directory, where relative paths among the options start, and ends with it if
  /// it fails: it has said why.
  ///
  /// - Parameter targets: the ones that may be meant.
  /// - Throws: `PluginFailure` if it cannot be told what to generate.
  func run(tool: URL, targets: [GenerationTarget], directory: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = try ["generate"] + defaults(among: targets, in: directory) + options
    process.currentDirectoryURL = directory
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The schema and the directory of a target, as far as neither the options nor a configuration
  /// give them.
  private func defaults(
    among targets: [GenerationTarget], in directory: URL
  ) throws -> [String] {
    let givesSchema = gives("from", letter: "f")
    let givesDirectory = gives("to", letter: "t")
    if givesSchema && givesDirectory || gives("help", letter: "h") { return [] }
    let target = try target(among: targets)
    var defaults: [(name: String, value: URL)] = []
    var configuration: PluginConfiguration?
    if !givesSchema {
      let location = try location(of: target)
      defaults.append(("from", location.schema))
      configuration = gives("config") ? nil : location.configuration
      if let configuration { defaults.append(("config", configuration.file)) }
    }
    if !givesDirectory, configuration?.namesOutput != true {
      defaults.append(("to", try output(of: target)))
    }
    return defaults.map { "--\($0.name)=\($0.value.plainPath(from: directory))" }
  }

  private func gives(_ name: String, letter: Character? = nil) -> Bool {
    options.contains { option in
      option == "--\(name)" || option.hasPrefix("--\(name)=") || letter.map { "-\($0)" } == option
    }
  }

  private func target(among targets: [GenerationTarget]) throws -> GenerationTarget {
    let names = targets.map { "'\($0.name)'" }.joined(separator: ", ")
    if let targetName {
      guard let target = targets.first(where: { $0.name == targetName }) else {
        throw PluginFailure(
          "There is no target '\(targetName)' in this package, which has \(names)")
      }
      return target
    }
    guard targets.count == 1 else {
      throw PluginFailure("Say for which target, with --target: \(names)")
    }
    return targets[0]
  }

  private func location(of target: GenerationTarget) throws -> SchemaLocation {
    let search = SchemaSearch(target: target)
    guard let location = try search.run() else { throw search.failure }
    return location
  }

  private func output(of target: GenerationTarget) throws -> URL {
    guard let directory = target.directory else {
      throw PluginFailure("The target '\(target.name)' has no directory of its own; name one, --to")
    }
    return directory.appending(path: "Generated")
  }
}
