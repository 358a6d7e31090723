import Foundation

@testable import instant_schema

/// The built program, run as a process of its own.
enum BuiltTool {
  struct Result {
    let status: Int32
    let output: String
    let error: String
  }

  /// - Parameter environment: changes to the environment of the tests; `nil` takes one away.
  static func run(
    _ arguments: [String], in directory: String, environment: [String: String?] = [:],
    input: String? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = try executable()
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in GitSandbox.environment.merging(environment, uniquingKeysWith: { $1 }) {
      variables[name] = value
    }
    process.environment = variables
    let capture = try TemporaryDirectory()
    let output = try capture.handle(forWriting: "output")
    let error = try capture.handle(forWriting: "error")
    process.standardOutput = output
    process.standardError = error
    try capture.write(input ?? "", to: "input")
    process.standardInput = try FileHandle(
      forReadingFrom: URL(fileURLWithPath: capture("input")))
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try capture.text(of: "output"),
      error: try capture.text(of: "error"))
  }

  /// The program stands beside the test bundle, wherever the build has put both.
  static func executable() throws -> URL {
    let places = [
      Bundle.main.executableURL?.deletingLastPathComponent(),
      Bundle(for: Marker.self).bundleURL.deletingLastPathComponent(),
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent(),
    ]
    for place in places.compactMap({ $0 }) {
      let candidate = place.appendingPathComponent("instant-schema")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
    }
    throw NotBuilt(places: places.compactMap { $0?.path })
  }

  struct NotBuilt: Error {
    let places: [String]
  }

  private final class Marker {}
}

extension TemporaryDirectory {
  fileprivate func handle(forWriting name: String) throws -> FileHandle {
    try write("", to: name)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: self(name)))
  }
}
