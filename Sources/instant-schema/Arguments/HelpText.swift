/// Writes help as the tools of the Swift toolchain do.
enum HelpText {
  static let version = "0.1.0"

  /// The help of the tool.
  static func overview() -> String {
    let commands = CommandName.allCases.map { ($0.rawValue, $0.abstract) }
    return """
      OVERVIEW: Turns an InstantDB schema into Swift.

      USAGE: instant-schema <command>

      OPTIONS:
      \(table([.version, .help].map(row)))

      COMMANDS:
      \(table(commands))

        See 'instant-schema help <command>' for detailed help.

      """
  }

  /// The help of one command.
  static func help(for command: CommandName) -> String {
    var sections = [wrap("OVERVIEW: \(command.abstract)", indent: 0)]
    if let discussion = command.discussion { sections.append(wrap(discussion, indent: 0)) }
    sections.append("USAGE: \(usage(of: command))")
    if let operand = command.operand {
      sections.append("ARGUMENTS:\n" + table([("<\(operand.name)>", describe(operand.value))]))
    }
    sections.append("OPTIONS:\n" + table(command.options.map(row)))
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// The line that shows how a command is called, without what may be left out.
  static func usage(of command: CommandName?) -> String {
    guard let command else { return "instant-schema <command>" }
    var parts = ["instant-schema", command.rawValue]
    for option in command.requiredOptions { parts.append(spelling(of: option)) }
    if let operand = command.operand {
      parts.append(operand.isRequired ? "<\(operand.name)>" : "[<\(operand.name)>]")
    }
    if command.options.count > command.requiredOptions.count + 1 { parts.append("[<options>]") }
    return parts.joined(separator: " ")
  }

  /// What is printed after the message of a usage error.
  static func hint(for command: CommandName?) -> String {
    let name = command.map { " \($0.rawValue)" } ?? ""
    return """
      Usage: \(usage(of: command))
        See 'instant-schema\(name) --help' for more information.

      """
  }

  /// An option with what it takes: `--from <file>`.
  static func spelling(of option: OptionName) -> String {
    option.spelling + (option.value.map { " <\($0.placeholder)>" } ?? "")
  }

  private static func row(_ option: OptionName) -> (String, String) {
    let letter = option.letter.map { "-\($0), " } ?? ""
    return (letter + spelling(of: option), option.abstract)
  }

  private static func describe(_ value: OptionValue) -> String {
    switch value {
    case .file: "The schema to read; '-' reads standard input."
    case .directory: "A directory."
    case .text(let name): "The \(name)."
    case .choice(_, let words): "One of \(words.joined(separator: ", "))."
    }
  }

  // MARK: - Layout

  private static let width = 80
  private static let textColumn = 26

  private static func table(_ rows: [(String, String)]) -> String {
    rows.map { label, text in
      let wrapped = wrap(text, indent: textColumn)
      let start = "  " + label
      guard start.count < textColumn else { return start + "\n" + wrapped }
      return start + wrapped.dropFirst(start.count)
    }.joined(separator: "\n")
  }

  private static func wrap(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(margin + line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    lines.append(margin + line)
    return lines.joined(separator: "\n")
  }
}
