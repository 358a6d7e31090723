import Testing

@testable import instant_schema

@Suite struct ArgumentParserTests {
  @Test(arguments: [
    ["generate", "--from", "a.ts", "--to", "Out"],
    ["generate", "--to=Out", "--from=a.ts"],
    ["generate", "-f", "a.ts", "-t", "Out"],
    ["generate", "-t=Out", "-f=a.ts"],
    ["--from", "a.ts", "generate", "--to", "Out"],
    ["generate", "--from", "b.ts", "--to", "Out", "--from", "a.ts"],
  ])
  func optionsComeInAnyOrderAndForm(words: [String]) throws {
    let arguments = try ArgumentParser.parse(words)
    #expect(arguments.command == .generate)
    #expect(arguments[.from] == "a.ts")
    #expect(arguments[.to] == "Out")
  }

  @Test func aSingleHyphenIsAValue() throws {
    #expect(try ArgumentParser.parse(["generate", "--from", "-"])[.from] == "-")
    #expect(try ArgumentParser.parse(["parse", "-"]).operand == "-")
  }

  @Test func afterTwoHyphensEveryWordStandsForItself() throws {
    #expect(try ArgumentParser.parse(["parse", "--", "--odd.ts"]).operand == "--odd.ts")
  }

  @Test func anEqualsSignLetsAValueBeginWithAHyphen() throws {
    #expect(try ArgumentParser.parse(["check", "--from=-odd.ts"])[.from] == "-odd.ts")
  }

  @Test(arguments: [
    (["generate", "--frm", "a"], "Unknown option '--frm'; did you mean '--from'?"),
    (
      ["generate", "--acces-level", "x"],
      "Unknown option '--acces-level'; did you mean '--access-level'?"
    ),
    (["generate", "-x"], "Unknown option '-x'"),
    (["genrate"], "Unknown command 'genrate'; did you mean 'generate'?"),
    (["help", "chekc"], "Unknown command 'chekc'; did you mean 'check'?"),
    (["generate", "--from"], "Missing value for '--from <file>'"),
    (["generate", "--from", "--to", "x"], "Missing value for '--from <file>'"),
    (["generate", "--from="], "The value '' is invalid for '--from'; it needs a path"),
    (["generate", "--quiet=yes"], "The option '--quiet' takes no value"),
    (["generate", "a.ts"], "Unexpected argument 'a.ts'; did you mean '--from a.ts'?"),
    (["generate", "--from", "a.ts", "extra"], "Unexpected argument 'extra'"),
    (["sample", "extra"], "Unexpected argument 'extra'"),
    (["parse", "a.ts", "b.ts"], "Unexpected argument 'b.ts'"),
    (["check", "--force"], "The command 'check' has no option '--force'"),
    (["--quiet"], "Missing command before or after '--quiet'"),
    (
      ["generate", "--access-level", "pubic"],
      "The value 'pubic' is invalid for '--access-level'; did you mean 'public'? It is one of "
        + "public, package, internal"
    ),
    (
      ["completions", "fish"],
      "The value 'fish' is invalid for '<shell>'. It is one of bash"
    ),
  ])
  func whatIsWrongIsNamed(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(words) }
    #expect(error?.message == message)
  }

  @Test(arguments: OptionName.allCases)
  func everyMisspelledOptionSuggestsItself(option: OptionName) throws {
    guard let command = CommandName.allCases.first(where: { $0.options.contains(option) })
    else { return }
    let spelling = option.spelling + "x"
    let error = #expect(throws: UsageError.self) {
      try ArgumentParser.parse([command.rawValue, spelling])
    }
    let expected = "Unknown option '\(spelling)'; did you mean '\(option.spelling)'?"
    #expect(error?.message == expected)
  }
}
