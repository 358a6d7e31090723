/// A command line that was understood: every name is known and every value is one of those allowed.
struct Arguments {
  var command: CommandName?
  /// The options that are given, which are never so many that a table would find them sooner.
  private var flags: [OptionName] = []
  private var values: [(option: OptionName, text: String)] = []
  private(set) var operand: String?

  init(command: CommandName? = nil) {
    self.command = command
  }

  /// The value of an option. Of values that are given twice, the last counts.
  subscript(_ option: OptionName) -> String? { values.last { $0.option == option }?.text }

  func has(_ option: OptionName) -> Bool { flags.contains(option) || self[option] != nil }

  /// What is given of some options, as it is typed.
  func words(of options: [OptionName]) -> [String] {
    options.flatMap { option in
      self[option].map(option.words) ?? (has(option) ? [option.spelling] : [])
    }
  }

  mutating func set(_ option: OptionName, to value: String) { values.append((option, value)) }

  mutating func set(_ flag: OptionName) { flags.append(flag) }

  mutating func set(operand value: String) { operand = value }

  /// The value of an option that the command cannot do without.
  func required(_ option: OptionName) throws(UsageError) -> String {
    guard let value = self[option] else {
      throw UsageError(
        message: "Missing expected argument '\(HelpText.spelling(of: option))'", command: command)
    }
    return value
  }

  /// What the command is about.
  func requiredOperand() throws(UsageError) -> String {
    guard let operand else {
      throw UsageError(
        message: "Missing expected argument '<\(command?.operand?.name ?? "argument")>'",
        command: command)
    }
    return operand
  }

  /// The value of an option as one of the words that it may be.
  func choice<Choice: RawRepresentable<String>>(
    _ option: OptionName, default: Choice
  ) -> Choice {
    self[option].flatMap(Choice.init(rawValue:)) ?? `default`
  }
}

/// A command line, or a configuration, that says something this tool does not take.
struct UsageError: Error, Equatable {
  let message: String
  /// The command whose usage would help; `nil` shows that of the tool.
  let command: CommandName?
}
