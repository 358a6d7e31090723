import SchemaDiagnostics

/// Reads a command line by the conventions of the Swift toolchain's tools.
///
/// Options come in any order, before the command too: the first word that is neither an option nor
/// an option's value is the command. After `--` every word stands for itself.
struct ArgumentParser {
  private var words: ArraySlice<String>
  private var result = Arguments()
  private var given: [OptionName] = []
  private var operands: [String] = []

  /// - Parameter words: the arguments, without the program's name.
  static func parse(_ words: [String]) throws(UsageError) -> Arguments {
    var parser = ArgumentParser(words: words[...])
    return try parser.parse()
  }

  /// What a command line says about how problems are reported, whatever else is wrong with it.
  static func reporting(of words: [String]) -> Arguments {
    var result = Arguments()
    for (index, word) in words.prefix(while: { $0 != "--" }).enumerated() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = option(spelledAs: String(parts[0])),
        [.diagnostics, .color].contains(option)
      else { continue }
      let text = parts.count == 2 ? String(parts[1]) : words.dropFirst(index + 1).first
      guard let text, let value = try? option.value?.checked(text) else { continue }
      result.set(option, to: value)
    }
    return result
  }

  private init(words: ArraySlice<String>) {
    self.words = words
    // What goes wrong is explained by the usage of the command that was meant.
    for word in words where result.command == nil { result.command = CommandName(rawValue: word) }
  }

  private mutating func parse() throws(UsageError) -> Arguments {
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        words = []
      } else if word.hasPrefix("-"), word != "-" {
        try parseOption(word)
      } else {
        operands.append(word)
      }
    }
    try assignOperands()
    try checkOptions()
    return result
  }

  // MARK: - Options

  private mutating func parseOption(_ word: String) throws(UsageError) {
    let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let spelling = String(word[..<(equals ?? word.endIndex)])
    let attached = equals.map { String(word[word.utf8.index(after: $0)...]) }
    guard let option = Self.option(spelledAs: spelling) else { throw unknown(option: spelling) }
    given.append(option)
    guard let value = option.value else {
      if attached != nil { throw error("The option '\(option.spelling)' takes no value") }
      result.set(option)
      return
    }
    let text: String
    if let attached { text = attached } else { text = try nextValue(of: option, value) }
    result.set(option, to: try checked(text, value, of: "'\(option.spelling)'"))
  }

  private mutating func nextValue(
    of option: OptionName, _ value: OptionValue
  ) throws(UsageError) -> String {
    guard let next = words.first, next == "-" || !next.hasPrefix("-") else {
      throw error("Missing value for '\(option.spelling) <\(value.placeholder)>'")
    }
    words.removeFirst()
    return next
  }

  private func checked(
    _ text: String, _ value: OptionValue, of owner: String
  ) throws(UsageError) -> String {
    do throws(InvalidValue) {
      return try value.checked(text)
    } catch {
      throw self.error("The value '\(text)' is invalid for \(owner)\(error.advice)")
    }
  }

  private func checkOptions() throws(UsageError) {
    guard let command = result.command else {
      if let option = given.first(where: { $0 != .help && $0 != .version }), !result.has(.help) {
        throw error("Missing command before or after '\(option.spelling)'")
      }
      return
    }
    for option in given where !command.options.contains(option) && option != .version {
      throw error("The command '\(command.rawValue)' has no option '\(option.spelling)'")
    }
  }

  // MARK: - Operands

  private mutating func assignOperands() throws(UsageError) {
    result.command = nil
    guard let name = operands.first else { return }
    guard let command = CommandName(rawValue: name) else { throw unknown(command: name) }
    result.command = command
    if let value = operands.dropFirst().first {
      guard let operand = command.operand else { throw unexpected(value, for: command) }
      if command == .help, CommandName(rawValue: value) == nil { throw unknown(command: value) }
      result.set(operand: try checked(value, operand.value, of: "'<\(operand.name)>'"))
    }
    if let extra = operands.dropFirst(2).first { throw error("Unexpected argument '\(extra)'") }
  }

  // MARK: - Errors

  /// A schema that stands for itself is the likeliest of all mistakes.
  private func unexpected(_ value: String, for command: CommandName) -> UsageError {
    let isSchema = command.options.contains(.from) && result[.from] == nil
    let meant = isSchema ? "; did you mean '--from \(value)'?" : ""
    return error("Unexpected argument '\(value)'\(meant)")
  }

  private func unknown(option: String) -> UsageError {
    let options = result.command?.options ?? OptionName.allCases
    let spellings = options.map(\.spelling)
    return error("Unknown option '\(option)'" + suggestion(for: option, in: spellings))
  }

  private func unknown(command: String) -> UsageError {
    let names = CommandName.allCases.map(\.rawValue)
    return error("Unknown command '\(command)'" + suggestion(for: command, in: names))
  }

  private func suggestion(for word: String, in candidates: [String]) -> String {
    Spelling.nearest(to: word, in: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  private func error(_ message: String) -> UsageError {
    UsageError(message: message, command: result.command)
  }

  private static func option(spelledAs spelling: String) -> OptionName? {
    OptionName.allCases.first { option in
      spelling == option.spelling || option.letter.map { "-\($0)" } == spelling
    }
  }
}
