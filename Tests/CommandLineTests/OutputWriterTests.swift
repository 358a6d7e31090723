import Foundation
import SwiftEmitter
import TestSupport
import Testing

@testable import instant_schema

@Suite struct OutputWriterTests {
  @Test func writesAllFilesAndThenOnlyWhatDiffers() throws {
    let directory = try TemporaryDirectory()
    #expect(try write(files("1"), to: directory("a/b")).allSatisfy(\.isChanged))
    let before = try directory.modificationDate(of: "a/b/Rooms.swift")
    var next = files("1")
    next[0] = GeneratedFile(name: .entities, pieces: [Array(text(.entities, "2").utf8)])
    let written = try write(next, to: directory("a/b"))
    #expect(written.map(\.isChanged) == [true, false, false, false])
    #expect(try directory.text(of: "a/b/Entities.swift") == text(.entities, "2"))
    #expect(try directory.modificationDate(of: "a/b/Rooms.swift") == before)
    #expect(
      try directory.names(in: "a/b") == [
        "Entities.swift", "Links.swift", "Rooms.swift", "Schema.swift",
      ])
  }

  @Test func aForeignFileOfOurNameStopsEverything() throws {
    let directory = try TemporaryDirectory()
    try directory.write("struct Mine {}\n", to: "Rooms.swift")
    let error = #expect(throws: FileError.self) { try write(files("1"), to: directory.path) }
    #expect(error?.reason == .foreign)
    #expect(error?.path == directory("Rooms.swift"))
    #expect(try directory.names(in: ".") == ["Rooms.swift"])
    #expect(try directory.text(of: "Rooms.swift") == "struct Mine {}\n")
  }

  @Test func theHeadOfAnotherFileIsForeignToo() throws {
    let directory = try TemporaryDirectory()
    try directory.write(text(.links, "1"), to: "Rooms.swift")
    #expect(throws: FileError.self) { try write(files("1"), to: directory.path) }
  }

  @Test func otherFilesAreLeftAlone() throws {
    let directory = try TemporaryDirectory()
    try directory.write("// mine\n", to: "Mine.swift")
    try write(files("1"), to: directory.path)
    #expect(try directory.text(of: "Mine.swift") == "// mine\n")
  }

  @Test func aDirectoryInTheWayIsNamed() throws {
    let directory = try TemporaryDirectory()
    try directory.createDirectory("Schema.swift")
    let error = #expect(throws: FileError.self) { try write(files("1"), to: directory.path) }
    #expect(error == FileError(path: directory("Schema.swift"), reason: .isDirectory))
    #expect(try directory.names(in: ".") == ["Schema.swift"])
  }

  @Test func aFIFOInTheWayIsNamedAndNotWaitedFor() throws {
    let directory = try TemporaryDirectory()
    #expect(mkfifo(directory("Links.swift"), 0o600) == 0)
    let error = #expect(throws: FileError.self) { try write(files("1"), to: directory.path) }
    #expect(error?.reason == .notRegular)
  }

  @Test func aFileInThePlaceOfTheDirectoryIsNamed() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "Gen")
    let error = #expect(throws: FileError.self) { try write(files("1"), to: directory("Gen")) }
    #expect(error?.reason == .notDirectory)
  }

  @Test func aLinkOutOfTheDirectoryIsRefused() throws {
    let directory = try TemporaryDirectory()
    try directory.write(text(.schema, "0"), to: "elsewhere.swift")
    try directory.createDirectory("Gen")
    try directory.link("Gen/Schema.swift", to: "../elsewhere.swift")
    let error = #expect(throws: FileError.self) { try write(files("1"), to: directory("Gen")) }
    #expect(error?.reason == .leadsOutside)
    #expect(try directory.text(of: "elsewhere.swift") == text(.schema, "0"))
  }

  @Test func aLinkToNothingIsRefused() throws {
    let directory = try TemporaryDirectory()
    try directory.link("Schema.swift", to: "../nothing.swift")
    #expect(throws: FileError.self) { try write(files("1"), to: directory.path) }
    #expect(!directory.exists("../nothing.swift"))
  }

  @Test func aLinkWithinTheDirectoryStays() throws {
    let directory = try TemporaryDirectory()
    try directory.write(text(.schema, "0"), to: "Parts/Schema.swift")
    try directory.link("Schema.swift", to: "Parts/Schema.swift")
    try write(files("1"), to: directory.path)
    #expect(try directory.text(of: "Parts/Schema.swift") == text(.schema, "1"))
    let attributes = try FileManager.default.attributesOfItem(atPath: directory("Schema.swift"))
    #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
  }

  @Test func aFullDiskChangesNothing() throws {
    let disk = MemoryFileSystem()
    try write(files("1"), to: "Gen", on: disk)
    let before = disk.texts
    disk.fillUp()
    #expect(throws: FileError.self) { try write(files("2"), to: "Gen", on: disk) }
    #expect(disk.texts == before)
  }

  @Test func leftoversOfKilledRunsGoAndThoseOfRunningOnesStay() throws {
    let disk = MemoryFileSystem([
      "Gen/.Schema.swift.7.instant-schema-tmp": "half",
      "Gen/.Schema.swift.42.instant-schema-tmp": "of one that had our number",
      "Gen/.Schema.swift.43.instant-schema-tmp": "of one that runs",
      "Gen/.Other.swift.7.instant-schema-tmp": "not ours",
      "Gen/.hidden": "",
    ])
    try write(files("1"), to: "Gen", on: disk)
    #expect(
      disk.texts.keys.filter { $0.hasPrefix("Gen/.") }.sorted() == [
        "Gen/.Other.swift.7.instant-schema-tmp", "Gen/.Schema.swift.43.instant-schema-tmp",
        "Gen/.hidden",
      ])
  }

  @Test func filesAreCreatedWithTheUsersMask() throws {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "reference")
    try write(files("1"), to: directory.path)
    let expected = try FileManager.default.attributesOfItem(atPath: directory("reference"))
    let actual = try FileManager.default.attributesOfItem(atPath: directory("Schema.swift"))
    #expect(actual[.posixPermissions] as? Int == expected[.posixPermissions] as? Int)
  }

  @discardableResult
  private func write(
    _ files: [GeneratedFile], to directory: String, on disk: any FileSystem = POSIXFileSystem()
  ) throws -> [OutputWriter.Written] {
    try OutputWriter(disk: disk, processes: QuietProcessTable()).write(files, to: directory)
  }

  private func files(_ content: String) -> [GeneratedFile] {
    GeneratedFileName.allCases.map {
      GeneratedFile(name: $0, pieces: [Array(text($0, content).utf8)])
    }
  }

  private func text(_ name: GeneratedFileName, _ content: String) -> String {
    "\(name.mark)instant.schema.ts. Do not edit.\n\(content)\n"
  }
}
