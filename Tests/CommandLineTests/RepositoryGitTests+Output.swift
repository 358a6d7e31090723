import Foundation
import TestSupport
import Testing

@testable import instant_schema

/// What is said of the directory that is written to.
extension RepositoryGitTests {
  @Test func aRepositoryInTheOutputIsUntracked() throws {
    try git.initialize()
    try git.initialize("app/Gen/nested")
    #expect(try states() == ["app/Gen/nested": .output(.untracked)])
  }

  @Test func anOutputOutsideOfASparseCheckoutIsClean() throws {
    try git.initialize()
    try git("sparse-checkout", "set", "--no-cone", "/*", "!Gen")
    #expect(!directory.exists("app/Gen"))
    #expect(try assess() == GitAssessment())
  }

  @Test func aModifiedOutputIsTold() throws {
    try git.initialize()
    try directory.append("by hand\n", to: "app/Gen/Schema.swift")
    #expect(try states() == ["app/Gen/Schema.swift": .output(.modified)])
  }

  @Test func aStagedOutputIsTold() throws {
    try git.initialize()
    try directory.write("by hand\n", to: "app/Gen/Other.swift")
    try git("add", "-A")
    #expect(try states() == ["app/Gen/Other.swift": .output(.added)])
  }

  @Test func anUntrackedOutputIsTold() throws {
    try git.initialize()
    try directory.write("by hand\n", to: "app/Gen/deep/New.swift")
    #expect(try states() == ["app/Gen/deep/New.swift": .output(.untracked)])
  }

  @Test func untrackedFilesCountEvenIfTheUserHidesThem() throws {
    try git.initialize()
    try git("config", "status.showUntrackedFiles", "no")
    try directory.write("by hand\n", to: "app/Gen/New.swift")
    #expect(try states() == ["app/Gen/New.swift": .output(.untracked)])
  }

  @Test func aDeletedOutputIsTold() throws {
    try git.initialize()
    try FileManager.default.removeItem(atPath: directory("app/Gen"))
    #expect(try states() == ["app/Gen/Schema.swift": .output(.deleted)])
  }

  @Test func aRenamedOutputIsTold() throws {
    try git.initialize()
    try git("mv", "app/Gen/Schema.swift", "app/Gen/Renamed.swift")
    #expect(
      try states() == [
        "app/Gen/Schema.swift": .output(.deleted), "app/Gen/Renamed.swift": .output(.added),
      ])
  }

  @Test(arguments: ["--assume-unchanged", "--skip-worktree"])
  func anOutputThatGitOverlooksIsNotClean(flag: String) throws {
    try git.initialize()
    try git("update-index", flag, "app/Gen/Schema.swift")
    try directory.append("by hand\n", to: "app/Gen/Schema.swift")
    #expect(try states() == ["app/Gen/Schema.swift": .differsUnnoticed])
  }

  @Test func anIgnoredOutputNeedsNoCommit() throws {
    try FileManager.default.removeItem(atPath: directory("app/Gen"))
    try directory.write("Gen/\n", to: ".gitignore")
    try git.initialize()
    try directory.write("generated\n", to: "app/Gen/Schema.swift")
    #expect(try assess() == GitAssessment())
  }

  @Test func whatIsOutsideTheOutputDoesNotCount() throws {
    try git.initialize()
    try directory.write("draft\n", to: "app/Other/draft.txt")
    try directory.write("draft\n", to: "draft.txt")
    try directory.write("draft\n", to: "app/Genuine.swift")
    #expect(try assess() == GitAssessment())
  }

  @Test func anOutputDirectoryThatIsNotThereYetIsClean() throws {
    try git.initialize()
    #expect(try assess(output: "new/deep/Gen") == GitAssessment())
  }

  @Test func aFileInThePlaceOfTheOutputIsAskedAboutToo() throws {
    try directory.write("file\n", to: "app/File")
    try git.initialize()
    #expect(try assess(output: "app/File") == GitAssessment())
  }

  @Test func theTopOfTheRepositoryCanBeTheOutput() throws {
    try git.initialize()
    try directory.write("x\n", to: "app/x.txt")
    #expect(try states(output: ".") == ["./app/x.txt": .output(.untracked)])
  }

  @Test func leftoversOfKilledRunsDoNotCount() throws {
    try git.initialize()
    try directory.write("half", to: "app/Gen/.Schema.swift.99.instant-schema-tmp")
    #expect(try assess() == GitAssessment())
  }
}
