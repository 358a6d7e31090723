import TestSupport
import Testing

@testable import instant_schema

@Suite struct BashCompletionsTests {
  @Test(arguments: [
    (["gen"], ["generate"]),
    (["generate", "--fr"], ["--from"]),
    (["generate", "--access-level", "p"], ["public", "package"]),
    (["check", "--diagnostics", ""], ["text", "github", "json"]),
    (["help", "s"], ["sample"]),
    (["completions", ""], ["bash"]),
    (["parse", "--form"], ["--format"]),
    (["check", "--diagnostics", "="], ["text", "github", "json"]),
    (["check", "--diagnostics", "=", "g"], ["github"]),
    (["parse", "inst"], ["-o filenames", "instant schema.ts"]),
    (["sample", "--to", "Ge"], ["-o filenames", "Gen dir"]),
    (["sample", "--to", "=", "Ge"], ["-o filenames", "Gen dir"]),
    (["--v"], ["--version"]),
  ])
  func completesInBash(words: [String], expected: [String]) throws {
    let directory = try TemporaryDirectory()
    try directory.write(BashCompletions.script(), to: "script")
    try directory.write("", to: "instant schema.ts")
    try directory.createDirectory("Gen dir")
    let list = (["instant-schema"] + words).map { "'\($0)'" }.joined(separator: " ")
    // Outside of a completion the builtin would refuse; what it is told is what counts here.
    let command = """
      compopt() { printf '%s %s\\n' "$@"; }; cd '\(directory.path)' && source ./script && COMP_WORDS=(\(list)) \
      && COMP_CWORD=\(words.count) && _instant_schema && printf '%s\\n' "${COMPREPLY[@]}"
      """
    let bash = ProcessDescription(
      program: "bash", arguments: ["--norc", "-euc", command], environment: [:])
    let result = try POSIXProcessRunner().run([bash])[0]
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.map(String.init) == expected, "\(result.errorText)")
  }
}
