import Foundation
import SwiftEmitter
import TestSupport
import Testing

@testable import instant_schema

/// Generated Swift compiles without a warning, in every way that users compile.
@Suite struct GoldenCompileTests {
  static let compiled = GoldenCase.all.filter { !$0.expectedFiles.isEmpty }

  @Test(arguments: compiled)
  func recordedSwiftCompiles(_ golden: GoldenCase) throws {
    let files = golden.expectedFiles + [golden.useFile].compactMap { $0 }
    let output = try SwiftCompiler.typecheck(
      files, ["-swift-version", "6", "-warnings-as-errors"], fileByFile: true)
    #expect(output == "")
  }

  /// All cases as one module: each with a prefix of its own, and the to-do list as it is, used
  /// inside an actor, because neither reading nor asking belongs to the main one.
  @Test(arguments: CompilerMode.all)
  func compilesInEveryMode(_ mode: CompilerMode) throws {
    let scratch = try TemporaryDirectory()
    var files = [try scratch.write(Array(Self.actor.utf8), to: "actor.swift")]
    let todo = try #require(Self.compiled.first { $0.name == "todo" })
    let plain = try todo.run { $0.accessLevel = mode.accessLevel }
    files += try scratch.write(try #require(plain.files), to: "todo")
    for (index, golden) in Self.compiled.enumerated() {
      let result = try golden.run {
        $0.accessLevel = mode.accessLevel
        $0.prefix = "C\(index)"
        $0.hashable = index.isMultiple(of: 2)
      }
      files += try scratch.write(try #require(result.files), to: "C\(index)")
    }
    let output = try SwiftCompiler.typecheck(
      files, mode.flags + ["-warnings-as-errors", "-package-name", "tests"])
    #expect(output == "")
  }

  private static let actor = """
    import Foundation
    import SharingInstant

    actor Worker {
      func work(_ data: Data) throws -> Bool {
        let todo = try JSONDecoder().decode(Todo.self, from: data)
        _ = try JSONEncoder().encode(todo)
        _ = Schema.todos.where(\\.done, .eq(false)).with(\\.owner)
        _ = Schema.Links.todosOwner
        return todo == todo
      }
    }

    """

  /// It reads as if formatted: with the ignore line away, and the rules on names off.
  @Test func passesTheFormatter() throws {
    let scratch = try TemporaryDirectory()
    let configuration = """
      {
        "version": 1,
        "lineLength": 100,
        "indentation": { "spaces": 2 },
        "respectsExistingLineBreaks": true,
        "lineBreakBeforeEachArgument": false,
        "rules": {
          "AlwaysUseLowerCamelCase": false,
          "DontRepeatTypeInStaticProperties": false,
          "IdentifiersMustBeASCII": false,
          "TypeNamesShouldBeCapitalized": false
        }
      }
      """
    let rules = try scratch.write(Array(configuration.utf8), to: "rules.json")
    var files: [String] = []
    for golden in Self.compiled {
      for path in golden.expectedFiles {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let lines = text.replacingOccurrences(of: "// swift-format-ignore-file\n", with: "")
        let name = "\(golden.name)-\(URL(fileURLWithPath: path).lastPathComponent)"
        files.append(try scratch.write(Array(lines.utf8), to: name))
      }
    }
    let output = try SwiftCompiler.run(
      "swift",
      ["format", "lint", "--strict", "--configuration", rules] + files)
    #expect(output == "")
  }
}

/// A way of compiling.
struct CompilerMode: CustomTestStringConvertible {
  let accessLevel: AccessLevel
  let flags: [String]

  var testDescription: String { "\(accessLevel) \(flags.joined(separator: " "))" }

  init(_ accessLevel: AccessLevel, _ flags: String) {
    self.accessLevel = accessLevel
    self.flags = flags.split(separator: " ").map(String.init)
  }

  private static let upcoming =
    "-enable-upcoming-feature InternalImportsByDefault "
    + "-enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature ExistentialAny"

  static let all = [
    CompilerMode(.public, "-swift-version 6"),
    CompilerMode(.package, "-swift-version 6"),
    CompilerMode(.internal, "-swift-version 6"),
    CompilerMode(.public, "-swift-version 5"),
    CompilerMode(.public, "-swift-version 6 \(upcoming)"),
    CompilerMode(.package, "-swift-version 6 \(upcoming)"),
    CompilerMode(.internal, "-swift-version 5 \(upcoming)"),
    CompilerMode(.public, "-swift-version 6 -default-isolation MainActor"),
    CompilerMode(.internal, "-swift-version 5 -default-isolation MainActor"),
    CompilerMode(
      .internal,
      "-swift-version 6 -default-isolation MainActor "
        + "-enable-upcoming-feature InferIsolatedConformances \(upcoming)"),
  ].filter(\.isSupported)

  /// Default isolation came with Swift 6.2.
  private var isSupported: Bool {
    #if compiler(>=6.2)
      true
    #else
      !flags.contains("-default-isolation")
    #endif
  }
}
