import SchemaDiagnostics
import TestSupport
import Testing

/// docs/diagnostics.md is the interface's description, so it must hold every id.
@Suite struct DocumentationTests {
  @Test func everyDiagnosticHasItsEntryInTheOrderOfTheIDs() throws {
    #expect(try DiagnosticsPageEntry.all().map(\.id) == DiagnosticID.allCases.map(\.rawValue))
  }

  @Test func everyEntryStatesTheSeverity() throws {
    for entry in try DiagnosticsPageEntry.all() {
      #expect(DiagnosticID(rawValue: entry.id)?.severity.rawValue == entry.severity, "\(entry.id)")
    }
  }

  @Test func everyEntryShowsBeforeAndAfter() throws {
    for entry in try DiagnosticsPageEntry.all() {
      #expect(entry.examples.count == 2, "\(entry.id)")
    }
  }
}
