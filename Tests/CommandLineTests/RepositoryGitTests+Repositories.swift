import TestSupport
import Testing

@testable import instant_schema

/// Every kind of repository is one, and what is none is told apart.
extension RepositoryGitTests {
  @Test func aWorktreeIsARepository() throws {
    try git.initialize("main")
    try directory.write("schema\n", to: "main/a.ts")
    try directory.write("generated\n", to: "main/Gen/Schema.swift")
    try git.commitAll(in: "main")
    try git("worktree", "add", "-q", "../tree", in: "main")
    #expect(try assess(sources: ["tree/a.ts"], output: "tree/Gen") == GitAssessment())
    try directory.append("// x\n", to: "tree/Gen/Schema.swift")
    #expect(
      try states(sources: ["tree/a.ts"], output: "tree/Gen") == [
        "tree/Gen/Schema.swift": .output(.modified)
      ])
    #expect(try assess(sources: ["main/a.ts"], output: "main/Gen") == GitAssessment())
  }

  @Test func aSubmoduleIsARepositoryOfItsOwn() throws {
    try directory.write("schema\n", to: "library/a.ts")
    try directory.write("generated\n", to: "library/Gen/Schema.swift")
    try git.initialize("library")
    try git.initialize("main")
    try git("submodule", "--quiet", "add", directory("library"), "sub", in: "main")
    try git.commitAll(in: "main")
    let (source, output) = ("main/sub/a.ts", "main/sub/Gen")
    #expect(try assess(sources: [source], output: output) == GitAssessment())
    try directory.append("// x\n", to: "main/sub/Gen/Schema.swift")
    #expect(
      try states(sources: [source], output: output) == [
        "main/sub/Gen/Schema.swift": .output(.modified)
      ])
  }

  @Test func schemaAndOutputAreEachJudgedInTheirOwnRepository() throws {
    try directory.write("schema\n", to: "one/a.ts")
    try git.initialize("one")
    try directory.write("generated\n", to: "two/Gen/Schema.swift")
    try git.initialize("two")
    #expect(try assess(sources: ["one/a.ts"], output: "two/Gen") == GitAssessment())
    try directory.append("x\n", to: "one/a.ts")
    try directory.append("x\n", to: "two/Gen/Schema.swift")
    #expect(
      try states(sources: ["one/a.ts"], output: "two/Gen") == [
        "one/a.ts": .differs, "two/Gen/Schema.swift": .output(.modified),
      ])
  }

  @Test func aSHA256RepositoryIsUnderstood() throws {
    try git.initialize(arguments: ["--object-format=sha256"])
    #expect(try assess() == GitAssessment())
    try directory.append("more\n", to: "app/instant.schema.ts")
    #expect(try states() == ["app/instant.schema.ts": .differs])
  }

  @Test func aShallowCloneHoldsEnough() throws {
    try git.initialize("origin")
    try directory.write("schema\n", to: "origin/a.ts")
    try git.commitAll(in: "origin")
    try git("clone", "-q", "--depth", "1", "file://\(directory("origin"))", "clone")
    #expect(try assess(sources: ["clone/a.ts"], output: "clone/Gen") == GitAssessment())
  }

  @Test func aBareRepositoryHasNothingOnDiskToCompare() throws {
    try git("init", "-q", "--bare", "bare.git")
    try directory.write("schema\n", to: "bare.git/a.ts")
    let refusal = #expect(throws: GitRefusal.self) {
      try assess(sources: ["bare.git/a.ts"], output: "bare.git/Gen")
    }
    #expect(refusal?.message.contains("without a working tree") == true)
  }

  @Test func withoutARepositoryThereIsNothingToAsk() throws {
    #expect(
      try assess()
        == GitAssessment(
          problems: [],
          outsideRepositories: ["app/instant.schema.ts", "app/Gen"].map { directory($0) })
    )
  }

  @Test func eachSideMayStandOutsideOfARepository() throws {
    try directory.write("schema\n", to: "one/a.ts")
    try git.initialize("one")
    let assessment = try assess(sources: ["one/a.ts"], output: "app/Gen")
    #expect(assessment == GitAssessment(outsideRepositories: [directory("app/Gen")]))
  }

  @Test func symbolicLinksAreFollowed() throws {
    try directory.write("schema\n", to: "real/a.ts")
    try directory.write("generated\n", to: "real/Gen/Schema.swift")
    try git.initialize("real")
    try directory.link("link.ts", to: "real/a.ts")
    try directory.link("Out", to: "real/Gen")
    #expect(try assess(sources: ["link.ts"], output: "Out") == GitAssessment())
    try directory.append("x\n", to: "real/a.ts")
    try directory.append("x\n", to: "real/Gen/Schema.swift")
    #expect(
      try states(sources: ["link.ts"], output: "Out") == [
        "link.ts": .differs, "Out/Schema.swift": .output(.modified),
      ])
  }

  @Test func aParentBehindALinkIsThatOfItsTarget() throws {
    try directory.createDirectory("real/deep")
    try directory.write("generated\n", to: "real/Gen/Schema.swift")
    try git.initialize("real")
    try directory.link("link", to: "real/deep")
    try directory.append("x\n", to: "real/Gen/Schema.swift")
    #expect(
      try states(sources: [], output: "link/../Gen") == [
        "link/../Gen/Schema.swift": .output(.modified)
      ])
  }
}
