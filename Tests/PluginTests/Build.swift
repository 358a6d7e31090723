/// What a build said.
struct Build {
  let succeeded: Bool
  let log: String

  init(_ result: Program.Result) {
    succeeded = result.succeeded
    log = result.text
  }

  /// Whether the plugin's command ran.
  var generated: Bool { log.contains("Generating Swift from ") }

  /// Whether a file of the module was compiled.
  func compiled(_ module: String) -> Bool {
    log.contains("Compiling \(module) ") || log.contains("Emitting module \(module)\n")
  }

  var warnings: [Substring] { log.split(separator: "\n").filter { $0.contains("warning:") } }
  var errors: [Substring] { log.split(separator: "\n").filter { $0.contains("error:") } }
}
