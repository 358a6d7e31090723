import Foundation

/// A program that a test runs to its end.
///
/// Compilers leave directories behind in `TMPDIR`, so a run has one of its own, which is taken away,
/// unless it is given another one.
package struct Program {
  package var path: String
  /// Where it runs; the tests' own directory if there is none.
  package var directory: String?
  /// The `TMPDIR` for several runs of a program that starts anew where its environment changes.
  package var temporaryDirectory: String?
  /// The whole environment. That of the tests would tell SwiftPM that it runs inside a test.
  package var environment: [String: String]

  package init(
    path: String, directory: String? = nil,
    environment: [String: String] = Program.cleanEnvironment
  ) {
    self.path = path
    self.directory = directory
    self.environment = environment
  }

  package struct Result {
    package let status: Int32
    package let output: String
    package let error: String

    package var succeeded: Bool { status == 0 }
  }

  package static let cleanEnvironment: [String: String] = {
    let kept = ["PATH", "HOME", "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS"]
    var environment = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
    environment["LC_ALL"] = "C.UTF-8"
    return environment
  }()

  /// - Parameters:
  ///   - input: what stands on standard input.
  ///   - joined: whether `output` holds standard error too, as a terminal would show both.
  package func run(
    _ arguments: [String], input: [UInt8] = [], joined: Bool = true
  ) throws -> Result {
    let scratch = try TemporaryDirectory()
    try scratch.createDirectory("TMPDIR")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [path] + arguments
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    process.environment = environment.merging(
      ["TMPDIR": temporaryDirectory ?? scratch("TMPDIR")]
    ) { $1 }
    let output = try scratch.handle(forWriting: "output")
    let error = try scratch.handle(forWriting: "error")
    process.standardInput = try scratch.handle(forReading: input)
    process.standardOutput = output
    process.standardError = joined ? output : error
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try scratch.text(of: "output"),
      error: try scratch.text(of: "error"))
  }
}

extension TemporaryDirectory {
  fileprivate func handle(forWriting name: String) throws -> FileHandle {
    try FileHandle(forWritingTo: URL(fileURLWithPath: write([], to: name)))
  }

  fileprivate func handle(forReading bytes: [UInt8]) throws -> FileHandle {
    try FileHandle(forReadingFrom: URL(fileURLWithPath: write(bytes, to: "input")))
  }
}
