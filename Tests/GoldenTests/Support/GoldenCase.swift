import Foundation
import SchemaDiagnostics
import SchemaModel
import SchemaParser
import SwiftEmitter
import Testing

@testable import instant_schema

/// A folder of Tests/Fixtures: a schema, and what must come of it.
///
///     instant.schema.ts     what is read
///     instant-schema.json   options, if they are not the usual ones
///     expected/*.swift      the Swift that is written, if the schema is accepted
///     diagnostics.txt       what is said about the schema, if anything is
///     use.swift             code of a user, compiled together with the Swift
struct GoldenCase: CustomTestStringConvertible {
  let folder: URL

  var name: String { folder.lastPathComponent }
  var testDescription: String { name }

  static let all: [GoldenCase] = {
    let fixtures = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures")
    let folders = try? FileManager.default.contentsOfDirectory(
      at: fixtures, includingPropertiesForKeys: nil)
    return (folders ?? [])
      .filter {
        FileManager.default.fileExists(atPath: $0.appendingPathComponent(schemaName).path)
      }
      .map(GoldenCase.init)
      .sorted { $0.name < $1.name }
  }()

  static let schemaName = "instant.schema.ts"

  // MARK: - What comes of it

  /// Goes the whole way of `generate`, except for the disk it writes to.
  ///
  /// - Parameter change: makes other options of the folder's own.
  func run(_ change: (inout GenerationOptions) -> Void = { _ in }) throws -> GenerationResult {
    var options = try options()
    change(&options)
    let schema = SchemaFile(
      path: Self.schemaName,
      bytes: Array(try Data(contentsOf: folder.appendingPathComponent(Self.schemaName))),
      provider: FolderSources(folder: folder))
    return Pipeline(schema: schema, options: options, namesBlobs: true).generate()
  }

  func options() throws -> GenerationOptions {
    let file = folder.appendingPathComponent("instant-schema.json")
    guard let data = try? Data(contentsOf: file) else { return GenerationOptions() }
    let values = try JSONDecoder().decode(Options.self, from: data)
    return GenerationOptions(
      accessLevel: values.accessLevel.flatMap(AccessLevel.init) ?? .public,
      prefix: values.prefix ?? "", hashable: values.hashable ?? false)
  }

  private struct Options: Decodable {
    var accessLevel: String?
    var prefix: String?
    var hashable: Bool?

    enum CodingKeys: String, CodingKey {
      case accessLevel = "access-level"
      case prefix, hashable
    }
  }

  // MARK: - What must come of it

  /// The text of a file of the folder, or nil if there is none.
  func text(of name: String) -> String? {
    (try? Data(contentsOf: folder.appendingPathComponent(name))).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The recorded Swift, with absolute paths.
  var expectedFiles: [String] {
    GeneratedFileName.allCases
      .map { folder.appendingPathComponent("expected/\($0.rawValue)").path }
      .filter(FileManager.default.fileExists)
  }

  var useFile: String? {
    let path = folder.appendingPathComponent("use.swift").path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// Writes what came out as what must come out.
  func record(_ files: [GoldenFile]) throws {
    let manager = FileManager.default
    try? manager.removeItem(at: folder.appendingPathComponent("expected"))
    try? manager.removeItem(at: folder.appendingPathComponent("diagnostics.txt"))
    for file in files {
      let url = folder.appendingPathComponent(file.name)
      try manager.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
  }
}

/// A file that a golden case records.
struct GoldenFile {
  let name: String
  let text: String

  static func all(of result: GenerationResult) -> [GoldenFile] {
    var files = (result.files ?? []).map {
      GoldenFile(
        name: "expected/\($0.name.rawValue)", text: String(decoding: $0.contents, as: UTF8.self))
    }
    if !result.diagnostics.isEmpty {
      let text = TextRenderer().render(result.diagnostics, in: result.sources)
      files.append(GoldenFile(name: "diagnostics.txt", text: text))
    }
    return files
  }

  static let names =
    GeneratedFileName.allCases.map { "expected/\($0.rawValue)" } + [
      "diagnostics.txt"
    ]
}

/// Files beside the schema of a golden case, for its imports.
private struct FolderSources: SourceProvider {
  let folder: URL

  func source(at path: String) -> SourceLookup {
    guard !path.hasPrefix("..") else { return .outsideRoot }
    let data = try? Data(contentsOf: folder.appendingPathComponent(path))
    return data.map { .found(Array($0)) } ?? .notFound
  }
}
