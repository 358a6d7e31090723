/// Writes the script that completes this tool's arguments in bash.
enum BashCompletions {
  static func script() -> String {
    """
    # Completes instant-schema in bash. Load it with:
    #   source <(instant-schema completions bash)
    _instant_schema_files() {
      COMPREPLY=($(compgen "$1" -- "$2"))
      # Quotes what needs it, and lets a directory be gone into; bash 3 has no such command.
      compopt -o filenames 2> /dev/null || true
    }

    _instant_schema() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
      local command="" index IFS=$'\\n'
      # What stands behind an equals sign comes as a word of its own.
      if [[ "$current" == = ]]; then
        current=""
      elif [[ "$previous" == = ]]; then
        previous="${COMP_WORDS[COMP_CWORD-2]}"
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        case "${COMP_WORDS[index]}" in
          \(CommandName.allCases.map(\.rawValue).joined(separator: "|")))
            command="${COMP_WORDS[index]}"
            break
            ;;
        esac
      done
      COMPREPLY=()
      case "$previous" in
    \(OptionName.allCases.compactMap(valueCase).joined(separator: "\n"))
      esac
      case "$command" in
    \(CommandName.allCases.map(commandCase).joined(separator: "\n"))
        *)
          \(words(topLevelWords))
          ;;
      esac
    }
    complete -F _instant_schema instant-schema

    """
  }

  private static var topLevelWords: [String] {
    CommandName.allCases.map(\.rawValue) + [OptionName.help.spelling, OptionName.version.spelling]
  }

  /// After an option that takes a value, only its values make sense.
  private static func valueCase(_ option: OptionName) -> String? {
    guard let value = option.value else { return nil }
    let spellings = [option.letter.map { "-\($0)" }, option.spelling].compactMap { $0 }
    return """
          \(spellings.joined(separator: "|")))
            \(completion(value))
            return
            ;;
      """
  }

  private static func commandCase(_ command: CommandName) -> String {
    var lines = [words(command.options.map(\.spelling))]
    if let operand = command.operand {
      lines = [
        "if [[ \"$current\" == -* ]]; then", "  " + lines[0], "else",
        "  " + completion(operand.value), "fi",
      ]
    }
    let body = lines.map { "      " + $0 }.joined(separator: "\n")
    return "    \(command.rawValue))\n\(body)\n      ;;"
  }

  private static func completion(_ value: OptionValue) -> String {
    switch value {
    case .file: "_instant_schema_files -f \"$current\""
    case .directory: "_instant_schema_files -d \"$current\""
    case .text: "COMPREPLY=()"
    case .choice(_, let choices): words(choices)
    }
  }

  private static func words(_ words: [String]) -> String {
    let list = words.joined(separator: "\\n")
    return "COMPREPLY=($(compgen -W $'\(list)' -- \"$current\"))"
  }
}
