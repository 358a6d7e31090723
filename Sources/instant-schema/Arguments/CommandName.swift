/// The commands, with what each takes. Parsing, help, suggestions and completions all read this.
enum CommandName: String, CaseIterable {
  case generate, check, sample, parse, help, completions

  var abstract: String {
    switch self {
    case .generate: "Write the Swift of a schema."
    case .check: "Tell whether generated Swift is what its schema gives, and write nothing."
    case .sample: "Write a small schema and its Swift to start from."
    case .parse: "Print what a schema means."
    case .help: "Show help for a command."
    case .completions: "Print a script that completes this tool's arguments in a shell."
    }
  }

  /// More about it, for its own help.
  var discussion: String? {
    switch self {
    case .generate:
      """
      Four files are written: Entities.swift, Schema.swift, Rooms.swift and Links.swift, and of \
      them only what differs. The schema must be committed and the output directory clean, so \
      that what is written can be traced; --allow-dirty does without.
      """
    case .check:
      "Prints the difference and exits with 2 if there is one. Without --to, the schema alone is "
        + "checked."
    case .sample:
      "The schema has one entity, todos, and one room, chat."
    case .parse:
      "The JSON is made for other programs; its form is versioned."
    case .help, .completions:
      nil
    }
  }

  /// What stands for itself, without an option before it.
  var operand: Operand? {
    switch self {
    case .parse: Operand(name: "schema", value: .file, isRequired: true)
    case .help:
      Operand(
        name: "command", value: .choice("command", Self.allCases.map(\.rawValue)),
        isRequired: false)
    case .completions:
      Operand(name: "shell", value: .choice("shell", ["bash"]), isRequired: true)
    case .generate, .check, .sample: nil
    }
  }

  /// The options about the generated Swift.
  static let outputOptions: [OptionName] = [.accessLevel, .prefix, .hashable, .omitSourceIDs]

  /// The options in the order of the help.
  var options: [OptionName] {
    let output = Self.outputOptions
    let common: [OptionName] = [.root, .config, .diagnostics, .color, .quiet]
    switch self {
    case .generate: return [.from, .to, .allowDirty, .app] + output + common + [.help]
    case .check: return [.from, .to] + output + common + [.help]
    case .sample: return [.to, .schema, .skipSchema, .force] + output + common + [.help]
    case .parse: return [.format] + common + [.help]
    case .help, .completions: return [.help]
    }
  }

  /// Options without which it does not run, unless the configuration gives them.
  var requiredOptions: [OptionName] {
    switch self {
    case .generate: [.from, .to]
    case .check: [.from]
    case .sample: [.to]
    case .parse, .help, .completions: []
    }
  }
}

/// An argument that is known by its place.
struct Operand {
  let name: String
  let value: OptionValue
  let isRequired: Bool
}
