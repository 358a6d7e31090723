import SwiftEmitter

/// Every option of the command line, under its long name. The same names are the keys of
/// `instant-schema.json`.
enum OptionName: String, CaseIterable {
  case from, to, schema, format, diagnostics, quiet, color, root, config, prefix, hashable
  case force, app, help, version
  case skipSchema = "skip-schema"
  case accessLevel = "access-level"
  case allowDirty = "allow-dirty"
  case omitSourceIDs = "omit-source-ids"

  /// As it is typed.
  var spelling: String { "--" + rawValue }

  /// Itself and its value, as they are typed.
  func words(_ value: String) -> [String] {
    value.hasPrefix("-") && value != "-" ? ["\(spelling)=\(value)"] : [spelling, value]
  }

  /// The short form, if there is one.
  var letter: Character? {
    switch self {
    case .from: "f"
    case .to: "t"
    case .help: "h"
    default: nil
    }
  }

  /// What follows it; `nil` for an option that is only there or not.
  var value: OptionValue? {
    switch self {
    case .from, .schema, .config: .file
    case .to, .root: .directory
    case .format: .choice("format", ["text", "json"])
    case .diagnostics: .choice("style", DiagnosticStyle.allCases.map(\.rawValue))
    case .color: .choice("when", ColorChoice.allCases.map(\.rawValue))
    case .accessLevel: .choice("level", AccessLevel.allCases.map(\.rawValue))
    case .prefix: .text("prefix")
    case .app: .text("id")
    case .quiet, .hashable, .force, .help, .version, .skipSchema, .allowDirty, .omitSourceIDs: nil
    }
  }

  /// Whether `instant-schema.json` may give it.
  var isConfigurable: Bool {
    switch self {
    case .from, .to, .root, .accessLevel, .prefix, .hashable: true
    default: false
    }
  }

  var abstract: String {
    switch self {
    case .from: "The schema to read; '-' reads standard input."
    case .to: "The directory for the generated Swift."
    case .schema: "The schema to write or, with --skip-schema, to use. (default: instant.schema.ts)"
    case .format: "How to print the model: text or json. (default: text)"
    case .diagnostics: "How to report problems: text, github or json. (default: text)"
    case .quiet: "Print errors, warnings and results only."
    case .color: "When to use colors: auto, always or never. (default: auto)"
    case .root: "The directory that no import may lead out of."
    case .config: "The configuration to use. (default: instant-schema.json beside the schema)"
    case .prefix: "What the names of all top-level types begin with."
    case .hashable: "Make entities Hashable."
    case .force: "Replace a schema that is there already."
    case .app: "Pull the schema from a server (not available yet)."
    case .help: "Show help information."
    case .version: "Show the version."
    case .skipSchema: "Keep a schema that is there already and use it."
    case .accessLevel:
      "Who may use the generated code: public, package or internal. (default: public)"
    case .allowDirty: "Generate without asking git whether everything is committed."
    case .omitSourceIDs: "Leave the git blob ids of the sources out of Schema.swift."
    }
  }
}

/// What an option or a command takes.
enum OptionValue: Equatable {
  case file, directory
  case text(String)
  /// One of a few words; the first text names what they choose.
  case choice(String, [String])

  /// As help and messages write it, without the angle brackets.
  var placeholder: String {
    switch self {
    case .file: "file"
    case .directory: "directory"
    case .text(let name), .choice(let name, _): name
    }
  }
}

/// How problems are reported.
enum DiagnosticStyle: String, CaseIterable {
  case text, github, json
}

/// When to use the colors of a terminal.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}
