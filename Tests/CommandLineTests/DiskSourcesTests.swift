import Foundation
import SchemaParser
import TestSupport
import Testing

@testable import instant_schema

@Suite struct DiskSourcesTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test func filesBelowTheRootAreFound() throws {
    try directory.write("a", to: "root/lib/a.ts")
    #expect(source("root/lib/a.ts") == .found(Array("a".utf8)))
    #expect(source("root/lib/../lib/a.ts") == .found(Array("a".utf8)))
  }

  @Test func whatIsNotThereOrADirectoryIsNotFound() throws {
    try directory.createDirectory("root/lib")
    #expect(source("root/no.ts") == .notFound)
    #expect(source("root/no/no.ts") == .notFound)
    #expect(source("root/lib") == .notFound)
  }

  @Test func aPathThatClimbsOutIsRefusedWhetherItIsThereOrNot() throws {
    try directory.write("secret", to: "secret.ts")
    try directory.createDirectory("root")
    #expect(source("root/../secret.ts") == .outsideRoot)
    #expect(source("root/../nothing.ts") == .outsideRoot)
    #expect(source("rooted/a.ts") == .outsideRoot)
  }

  @Test func aLinkThatLeadsOutIsRefused() throws {
    try directory.write("secret", to: "outside/secret.ts")
    try directory.createDirectory("root")
    try directory.link("root/file.ts", to: "../outside/secret.ts")
    try directory.link("root/folder", to: "../outside")
    #expect(source("root/file.ts") == .outsideRoot)
    #expect(source("root/folder/secret.ts") == .outsideRoot)
    #expect(source("root/folder/nothing.ts") == .outsideRoot)
  }

  /// Between the look at where a path leads and the reading of it, somebody may change a link.
  @Test func aLinkThatIsChangedMeanwhileIsNotFollowed() throws {
    try directory.write("secret", to: "secret.ts")
    try directory.write("a", to: "root/real.ts")
    try directory.link("root/link.ts", to: "real.ts")
    let disk = MeddledFileSystem(disk: POSIXFileSystem()) { [directory] in
      try? FileManager.default.removeItem(atPath: directory("root/link.ts"))
      try? directory.link("root/link.ts", to: "../secret.ts")
    }
    let sources = DiskSources(disk: disk, root: directory("root"))
    #expect(sources.source(at: directory("root/link.ts")) == .found(Array("a".utf8)))
    #expect(sources.source(at: directory("root/link.ts")) == .outsideRoot)
  }

  @Test func aLinkThatStaysInsideIsFollowed() throws {
    try directory.write("a", to: "root/real.ts")
    try directory.link("root/link.ts", to: "real.ts")
    #expect(source("root/link.ts") == .found(Array("a".utf8)))
  }

  @Test func whatCannotBeReadSaysWhy() throws {
    try directory.createDirectory("root")
    try directory.link("root/loop.ts", to: "loop.ts")
    #expect(source("root/loop.ts") == .notReadable("too many levels of symbolic links"))
    #expect(mkfifo(directory("root/fifo.ts"), 0o600) == 0)
    #expect(source("root/fifo.ts") == .notReadable("is not a regular file"))
  }

  private func source(_ path: String) -> SourceLookup {
    DiskSources(disk: POSIXFileSystem(), root: directory("root")).source(at: directory(path))
  }
}

/// A disk on which something happens before a file is read.
private struct MeddledFileSystem: FileSystem {
  let disk: POSIXFileSystem
  let meddle: @Sendable () -> Void

  var currentDirectory: String { disk.currentDirectory }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    meddle()
    return try disk.read(path, limit: limit)
  }

  func compare(_ path: String, with pieces: [[UInt8]]) throws(FileError) -> FileComparison {
    try disk.compare(path, with: pieces)
  }

  func kind(of path: String) throws(FileError) -> FileKind? { try disk.kind(of: path) }
  func list(_ directory: String) throws(FileError) -> [String] { try disk.list(directory) }
  func resolve(_ path: String) throws(FileError) -> String { try disk.resolve(path) }
  func createDirectory(_ path: String) throws(FileError) { try disk.createDirectory(path) }
  func create(_ path: String, _ pieces: [[UInt8]]) throws(FileError) {
    try disk.create(path, pieces)
  }
  func move(_ source: String, to destination: String) throws(FileError) {
    try disk.move(source, to: destination)
  }
  func remove(_ path: String) throws(FileError) { try disk.remove(path) }
}

@Suite struct RootFinderTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("", to: "a/b/c/instant.schema.ts")
  }

  @Test func theRepositoryComesBeforeThePackage() throws {
    try directory.createDirectory("a/.git")
    try directory.write("", to: "a/b/package.json")
    #expect(try root() == directory("a"))
  }

  @Test func aWorktreeHasAFileThere() throws {
    try directory.write("gitdir: x", to: "a/b/.git")
    #expect(try root() == directory("a/b"))
  }

  @Test(arguments: ["package.json", "Package.swift"])
  func elseItIsTheNearestPackage(manifest: String) throws {
    try directory.write("", to: "a/\(manifest)")
    try directory.write("", to: "a/b/\(manifest)")
    #expect(try root() == directory("a/b"))
  }

  @Test func elseItIsTheSchemasOwnDirectory() throws {
    #expect(try root() == directory("a/b/c"))
  }

  @Test func theUserMayNameItAndMustNameOneAbove() throws {
    #expect(try root(asked: "a") == directory("a"))
    try directory.createDirectory("other")
    #expect(throws: FileError.self) { try root(asked: "other") }
    #expect(throws: FileError.self) { try root(asked: "nowhere") }
  }

  private func root(asked: String? = nil) throws -> String {
    try RootFinder(disk: POSIXFileSystem())
      .root(of: directory("a/b/c/instant.schema.ts"), asked: asked.map { directory($0) })
  }
}
