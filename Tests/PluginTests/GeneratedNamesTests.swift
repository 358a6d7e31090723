import SwiftEmitter
import Testing

/// The plugin declares as outputs what the tool writes.
@Test func thePluginDeclaresTheFilesOfTheTool() throws {
  let source = try Repository.text(of: "Plugins/InstantSchemaPlugin/GeneratedNames.swift")
  let names = source.matches(of: /"([^"]+\.swift)"/).map { String($0.output.1) }
  #expect(names == GeneratedFileName.allCases.map(\.rawValue))
}
