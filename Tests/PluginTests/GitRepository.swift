import Foundation
import TestSupport

/// A git repository of a test's own, untouched by the configuration of user and machine.
struct GitRepository {
  private let directory: String

  init(_ directory: String) {
    self.directory = directory
  }

  static let environment = Program.cleanEnvironment.merging([
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_AUTHOR_NAME": "Test", "GIT_AUTHOR_EMAIL": "test@example.com",
    "GIT_COMMITTER_NAME": "Test", "GIT_COMMITTER_EMAIL": "test@example.com",
  ]) { $1 }

  @discardableResult
  func git(_ arguments: String..., environment: [String: String] = [:]) throws -> Program.Result {
    try Program(
      path: "git", directory: directory,
      environment: Self.environment.merging(environment) { $1 }
    ).run(arguments)
  }

  func initialize() throws {
    try git("-c", "init.defaultBranch=main", "init", "--quiet")
  }

  func commitAll() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "Change")
  }
}
