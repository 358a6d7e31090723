import Foundation
import TestSupport

/// Runs the built program as somebody whom permissions bind, which they do not bind root.
struct OrdinaryUser {
  private let directory: TemporaryDirectory
  private let prefix: [String]
  private let tool: String

  /// The directory becomes that user's own.
  init(in directory: TemporaryDirectory) throws {
    self.directory = directory
    let tool = try BuildProducts.tool()
    guard geteuid() == 0 else {
      (prefix, self.tool) = ([], tool)
      return
    }
    prefix = Self.change
    self.tool = directory("bin/instant-schema")
    try Executable.copy(tool, to: self.tool)
    let chown = Program(path: "chown", directory: directory.path)
    _ = try chown.run(["-R", "\(Self.id):\(Self.id)", directory.path])
  }

  /// Whether there is a way to be one, in the place where tests have their files.
  static let isThere: Bool = {
    guard geteuid() == 0 else { return true }
    let place = FileManager.default.temporaryDirectory.path
    let probe = try? Program(path: change[0], directory: "/").run(
      change.dropFirst() + ["ls", place])
    return probe?.succeeded == true
  }()

  func run(_ words: [String]) throws -> Program.Result {
    let line = prefix + [tool] + words
    return try Program(path: line[0], directory: directory.path)
      .run(Array(line.dropFirst()), joined: false)
  }

  /// The one that is called nobody nearly everywhere.
  private static let id = 65_534
  private static let change = ["setpriv", "--reuid=\(id)", "--regid=\(id)", "--clear-groups"]
}
