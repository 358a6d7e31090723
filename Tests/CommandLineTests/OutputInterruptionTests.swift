import Foundation
import SwiftEmitter
import TestSupport
import Testing

@testable import instant_schema

/// Whatever happens while files are written, each of them is whole at any moment, and the next run
/// mends the rest.
@Suite struct OutputInterruptionTests {
  private let names = GeneratedFileName.allCases

  @Test(arguments: [true, false])
  func killedAtAnyStep(isThere: Bool) throws {
    var steps = 0
    var isDone = false
    while !isDone {
      let disk = MemoryFileSystem()
      if isThere { try write("old", to: disk) }
      let whole: Set<String?> = isThere ? ["old", "new"] : [nil, "new"]
      func look() {
        for name in names {
          #expect(whole.contains(content(name, on: disk)), "\(name) after \(steps) steps")
        }
      }

      let dying = DyingFileSystem(disk, after: steps, observe: look)
      isDone = (try? write("new", to: dying, process: 7)) != nil
      #expect(isDone != dying.isDead)
      look()

      try write("new", to: disk)
      for name in names { #expect(content(name, on: disk) == "new") }
      #expect(disk.texts.count == names.count, "\(disk.texts.keys)")
      steps += 1
    }
    // A directory, four files and four renames.
    #expect(steps == 10)
  }

  @Test func readersMeetWholeFilesWhileManyWrite() throws {
    let directory = try TemporaryDirectory()
    let schemas = ["a.ts": Schemas.todos, "b.ts": Schemas.todos.replacing("todos", with: "tasks")]
    var whole: [Set<[UInt8]>] = names.map { _ in [] }
    for (name, schema) in schemas {
      try directory.write(schema, to: name)
      #expect(try BuiltTool.run(generate(name), in: directory.path).status == 0)
      for (index, name) in names.enumerated() {
        whole[index].insert(try directory.bytes(of: "Gen/\(name.rawValue)"))
      }
    }
    let writers = try (0..<16).map { index in
      let writer = Process()
      writer.executableURL = URL(fileURLWithPath: Self.tool)
      writer.arguments = generate(index.isMultiple(of: 2) ? "a.ts" : "b.ts")
      writer.currentDirectoryURL = directory.url
      writer.standardOutput = FileHandle.nullDevice
      try writer.run()
      return writer
    }
    repeat {
      for (index, name) in names.enumerated() {
        #expect(whole[index].contains(try directory.bytes(of: "Gen/\(name.rawValue)")))
      }
    } while writers.contains(where: \.isRunning)
    for writer in writers {
      writer.waitUntilExit()
      #expect(writer.terminationStatus == 0)
    }
    #expect(try directory.names(in: "Gen") == names.map(\.rawValue).sorted())
  }

  // MARK: - A disk that takes no more

  @Test func aFullDiskIsToldAndChangesNothing() throws {
    let directory = try generatedDirectory()
    // A limit of the shell stands for the disk's; whoever ignores the signal is told by an error.
    let result = try limited("trap '' XFSZ", in: directory)
    #expect(result.status == 4)
    #expect(result.error == "error: Gen/Entities.swift: file too large\n")
    try expectOldFiles(in: directory, leftovers: 0)
  }

  @Test func aRunThatIsKilledWhileItWritesLeavesWholeFiles() throws {
    let directory = try generatedDirectory()
    // Here nobody ignores the signal, which ends the process at the first byte too many.
    let result = try limited(":", heedingSignals: true, in: directory)
    #expect(result.status == SIGXFSZ, "\(result.status) \(result.error)")
    try expectOldFiles(in: directory, leftovers: 1)

    #expect(try BuiltTool.run(generate("big.ts"), in: directory.path).status == 0)
    #expect(try directory.names(in: "Gen") == names.map(\.rawValue).sorted())
    #expect(try directory.text(of: "Gen/Entities.swift").contains("attribute499"))
  }

  /// What a small schema gives, beside one that gives more than the limit allows.
  private func generatedDirectory() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write(Schemas.todos, to: "small.ts")
    let attributes = (0..<500).map { "attribute\($0): i.string()," }.joined(separator: "\n")
    try directory.write(
      Schemas.todos.replacing("title: i.string(),", with: attributes), to: "big.ts")
    #expect(try BuiltTool.run(generate("small.ts"), in: directory.path).status == 0)
    return directory
  }

  private func limited(
    _ command: String, heedingSignals: Bool = false, in directory: TemporaryDirectory
  ) throws -> Program.Result {
    var words = [Self.tool] + generate("big.ts")
    #if os(Linux)
      // Whoever has started the tests may have had signals ignored, which lasts.
      if heedingSignals { words = ["env", "--default-signal=XFSZ"] + words }
    #endif
    return try Program(path: "sh", directory: directory.path)
      .run(
        ["-c", "\(command); ulimit -c 0; ulimit -f 16; exec \"$@\"", "sh"] + words, joined: false)
  }

  private func expectOldFiles(in directory: TemporaryDirectory, leftovers: Int) throws {
    let check = ["check", "--from", "small.ts", "--to", "Gen"]
    #expect(try BuiltTool.run(check, in: directory.path).status == 0)
    #expect(try directory.names(in: "Gen").count == names.count + leftovers)
  }

  // MARK: - Permissions

  @Test(.enabled(if: OrdinaryUser.isThere))
  func aDirectoryThatMayNotBeWrittenToIsTold() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Schemas.todos, to: "a.ts")
    try directory.createDirectory("Gen")
    try setMode(0o555, of: directory("Gen"))
    let user = try OrdinaryUser(in: directory)
    let refused = try user.run(generate("a.ts"))
    #expect(refused.status == 4)
    #expect(refused.error == "error: Gen/Entities.swift: permission denied\n")
    #expect(try directory.names(in: "Gen").isEmpty)

    try setMode(0o000, of: directory("a.ts"))
    let unread = try user.run(generate("a.ts"))
    #expect(unread.status == 4)
    #expect(unread.error == "error: a.ts: permission denied\n")
  }

  @Test(.enabled(if: OrdinaryUser.isThere))
  func aFileThatMayNotBeWrittenToIsReplacedWhereItsDirectoryMay() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Schemas.todos, to: "a.ts")
    try directory.write(Schemas.todos.replacing("todos", with: "tasks"), to: "b.ts")
    let user = try OrdinaryUser(in: directory)
    #expect(try user.run(generate("a.ts")).status == 0)
    for name in names { try setMode(0o444, of: directory("Gen/\(name.rawValue)")) }
    #expect(try user.run(generate("b.ts")).status == 0)
    #expect(try user.run(["check", "--from", "b.ts", "--to", "Gen"]).status == 0)
  }

  // MARK: - Helpers

  private static let tool = (try? BuildProducts.tool()) ?? "instant-schema"

  private func generate(_ schema: String) -> [String] {
    ["generate", "--allow-dirty", "--from", schema, "--to", "Gen"]
  }

  private func setMode(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  private func write(
    _ content: String, to disk: any FileSystem, process: Int32 = 42
  ) throws {
    let files = names.map {
      GeneratedFile(name: $0, pieces: [Array(($0.mark + content).utf8)])
    }
    _ = try OutputWriter(disk: disk, processes: QuietProcessTable(current: process))
      .write(files, to: "Gen")
  }

  private func content(_ name: GeneratedFileName, on disk: MemoryFileSystem) -> String? {
    disk.texts["Gen/\(name.rawValue)"].map { String($0.dropFirst(name.mark.count)) }
  }
}
