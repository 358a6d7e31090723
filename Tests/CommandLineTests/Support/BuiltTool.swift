import Foundation
import TestSupport

/// The built program, run as a process of its own.
enum BuiltTool {
  static func path() throws -> String { try BuildProducts.tool() }

  /// - Parameter environment: changes to the environment of the tests; `nil` takes one away.
  static func run(
    _ arguments: [String], in directory: String, environment: [String: String?] = [:],
    input: String? = nil
  ) throws -> Program.Result {
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in GitSandbox.environment.merging(environment, uniquingKeysWith: { $1 }) {
      variables[name] = value
    }
    return try Program(path: path(), directory: directory, environment: variables)
      .run(arguments, input: Array((input ?? "").utf8), joined: false)
  }

  /// - Returns: what the program writes to standard error, which is a terminal.
  static func runOnTerminal(
    _ arguments: [String], in directory: String, environment: [String: String]
  ) throws -> String {
    let terminal = try Terminal()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try path())
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = terminal.inside
    try process.run()
    process.waitUntilExit()
    return try terminal.text()
  }
}
