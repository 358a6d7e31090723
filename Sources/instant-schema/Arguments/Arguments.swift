/// A command line that was understood: every name is known and every value is one of those allowed.
struct Arguments: Equatable {
  var command: CommandName?
  private(set) var values: [OptionName: String] = [:]
  private(set) var flags: Set<OptionName> = []
  private(set) var operand: String?

  init(command: CommandName? = nil) {
    self.command = command
  }

  subscript(_ option: OptionName) -> String? { values[option] }

  func has(_ option: OptionName) -> Bool { flags.contains(option) || values[option] != nil }

  /// Of values that are given twice, the last counts.
  mutating func set(_ option: OptionName, to value: String) { values[option] = value }

  mutating func set(_ flag: OptionName) { flags.insert(flag) }

  mutating func set(operand value: String) { operand = value }

  /// The value of an option that the command cannot do without.
  func required(_ option: OptionName) throws(UsageError) -> String {
    guard let value = values[option] else {
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
    values[option].flatMap(Choice.init(rawValue:)) ?? `default`
  }
}

/// A command line, or a configuration, that says something this tool does not take.
struct UsageError: Error, Equatable {
  let message: String
  /// The command whose usage would help; `nil` shows that of the tool.
  let command: CommandName?
}
