import Testing

@testable import instant_schema

@Suite struct TargetCheckTests {
  @Test(arguments: [
    #".target(name: "Model", path: "Sources/Gen"),"#,
    #".target(name: "Gen")"#,
    #".target(name: "All", dependencies: [.target(name: "Other")], path: "Sources"),"#,
    #".target(name: "All", path: ".")"#,
    #".target(name: "Sole")"#,
    #".testTarget(name: "Sole"), .executableTarget(name: "Gen")"#,
  ])
  func aDirectoryOfATargetIsFine(targets: String) {
    #expect(message(targets) == nil)
  }

  @Test(arguments: [
    #".target(name: "Model", path: "Sources/Genuine"),"#,
    #".target(name: "Model"), .target(name: "Other")"#,
    #"// .target(name: "Gen")"# + "\n" + #".target(name: "A"), .target(name: "B")"#,
    #"/* /* */ .target(name: "Gen") */ .target(name: "A"), .target(name: "B")"#,
    #".target(name: "A", dependencies: [.target(name: "Gen")]), .target(name: "B")"#,
    #".plugin(name: "Gen", capability: .buildTool())"#,
  ])
  func aDirectoryOfNoTargetIsTold(targets: String) {
    let message = message(targets)
    #expect(
      message?.text == "Sources/Gen belongs to no target of Package.swift, so nothing compiles "
        + "what is in it")
    #expect(
      message?.notes == [
        #"add this line to its targets: .target(name: "Gen", dependencies: [.product(name: "#
          + #""SharingInstant", package: "sharing-instant")], path: "Sources/Gen"),"#
      ])
  }

  @Test func aTargetWithADirectoryOfItsOwnDoesNotOwnAllOfSources() {
    let disk = MemoryFileSystem([
      "Package.swift": #".target(name: "Sole")"#, "Sources/Sole/a.swift": "",
      "Sources/Gen/Schema.swift": "",
    ])
    #expect(TargetCheck(disk: disk).message(forOutput: "Sources/Gen") != nil)
  }

  @Test(arguments: [
    #".target(name: prefix + "Model")"#, #".target(name: "A", path: directory)"#,
    #".target(name: "A" + suffix)"#,
  ])
  func whatOnlyRunningTheManifestWouldTellIsNotGuessed(targets: String) {
    #expect(message(targets) == nil)
  }

  @Test func withoutAPackageThereIsNothingToSay() {
    let disk = MemoryFileSystem(["Gen/Schema.swift": ""])
    #expect(TargetCheck(disk: disk).message(forOutput: "Gen") == nil)
  }

  @Test func aBuildDirectoryNeedsNoTarget() {
    let disk = MemoryFileSystem(["Package.swift": "", ".build/x/Schema.swift": ""])
    #expect(TargetCheck(disk: disk).message(forOutput: ".build/x") == nil)
  }

  private func message(_ targets: String) -> Message? {
    let disk = MemoryFileSystem([
      "Package.swift": "let package = Package(name: \"P\", targets: [\(targets)])",
      "Sources/Gen/Schema.swift": "",
    ])
    return TargetCheck(disk: disk).message(forOutput: "Sources/Gen")
  }
}
