import Foundation
import SwiftEmitter
import TestSupport
import Testing

/// What the program writes belongs to the user who runs it, and stands where it was asked for.
@Suite struct WritingHomeTests {
  private let directory: TemporaryDirectory
  private let names = GeneratedFileName.allCases.map(\.rawValue)

  init() throws { directory = try TemporaryDirectory() }

  @Test(arguments: [0o000, 0o022, 0o027, 0o077])
  func filesAndDirectoriesHaveTheUsersMask(mask: Int) throws {
    let words = ["sample", "--schema", "app/instant.schema.ts", "--to", "app/Code/Gen"]
    // Once for new files, and once in the place of old ones.
    for words in [words, words + ["--force", "--prefix", "App"]] {
      let run = try Program(path: "sh", directory: directory.path)
        .run(
          ["-c", "umask \(String(mask, radix: 8)); exec \"$@\"", "sh", BuiltTool.path()] + words)
      #expect(run.status == 0, "\(run.output)")
      for path in ["app", "app/Code", "app/Code/Gen"] {
        #expect(try mode(of: path) == 0o777 & ~mask, "\(path)")
      }
      for path in ["app/instant.schema.ts"] + names.map({ "app/Code/Gen/\($0)" }) {
        #expect(try mode(of: path) == 0o666 & ~mask, "\(path)")
      }
    }
  }

  /// A file that has another name somewhere else keeps its contents there.
  @Test func otherNamesOfAFileAreLeftAlone() throws {
    try directory.write(Schemas.todos, to: "instant.schema.ts")
    let generate = ["generate", "--allow-dirty", "--from", "instant.schema.ts", "--to", "Gen"]
    #expect(try BuiltTool.run(generate, in: directory.path).status == 0)
    try FileManager.default.linkItem(
      atPath: directory("Gen/Entities.swift"), toPath: directory("elsewhere.swift"))
    let before = try directory.text(of: "elsewhere.swift")
    #expect(try BuiltTool.run(generate + ["--prefix", "App"], in: directory.path).status == 0)
    #expect(try directory.text(of: "elsewhere.swift") == before)
    #expect(try directory.text(of: "Gen/Entities.swift") != before)
  }

  @Test(arguments: ["../outside/Schema.swift", "../outside/none.swift", "Parts/Schema.swift"])
  func aLinkOutOfTheDirectoryIsRefusedByEveryCommand(target: String) throws {
    let mark = GeneratedFileName.schema.mark
    try directory.write(Schemas.todos, to: "instant.schema.ts")
    try directory.write(mark, to: "outside/Schema.swift")
    try directory.createDirectory("Gen")
    try directory.link("Gen/Schema.swift", to: target)
    try directory.link("Gen/Parts", to: "../outside")
    for words in [
      ["generate", "--allow-dirty", "--from", "instant.schema.ts"],
      ["check", "--from", "instant.schema.ts"], ["sample", "--skip-schema"],
    ] {
      let run = try BuiltTool.run(words + ["--to", "Gen"], in: directory.path)
      #expect(run.status == 4)
      #expect(
        run.error.contains(
          "error: Gen/Schema.swift: is a symbolic link that leads out of its directory\n"))
      #expect(try directory.names(in: "Gen") == ["Parts", "Schema.swift"])
      #expect(try directory.names(in: "outside") == ["Schema.swift"])
      #expect(try directory.text(of: "outside/Schema.swift") == mark)
    }
  }

  @Test func aSchemaBehindALinkIsNotReplaced() throws {
    try directory.write("mine", to: "outside.ts")
    try directory.link("instant.schema.ts", to: "outside.ts")
    for more in [[], ["--force"]] {
      let run = try BuiltTool.run(["sample", "--to", "Gen"] + more, in: directory.path)
      #expect(run.status == 4)
      #expect(try directory.text(of: "outside.ts") == "mine")
      #expect(!directory.exists("Gen"))
    }
  }

  private func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: directory(path))[.posixPermissions] as? Int
  }
}
