import Testing

@testable import instant_schema

@Suite struct HelpTextTests {
  @Test(arguments: CommandName.allCases)
  func helpNamesEveryOption(command: CommandName) {
    let help = HelpText.help(for: command)
    for option in command.options { #expect(help.contains("  " + label(of: option))) }
    #expect(help.hasPrefix("OVERVIEW: "))
    #expect(help.contains("\nUSAGE: instant-schema \(command.rawValue)"))
  }

  @Test func theOverviewNamesEveryCommand() {
    for command in CommandName.allCases {
      #expect(HelpText.overview().contains("\n  \(command.rawValue) "))
    }
  }

  @Test func linesFitATerminal() {
    let texts = [HelpText.overview()] + CommandName.allCases.map(HelpText.help)
    for line in texts.flatMap({ $0.split(separator: "\n") }) {
      #expect(line.count <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  private func label(of option: OptionName) -> String {
    (option.letter.map { "-\($0), " } ?? "") + option.spelling
  }
}
