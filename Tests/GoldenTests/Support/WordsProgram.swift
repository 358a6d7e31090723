import SchemaDiagnostics
import SchemaModel
import SharingInstant
import Testing

@testable import SwiftEmitter
@testable import instant_schema

/// A schema in which every word that Swift keeps for itself is an attribute, a key of JSON, a value,
/// a label, a room and a topic, and a check that each still stands for its own name on the wire.
enum WordsProgram {
  private static let words = EveryWordTests.words
  private static let options = GenerationOptions(prefix: "W")

  static func generate() throws -> [GeneratedFile] {
    let result = Pipeline(schema: schema, options: options, namesBlobs: false).generate()
    let errors = result.diagnostics.filter { $0.severity == .error }.map(\.message)
    return try #require(result.files, "\(errors)")
  }

  private static var schema: SchemaFile {
    func each(_ text: (String) -> String) -> String { words.map(text).joined(separator: "\n") }
    let text = """
      import { i } from "@instantdb/core";

      export default i.schema({
        entities: {
          holders: i.entity({ \(each { "\"\($0)\": i.string()," }) }),
          objects: i.entity({ object: i.json<{ \(each { "\"\($0)\": string;" }) }>() }),
          choices: i.entity({ choice: i.string<\(each { "| \"\($0)\"" })>() }),
          ends: i.entity({}),
        },
        links: { \(words.enumerated().map {
          "\"\($1)\": { forward: { on: \"ends\", has: \"many\", label: \"\($1)\" }, "
            + "reverse: { on: \"choices\", has: \"many\", label: \"x\($0)\" } },"
        }.joined(separator: "\n")) },
        rooms: { \(each {
          "\"\($0)\": { presence: i.entity({}), topics: { \"\($0)\": i.entity({}) } },"
        }) },
      });
      """
    return SchemaFile(path: "instant.schema.ts", bytes: Array(text.utf8), provider: NoSources())
  }

  /// Swift that reads a row in which every word has itself as its value.
  static func check() throws -> String {
    let validated = try #require(Pipeline.model(of: schema).validated)
    let plan = try #require(NamePlan.make(for: validated, options: options).value)
    let members = plan.entities.map(\.type.members)
    let object = try #require(members[1][0].type).members
    let choice = try #require(members[2][0].type).members
    func each(_ names: [String], _ text: (String, String) -> String) -> String {
      zip(words, names.map(access)).map { text("\"\($0)\"", $1) }
        .joined(separator: "\n")
    }
    let row = JSONValue.object(
      Dictionary(uniqueKeysWithValues: words.map { ($0, JSONValue.string($0)) })
    ).description.dropFirst()
    let ends = words.map { "\"\($0)\":[{\"id\":\"\($0)\",\"choice\":\"\($0)\"}]" }
      .joined(separator: ",")
    let holders = #"{"holders":{"$":{"order":{"#
    return """
      import SharingInstant

      func checkWords(_ checks: inout Checks) {
        if let x = checks.roundTrip(WHolder.self, #"{"id":"1",\(row)"#) { attributes(x, &checks) }
        if let x = checks.roundTrip(WObject.self, #"{"id":"1","object":{\(row)}"#) {
          keys(x.object, &checks)
        }
        if let x = checks.roundTrip(WEnd.self, #"{"id":"1",\(ends)}"#) { labels(x, &checks) }
        values(&checks)
        attributesInQueries(&checks)
        labelsInQueries(&checks)
        links(&checks)
        rooms(&checks)
        topics(&checks)
      }
      private func attributes(_ x: WHolder, _ checks: inout Checks) {
        \(each(members[0].map(\.name)) { "checks.sameText(x\($1), \($0))" })
      }
      private func keys(_ x: WObject.Object, _ checks: inout Checks) {
        \(each(object.map(\.name)) { "checks.sameText(x\($1), \($0))" })
      }
      private func labels(_ x: WEnd, _ checks: inout Checks) {
        \(each(members[3].map(\.name)) { "checks.sameText(x\($1)?.first?.id, \($0))" })
      }
      private func values(_ checks: inout Checks) {
        \(each(choice.map(\.name)) { "checks.sameText(WChoice.Choice\($1).rawValue, \($0))" })
      }
      private func attributesInQueries(_ checks: inout Checks) {
        \(each(members[0].map(\.name)) {
          "checks.sameText(WSchema.holders.orderBy(\\\($1)).json, #\"\(holders)\($0):\"asc\"}}}}\"#)"
        })
      }
      private func labelsInQueries(_ checks: inout Checks) {
        \(each(members[3].map(\.name)) {
          "checks.sameText(WSchema.ends.with(\\\($1)).json, #\"{\"ends\":{\($0):{}}}\"#)"
        })
      }
      private func links(_ checks: inout Checks) {
        \(each(plan.links) { "checks.sameText(WSchema.Links\($1).forward.label, \($0))" })
      }
      private func rooms(_ checks: inout Checks) {
        \(each(plan.rooms.map(\.constant)) { "checks.sameText(WSchema.Rooms\($1).type, \($0))" })
      }
      private func topics(_ checks: inout Checks) {
        \(zip(words, plan.rooms).map { word, room in
          let topic = "\(room.topicsType)\(access(room.topics[0].constant))"
          return "checks.sameText(WSchema.Topics.\(topic).name, \"\(word)\")"
        }.joined(separator: "\n"))
      }

      """
  }

  private static func access(_ name: String) -> String {
    Keywords.needsBackticks(name, in: .member) ? ".`\(name)`" : ".\(name)"
  }
}
