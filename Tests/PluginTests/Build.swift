import Foundation
import TestSupport

/// What a build said.
struct Build {
  let succeeded: Bool
  let log: String

  private let library: String

  init(_ result: Program.Result, of workspace: Workspace) {
    succeeded = result.succeeded
    log = result.output
    library = workspace.library.path(percentEncoded: false)
  }

  /// Whether the plugin's command ran.
  var generated: Bool { log.contains("Generating Swift from ") }

  /// Whether a file of the module was compiled.
  func compiled(_ module: String) -> Bool {
    log.contains("Compiling \(module) ") || log.contains("Emitting module \(module)\n")
  }

  /// What is said about the package; what the compiler says about the runtime is for others to judge.
  var warnings: [Substring] { lines(with: "warning: ") }
  var errors: [Substring] { lines(with: "error: ") }

  private func lines(with severity: String) -> [Substring] {
    log.split(separator: "\n")
      .filter { $0.contains(severity) && !$0.hasPrefix(" ") && !$0.contains(library) }
  }
}
