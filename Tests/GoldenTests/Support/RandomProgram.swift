import SchemaDiagnostics
import SchemaModel
import SharingInstant
import Testing

@testable import SwiftEmitter
@testable import instant_schema

/// Swift that reads and writes rows of one schema, and uses its names.
struct RandomProgram {
  let files: [GeneratedFile]
  /// The function that checks the schema.
  let function: String
  let check: String
  /// What the function reads: for each check one line, and for rows two.
  let lines: [String]

  private let schema: ValidatedSchema
  private let plan: NamePlan

  /// - Returns: nil if the schema is refused.
  init?(_ file: SchemaFile, seed: Int, options: GenerationOptions) throws {
    let result = Pipeline(schema: file, options: options, namesBlobs: false).generate()
    guard let files = result.files else {
      #expect(result.diagnostics.contains { $0.severity == .error }, "seed \(seed)")
      return nil
    }
    #expect(Pipeline(schema: file, options: options, namesBlobs: false).generate().files == files)
    self.files = files
    schema = try #require(Pipeline.model(of: file).validated)
    plan = try #require(NamePlan.make(for: schema, options: options).value)
    function = "checkSeed\(seed)"
    var rows = RandomRow(schema, seed: UInt64(seed))
    var statements: [String] = []
    var lines: [String] = []
    for (index, entity) in schema.entities.enumerated() {
      let names = plan.entities[index]
      for _ in 0..<4 { Self.add(names.type, rows.entity(index), &statements, &lines) }
      let constant = plan.schemaType + Self.member(names.constant)
      for (key, name) in zip(Self.keys(of: entity), names.type.members) {
        let method = key.isLink ? "with" : "orderBy"
        statements.append(
          "checks.sameText(\(constant).\(method)(\\\(Self.member(name.name))).json, rows.next())")
        let query: JSONValue =
          key.isLink ? [key.name: [:]] : ["$": ["order": [key.name: "asc"]]]
        lines.append(JSONValue.object([entity.name.value: query]).description)
      }
    }
    for (room, names) in zip(schema.rooms, plan.rooms) {
      Self.add(names.presence, rows.record(room.presence), &statements, &lines)
      for (topic, names) in zip(room.topics, names.topics) {
        Self.add(names.payload, rows.record(topic.payload), &statements, &lines)
      }
    }
    check = Self.function(function, statements)
    self.lines = lines
  }

  /// A few statements to a function: without optimization, a function has a place on the stack for
  /// every value that its expressions pass through.
  private static func function(_ name: String, _ statements: [String]) -> String {
    let parts = stride(from: 0, to: statements.count, by: 10).map {
      statements[$0..<min($0 + 10, statements.count)].joined(separator: "\n")
    }
    let parameters = "(_ checks: inout Checks, _ rows: Rows)"
    let functions = parts.enumerated().map {
      "private func part\($0)\(parameters) {\n\($1)\n}\n"
    }
    let calls = parts.indices.map { "  part\($0)(&checks, rows)\n" }.joined()
    return "import SharingInstant\n\nfunc \(name)\(parameters) {\n\(calls)}\n\n"
      + functions.joined(separator: "\n")
  }

  private static func add(
    _ names: TypeNames, _ row: RandomRow.Value, _ statements: inout [String],
    _ lines: inout [String]
  ) {
    statements.append("rows.check(\(names.path).self, &checks)")
    lines += [row.input, row.output].map { ($0 ?? .null).description }
  }

  private static func keys(of entity: ValidatedEntity) -> [(name: String, isLink: Bool)] {
    entity.attributes.map { ($0.name.value, false) }
      + entity.linkFields.map { ($0.label.value, true) }
  }

  private static func member(_ name: String) -> String {
    Keywords.needsBackticks(name, in: .member) ? ".`\(name)`" : ".\(name)"
  }
}
