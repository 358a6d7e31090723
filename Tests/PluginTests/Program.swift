import Foundation

/// A program that a test runs to its end.
struct Program {
  let path: String
  var directory: String
  /// The whole environment. The tests' own would tell SwiftPM that it runs inside a test.
  var environment: [String: String] = Self.cleanEnvironment

  struct Result {
    let status: Int32
    /// Standard output and standard error, as a terminal would show them.
    let text: String

    var succeeded: Bool { status == 0 }
  }

  static let cleanEnvironment: [String: String] = {
    let kept = ["PATH", "HOME", "TMPDIR", "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS"]
    var environment = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
    environment["LC_ALL"] = "C.UTF-8"
    return environment
  }()

  func run(_ arguments: [String]) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [path] + arguments
    process.currentDirectoryURL = URL(filePath: directory)
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, text: String(decoding: output, as: UTF8.self))
  }
}
