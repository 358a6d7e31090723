import Foundation
import TestSupport

/// The built program, run as a process of its own.
enum BuiltTool {
  /// - Parameter environment: changes to the environment of the tests; `nil` takes one away.
  static func run(
    _ arguments: [String], in directory: String, environment: [String: String?] = [:],
    input: String? = nil
  ) throws -> Program.Result {
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in GitSandbox.environment.merging(environment, uniquingKeysWith: { $1 }) {
      variables[name] = value
    }
    return try Program(path: BuildProducts.tool(), directory: directory, environment: variables)
      .run(arguments, input: Array((input ?? "").utf8), joined: false)
  }
}
