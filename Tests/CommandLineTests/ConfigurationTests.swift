import SchemaDiagnostics
import Testing

@testable import instant_schema

@Suite struct ConfigurationTests {
  @Test func givesWhatTheCommandLineLeavesOut() throws {
    var arguments = try ArgumentParser.parse(["generate", "--prefix", "Mine"])
    try configuration(
      #"{"from": "a.ts", "to": "/Out", "prefix": "Theirs", "access-level": "internal", "hashable": true}"#
    ).complete(&arguments)
    #expect(arguments[.from] == "app/a.ts", "paths start at the configuration")
    #expect(arguments[.to] == "/Out")
    #expect(arguments[.prefix] == "Mine")
    #expect(arguments[.accessLevel] == "internal")
    #expect(arguments.has(.hashable))
  }

  @Test func givesNothingThatTheCommandDoesNotTake() throws {
    var arguments = try ArgumentParser.parse(["parse", "a.ts"])
    try configuration(#"{"prefix": "App", "hashable": false}"#).complete(&arguments)
    #expect(arguments[.prefix] == nil)
  }

  @Test(arguments: [
    ("{\n  \"prefx\": \"A\"\n}", 2, 3, "Unknown key 'prefx'; did you mean 'prefix'?"),
    (#"{"allow-dirty": true}"#, 1, 2, "Unknown key 'allow-dirty'"),
    (#"{"hashable": "yes"}"#, 1, 14, "Expected a boolean for 'hashable', not a string"),
    (#"{"prefix": 1}"#, 1, 12, "Expected a string for 'prefix', not a number"),
    (#"{"prefix": "A", "prefix": "B"}"#, 1, 17, "The key 'prefix' stands twice"),
    (#"{"hashable": false, "hashable": true}"#, 1, 21, "The key 'hashable' stands twice"),
    (
      #"{"access-level": "open"}"#, 1, 18,
      "The value 'open' is invalid for 'access-level'. It is one of public, package, internal"
    ),
    ("[]", 1, 1, "Expected an object, not an array"),
    ("", 1, 1, "Expected a value"),
    ("{", 1, 2, "Expected a key in double quotes"),
    ("{\"prefix\": \"A\",\n}", 2, 1, "Expected a key in double quotes"),
    (#"{"prefix" "A"}"#, 1, 11, "Expected ':' after the key"),
    (#"{"prefix": "A"} x"#, 1, 17, "Expected the end of the file"),
    (#"{"prefix": "A"#, 1, 12, "Expected '\"' at the end of the string"),
    (#"{"prefix": "\x"}"#, 1, 13, "Unknown escape sequence"),
  ])
  func whatIsWrongHasAPlace(text: String, line: Int, column: Int, message: String) {
    let error = #expect(throws: ConfigurationError.self) { try configuration(text) }
    #expect(error?.message == message)
    #expect(error?.position.line == line)
    #expect(error?.position.column == column)
  }

  @Test(arguments: [
    (#""a\"\\\/\b\f\n\r\t""#, "a\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\ud83d\ude00""#, "é😀"),
    ("\u{FEFF}\"ü\"", "ü"),
  ])
  func stringsAreReadAsJSONWritesThem(text: String, expected: String) throws {
    guard case .string(let value) = try JSONReader.read(Array(text.utf8)).value else {
      Issue.record("no string")
      return
    }
    #expect(value == expected)
  }

  @Test func deepNestingIsAnErrorAndNoCrash() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: JSONSyntaxError.self) { try JSONReader.read(Array(text.utf8)) }
  }

  private func configuration(_ text: String) throws -> Configuration {
    try Configuration(Array(text.utf8), path: "app/instant-schema.json")
  }
}
