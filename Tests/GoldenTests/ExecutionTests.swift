import Foundation
import SwiftEmitter
import TestSupport
import Testing

@testable import instant_schema

/// Generated Swift is compiled into a program that reads and writes rows.
///
/// Tests/Execution holds a folder for each schema, with checks in Swift beside it; what does not
/// hold is reported at the line of the check.
@Suite struct ExecutionTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Execution")

  @Test func rowsComeAndGoAsTheyShould() throws {
    let scratch = try TemporaryDirectory()
    var files = try Self.swiftFiles(in: Self.folder)
    for name in ["rows", "letter-case"] {
      let golden = GoldenCase(folder: Self.folder.appendingPathComponent(name))
      files += try scratch.write(try #require(golden.run().files), to: name)
      files += try Self.swiftFiles(in: golden.folder)
    }
    files += try scratch.write(WordsProgram.generate(), to: "words")
    files.append(try scratch.write(WordsProgram.check(), to: "checkWords.swift"))

    let program = scratch("program")
    let output = try SwiftCompiler.build(
      program, of: files, ["-swift-version", "6", "-warnings-as-errors"])
    try #require(output == "")
    let run = try Program(path: program).run([])
    for failure in CheckFailure.all(in: run.output) { failure.record() }
    #expect(run.output.hasSuffix("done\n"), "\(run.output)")
  }

  private static func swiftFiles(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0).path }
  }
}

/// A check of a compiled program that does not hold: `/path/File.swift:12: message`.
struct CheckFailure {
  let path: String
  let line: Int
  let message: String

  static func all(in output: String) -> [CheckFailure] {
    output.split(separator: "\n").compactMap { text in
      let parts = text.split(separator: ":", maxSplits: 2)
      guard parts.count == 3, let line = Int(parts[1]) else { return nil }
      return CheckFailure(path: String(parts[0]), line: line, message: String(parts[2]))
    }
  }

  func record() {
    let file = URL(fileURLWithPath: path).lastPathComponent
    Issue.record(
      "\(file):\(line):\(message)",
      sourceLocation: SourceLocation(
        fileID: "Execution/\(file)", filePath: path, line: line, column: 1))
  }
}
