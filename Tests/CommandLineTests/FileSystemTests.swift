import Foundation
import TestSupport
import Testing

@testable import instant_schema

@Suite struct FileSystemTests {
  private let disk = POSIXFileSystem()

  @Test func readsWholeFilesOfAnySize() throws {
    let directory = try TemporaryDirectory()
    for count in [0, 1, 4_095, 4_096, 100_000] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      try directory.write(bytes, to: "file")
      #expect(try disk.read(directory("file"), limit: 1_000_000) == bytes)
    }
  }

  @Test func aFileOverTheLimitIsRefused() throws {
    let directory = try TemporaryDirectory()
    try directory.write("12345", to: "file")
    #expect(try disk.read(directory("file"), limit: 5).count == 5)
    let error = #expect(throws: FileError.self) { try disk.read(directory("file"), limit: 4) }
    #expect(error?.reason == .tooLarge(limit: 4))
  }

  @Test func whatHasNoEndIsNotRead() throws {
    let directory = try TemporaryDirectory()
    #expect(mkfifo(directory("fifo"), 0o600) == 0)
    for path in [directory("fifo"), "/dev/zero", "/dev/null"] {
      let error = #expect(throws: FileError.self) { try disk.read(path, limit: 10) }
      #expect(error?.reason == .notRegular, "\(path)")
    }
    let error = #expect(throws: FileError.self) { try disk.read(directory.path, limit: 10) }
    #expect(error?.reason == .isDirectory)
  }

  @Test func errorsNameThePathAndSayWhatTheSystemSays() throws {
    let directory = try TemporaryDirectory()
    let error = #expect(throws: FileError.self) { try disk.read(directory("no"), limit: 10) }
    #expect(error?.path == directory("no"))
    #expect(error?.reasonText == "no such file or directory")
  }

  @Test func aLoopOfLinksIsAnError() throws {
    let directory = try TemporaryDirectory()
    try directory.link("a", to: "b")
    try directory.link("b", to: "a")
    #expect(throws: FileError.self) { try disk.read(directory("a"), limit: 10) }
    #expect(throws: FileError.self) { try disk.resolve(directory("a")) }
    #expect(try disk.kind(of: directory("a")) == .symbolicLink)
  }

  @Test func kinds() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "file")
    #expect(try disk.kind(of: directory("file")) == .regular)
    #expect(try disk.kind(of: directory.path) == .directory)
    #expect(try disk.kind(of: "/dev/null") == .special)
    #expect(try disk.kind(of: directory("no")) == nil)
    #expect(try disk.kind(of: directory("file/no")) == nil)
  }

  @Test func aFileThatIsThereIsNotCreatedAgain() throws {
    let directory = try TemporaryDirectory()
    try directory.write("old", to: "file")
    #expect(throws: FileError.self) { try disk.create(directory("file"), [Array("new".utf8)]) }
    #expect(try directory.text(of: "file") == "old")
  }

  @Test(arguments: [
    ("one two", FileComparison.same), ("one", .different(at: 3)), ("one two ", .different(at: 7)),
    ("one Two", .different(at: 4)), ("", .different(at: 0)),
  ])
  func comparesWithPieces(_ text: String, _ comparison: FileComparison) throws {
    let directory = try TemporaryDirectory()
    try directory.write(text, to: "file")
    let pieces = ["one", "", " ", "two"].map { Array($0.utf8) }
    #expect(try disk.compare(directory("file"), with: pieces) == comparison)
  }

  @Test(arguments: [0, 65_536, 199_999])
  func comparesLongFiles(_ place: Int) throws {
    let directory = try TemporaryDirectory()
    var bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    try disk.create(directory("file"), [bytes])
    let pieces = [Array(bytes[..<70_000]), Array(bytes[70_000...])]
    #expect(try disk.compare(directory("file"), with: pieces) == .same)
    bytes[place] += 1
    #expect(try disk.compare(directory("file"), with: [bytes]) == .different(at: place))
  }

  @Test func listsNamesInOrder() throws {
    let directory = try TemporaryDirectory()
    for name in ["b", "ä", "a", ".c"] { try directory.write("", to: name) }
    #expect(try disk.list(directory.path) == [".c", "a", "b", "ä"])
  }
}

@Suite struct ProcessRunnerTests {
  private let runner = POSIXProcessRunner()

  @Test func readsBothStreamsHoweverLong() throws {
    let script = "head -c 300000 /dev/zero; head -c 200000 /dev/zero >&2; exit 3"
    let results = try runner.run([shell(script), shell(script)])
    for result in results {
      #expect(result.status == 3)
      #expect(result.output.count == 300_000)
      #expect(result.error.count == 200_000)
    }
  }

  @Test func changesTheEnvironment() throws {
    let process = ProcessDescription(
      program: "sh", arguments: ["-c", "echo \"$ONE-${HOME-unset}\""],
      environment: ["ONE": "1", "HOME": nil])
    let result = try runner.run([process])[0]
    #expect(String(decoding: result.output, as: UTF8.self) == "1-unset\n")
  }

  @Test func aMissingProgramIsTold() {
    let process = ProcessDescription(
      program: "no-such-program-anywhere", arguments: [], environment: [:])
    let error = #expect(throws: ProcessError.self) { try runner.run([shell("true"), process]) }
    #expect(error?.isMissing == true)
  }

  @Test func aSignalIsNoSuccess() throws {
    #expect(try runner.run([shell("kill -9 $$")])[0].status == 137)
  }

  @Test func nothingIsOnStandardInput() throws {
    #expect(try runner.run([shell("cat")])[0].output.isEmpty)
  }

  private func shell(_ script: String) -> ProcessDescription {
    ProcessDescription(program: "sh", arguments: ["-c", script], environment: [:])
  }
}
