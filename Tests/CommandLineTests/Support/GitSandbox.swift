import Foundation
import TestSupport

@testable import instant_schema

/// Runs git in a test's own directory, untouched by the configuration of the user or the machine.
struct GitSandbox {
  let directory: TemporaryDirectory

  init(_ directory: TemporaryDirectory) { self.directory = directory }

  static let environment: [String: String?] = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_TERMINAL_PROMPT": "0",
    "GIT_AUTHOR_NAME": "Test", "GIT_AUTHOR_EMAIL": "test@example.com",
    "GIT_COMMITTER_NAME": "Test", "GIT_COMMITTER_EMAIL": "test@example.com",
  ]

  /// Runs git below the directory.
  ///
  /// - Returns: what it prints.
  @discardableResult
  func callAsFunction(_ arguments: String..., in subdirectory: String = ".") throws -> String {
    let process = ProcessDescription(
      program: "git",
      arguments: [
        "-C", directory(subdirectory), "-c", "init.defaultBranch=main",
        "-c", "protocol.file.allow=always",
      ] + arguments,
      environment: Self.environment)
    let result = try POSIXProcessRunner().run([process])[0]
    guard result.status == 0 else {
      throw GitFailure(arguments: arguments, text: result.errorText)
    }
    return String(decoding: result.output, as: UTF8.self)
  }

  /// A repository with everything that is in the directory committed.
  func initialize(_ subdirectory: String = ".", arguments: [String] = []) throws {
    try FileManager.default.createDirectory(
      atPath: directory(subdirectory), withIntermediateDirectories: true)
    let process = ProcessDescription(
      program: "git",
      arguments: ["-C", directory(subdirectory), "-c", "init.defaultBranch=main", "init", "-q"]
        + arguments,
      environment: Self.environment)
    _ = try POSIXProcessRunner().run([process])
    try commitAll(in: subdirectory)
  }

  func commitAll(in subdirectory: String = ".") throws {
    try self("add", "-A", in: subdirectory)
    try self("commit", "-q", "--allow-empty", "-m", "Change", in: subdirectory)
  }
}

/// A command of git that a test needs did not work.
struct GitFailure: Error {
  let arguments: [String]
  let text: String
}

/// Runs programs in the environment that a test wants the tool to find.
struct SandboxedRunner: ProcessRunner {
  var changes = GitSandbox.environment

  func run(_ processes: [ProcessDescription]) throws(ProcessError) -> [ProcessResult] {
    try POSIXProcessRunner().run(
      processes.map { process in
        ProcessDescription(
          program: process.program, arguments: process.arguments,
          environment: changes.merging(process.environment) { $1 })
      })
  }
}
