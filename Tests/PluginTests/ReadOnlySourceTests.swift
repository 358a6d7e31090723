import Foundation
import Testing

extension PluginTests {
  /// A build writes below its scratch path and nowhere else.
  @Suite struct ReadOnlySources {
    @Test func sourcesThatCannotBeWrittenToAreBuiltTwiceAndLeftAsTheyWere() throws {
      let package = try Workspace.package(
        Manifest(Manifest.generating("App")),
        [
          "Schemas/todos.ts": SchemaText.todos,
          "Sources/App/Use.swift": "let use = Todo(title: \"x\")",
        ])
      // A schema behind a symbolic link is one too.
      try FileManager.default.createSymbolicLink(
        atPath: package.path("Sources/App/instant.schema.ts"),
        withDestinationPath: "../../Schemas/todos.ts")
      let sources = Inventory(of: package.package)
      try sources.setModes(directories: 0o555, files: 0o444)
      defer { try? sources.setModes(directories: 0o755, files: 0o644) }
      let before = try sources.states()

      for _ in 1...2 {
        let build = try package.build()
        #expect(build.succeeded, "\(build.log)")
      }
      #expect(try sources.states() == before)
    }

    @Test func outputsStayWritable() throws {
      let package = try Workspace.package(
        Manifest(Manifest.generating("App")),
        [
          "Sources/App/instant.schema.ts": SchemaText.todos,
          "Sources/App/Use.swift": "let use = Todo(title: \"x\")",
        ])
      let schema = package.path("Sources/App/instant.schema.ts")
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: schema)
      #expect(try package.build().succeeded)

      let modes = try Inventory(of: package.outputs(of: "App")).states().map(\.mode)
      #expect(modes.count == 5)
      #expect(modes.allSatisfy { $0 & 0o200 != 0 })
    }
  }
}

/// A directory and all that is in it.
private struct Inventory {
  private let paths: [String]

  struct State: Equatable {
    let path: String
    let mode: Int
    let size: Int
    let modified: Date?
  }

  init(of directory: URL) {
    let root = directory.path(percentEncoded: false)
    let below = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    paths = [root] + below.sorted().map { "\(root)/\($0)" }
  }

  func states() throws -> [State] {
    try paths.map { path in
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return State(
        path: path, mode: attributes[.posixPermissions] as? Int ?? 0,
        size: attributes[.size] as? Int ?? 0,
        modified: attributes[.modificationDate] as? Date)
    }
  }

  func setModes(directories: Int, files: Int) throws {
    for path in paths {
      let type = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      if type == .typeSymbolicLink { continue }
      let mode = type == .typeDirectory ? directories : files
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }
  }
}
