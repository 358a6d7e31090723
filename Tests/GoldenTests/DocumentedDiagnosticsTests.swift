import SchemaDiagnostics
import SchemaModel
import SchemaParser
import SwiftEmitter
import TestSupport
import Testing

/// The examples of docs/diagnostics.md are run: what the page says happens.
@Suite struct DocumentedDiagnosticsTests {
  /// Kinds whose example cannot be shown as the text of one file.
  private static let notShownAsText: Set<DiagnosticID> = [.invalidEncoding, .nestingTooDeep]

  static let ids = DiagnosticID.allCases.filter { !notShownAsText.contains($0) }

  private func examples(of id: DiagnosticID) throws -> (before: String, after: String) {
    let entry = try #require(try DiagnosticsPageEntry.all().first { $0.id == id.rawValue })
    try #require(entry.examples.count == 2)
    return (entry.examples[0], entry.examples[1])
  }

  private func run(_ text: String, _ id: DiagnosticID) -> Run {
    Run(text, sources: Neighbours(text: text, isUnreadable: id == .importNotReadable))
  }

  @Test(arguments: ids) func theFirstExampleGivesTheDiagnosticAlone(id: DiagnosticID) throws {
    let found = run(try examples(of: id).before, id).diagnostics
    #expect(Set(found.map(\.id)) == [id], "\(found.map(\.message))")
  }

  @Test(arguments: ids) func theSecondExampleGivesNone(id: DiagnosticID) throws {
    let after = try examples(of: id).after
    let found = Run(after, sources: Neighbours(text: after, isUnreadable: false)).diagnostics
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  @Test(arguments: ids) func everyFixItMendsItsExample(id: DiagnosticID) throws {
    let before = run(try examples(of: id).before, id)
    for diagnostic in before.diagnostics {
      for fixIt in diagnostic.fixIts {
        let fixed = String(decoding: try before.file.applying(fixIt.edits), as: UTF8.self)
        let left = run(fixed, id).diagnostics
        #expect(left.isEmpty, "\(fixIt.message): \(left.map(\.message))\n\(fixed)")
      }
    }
  }

  /// These say what to type, so a fix-it can type it.
  @Test(arguments: [
    DiagnosticID.unknownBuilder, .unknownMethod, .unknownKey, .invalidOnDelete,
    .cascadeNeedsHasOne, .requiredOnReverse, .unknownEntity, .reservedNamespace,
    .requiredSystemAttribute, .requiredSystemLink, .declaredID, .missingPresence, .clientRequired,
    .undeclaredSystemEntity, .ignoredArgument, .mergeConflict, .unmatchedBracket, .expectedToken,
    .unterminatedString,
  ])
  func theDiagnosticComesWithAFixIt(id: DiagnosticID) throws {
    let found = run(try examples(of: id).before, id).diagnostics
    #expect(found.contains { $0.id == id && !$0.fixIts.isEmpty })
  }
}

/// Reading, validating and naming one file.
private struct Run {
  let file: SourceFile
  let diagnostics: [Diagnostic]

  init(_ text: String, sources: Neighbours) {
    let reading = SchemaReader(sources: sources).read(
      path: "app/instant.schema.ts", bytes: Array(text.utf8))
    let validation = reading.outcome.value.map(SchemaValidator.validate)
    let names = validation?.value.map { NamePlan.make(for: $0, options: GenerationOptions()) }
    file = reading.files.files[0]
    let judged = (validation?.diagnostics ?? []) + (names?.diagnostics ?? [])
    diagnostics =
      (reading.outcome.diagnostics
      + reading.faults.withoutConsequences(judged)).inSourceOrder()
  }
}

/// The files that the examples speak of.
private struct Neighbours: SourceProvider {
  let text: String
  let isUnreadable: Bool

  func source(at path: String) -> SourceLookup {
    switch path {
    case "app/author.ts":
      isUnreadable
        ? .notReadable("permission denied")
        : .found(Array("export const author = i.string();".utf8))
    case "app/base.ts":
      .found(Array("import { title } from \"./instant.schema\";\nexport const base = title;".utf8))
    case "app/instant.schema.ts": .found(Array(text.utf8))
    case _ where path.contains("elsewhere"): .outsideRoot
    default: .notFound
    }
  }
}
