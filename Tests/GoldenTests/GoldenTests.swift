import Foundation
import Testing

@testable import instant_schema

/// Every folder of Tests/Fixtures gives exactly the Swift and the messages that stand in it.
///
/// `UPDATE_GOLDEN=1 swift test --filter GoldenTests` records what comes out and then fails, so that
/// nobody records by accident.
@Suite struct GoldenTests {
  @Test(arguments: GoldenCase.all)
  func outputIsAsRecorded(_ golden: GoldenCase) throws {
    let files = GoldenFile.all(of: try golden.run())
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try golden.record(files)
      Issue.record("recorded \(golden.name); run again without UPDATE_GOLDEN")
      return
    }
    for name in GoldenFile.names {
      let actual = files.first { $0.name == name }?.text
      #expect(actual == golden.text(of: name), "\(golden.name)/\(name)")
    }
  }

  @Test func thereAreCasesOfBothKinds() {
    #expect(GoldenCase.all.contains { !$0.expectedFiles.isEmpty })
    #expect(GoldenCase.all.contains { $0.expectedFiles.isEmpty })
  }

  @Test(arguments: GoldenCase.all)
  func lineEndsOfTheSchemaDoNotMatter(_ golden: GoldenCase) throws {
    let files = GoldenFile.all(of: try golden.run())
    let text = try #require(golden.text(of: GoldenCase.schemaName))
    let crlf = SchemaFile(
      path: GoldenCase.schemaName,
      bytes: Array(text.replacingOccurrences(of: "\n", with: "\r\n").utf8), provider: NoSources())
    let other = Pipeline(schema: crlf, options: try golden.options(), namesBlobs: true).generate()
    let swift = GoldenFile.all(of: other).filter { $0.name.hasSuffix(".swift") }
    #expect(swift.map(\.text) == files.filter { $0.name.hasSuffix(".swift") }.map(\.text))
  }
}
