@testable import instant_schema

/// A disk whose process is killed: one step is not done, or half, and none after it is.
final class DyingFileSystem: FileSystem {
  private let disk: MemoryFileSystem
  private var stepsLeft: Int
  /// Called after every step, as somebody who looks at the disk at that moment.
  private let observe: () -> Void

  /// - Parameter steps: how many changes are made before the end.
  init(_ disk: MemoryFileSystem, after steps: Int, observe: @escaping () -> Void) {
    self.disk = disk
    stepsLeft = steps
    self.observe = observe
  }

  /// Whether the end has come.
  private(set) var isDead = false

  var currentDirectory: String { disk.currentDirectory }

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try disk.read(path, limit: limit)
  }

  func compare(_ path: String, with pieces: [[UInt8]]) throws(FileError) -> FileComparison {
    try disk.compare(path, with: pieces)
  }

  func kind(of path: String) throws(FileError) -> FileKind? { try disk.kind(of: path) }
  func list(_ directory: String) throws(FileError) -> [String] { try disk.list(directory) }
  func resolve(_ path: String) throws(FileError) -> String { try disk.resolve(path) }

  func createDirectory(_ path: String) throws(FileError) {
    try step(path) { () throws(FileError) in try disk.createDirectory(path) }
  }

  func create(_ path: String, _ pieces: [[UInt8]]) throws(FileError) {
    let bytes = pieces.flatMap { $0 }
    if stepsLeft == 0, !isDead { try disk.create(path, [Array(bytes.prefix(bytes.count / 2))]) }
    try step(path) { () throws(FileError) in try disk.create(path, pieces) }
  }

  func move(_ source: String, to destination: String) throws(FileError) {
    try step(source) { () throws(FileError) in try disk.move(source, to: destination) }
  }

  func remove(_ path: String) throws(FileError) {
    try step(path) { () throws(FileError) in try disk.remove(path) }
  }

  private func step(_ path: String, _ change: () throws(FileError) -> Void) throws(FileError) {
    if stepsLeft == 0 { isDead = true }
    if isDead { throw FileError(path: path, reason: .system(code: 0, text: "killed")) }
    stepsLeft -= 1
    try change()
    observe()
  }
}
