import Foundation
import SharingInstant
import Testing

@Suite struct JSONParsingTests {
  @Test(
    arguments: [
      ("null", .null), (" true ", true), ("false", false), ("0", 0), ("-0.5e+1", -5), ("\"\"", ""),
      ("[]", []), ("{}", [:]), ("[1,[2,[]],{}]", [1, [2, []], [:]]), ("\u{FEFF}1", 1),
      (#"{"a":1,"a":2}"#, ["a": 1]), (#"{"\u0061":{"b":[null]}}"#, ["a": ["b": [nil]]]),
      (#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#, "\"\\/\u{8}\u{c}\n\r\té😀"),
      (#""\ud83dx""#, "\u{FFFD}x"), (#""\ude00\ud83d\n""#, "\u{FFFD}\u{FFFD}\n"), ("\"é😀\"", "é😀"),
      ("\t\r\n[ 1 , 2 ]\n", [1, 2]), ("1e-400", 0),
    ] as [(String, JSONValue)])
  func reads(text: String, value: JSONValue) throws {
    #expect(try JSONValue(parsing: text) == value)
    #expect(try JSONValue(parsing: value.description) == value)
  }

  @Test(arguments: [
    ("", 0), (" ", 1), ("nul", 0), ("nulll", 4), ("[1,]", 3), ("[1", 2), ("[1 2]", 3), ("{", 1),
    (#"{"a"}"#, 4), (#"{"a":}"#, 5), (#"{"a":1,}"#, 7), ("{1:2}", 1), ("01", 1), ("1.", 2),
    (".5", 0),
    ("+1", 0), ("1e", 2), ("-", 1), ("\"", 1), ("\"a\nb\"", 2), (#""\x""#, 2), (#""\u12g4""#, 5),
    ("1e400", 0), ("NaN", 0), ("'a'", 0), ("[1]]", 3), ("]", 0),
  ]) func refuses(text: String, offset: Int) throws {
    let error = try #require(throws: JSONSyntaxError.self) { try JSONValue(parsing: text) }
    #expect(error.offset == offset)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80], [0xE2, 0x82], [0xFF],
    ] as [[UInt8]]) func refusesBytesThatAreNotUTF8(bytes: [UInt8]) throws
  {
    let error = try #require(throws: JSONSyntaxError.self) {
      try JSONValue(parsing: Data([0x22] + bytes + [0x22]))
    }
    #expect(error.offset == 1)
  }

  @Test func refusesDeepNesting() throws {
    let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(try JSONValue(parsing: deepest).arrayValue?.count == 1)
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: "[\(deepest)]") }
    let endless = String(repeating: #"{"a":"#, count: 100_000)
    #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: endless) }
  }

  /// Texts cut off, and with bytes changed, are read as Foundation reads them or refused; never a crash.
  @Test func agreesWithFoundationOnDamagedText() throws {
    let row = TodoText(["title": #""Milk""#]).text
    let text = Array("[\(row),{\"a\":[1.5e3,-0,true,null,\"\\u00e9\u{e9}\"]}]".utf8)
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<1_000 {
      var damaged = text
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        damaged[Int.random(in: 0..<damaged.count, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      damaged.removeLast(Int.random(in: 0...2, using: &generator))
      let data = Data(damaged)
      guard let value = try? JSONValue(parsing: data) else { continue }
      try #require(JSONDecoder().decode(JSONValue.self, from: data) == value)
    }
  }

  @Test func printsSortedNamesAndShortNumbers() {
    let value: JSONValue = [
      "b": [1, -1, 1.5, 1e21, 9_007_199_254_740_993], "a\u{1}\"": nil, "ä": false, "Z": "\u{7f}/é",
    ]
    #expect(
      value.description
        == "{\"Z\":\"\u{7f}/é\",\"a\\u0001\\\"\":null,\"b\":[1,-1,1.5,1e+21,9007199254740992],\"ä\":false}"
    )
    #expect(JSONValue.number(-0.0).description == "-0")
    #expect(JSONValue.number(.nan).description == "null")
    #expect(JSONValue.number(123_456_789_012_345_680).description == "1.2345678901234568e+17")
  }

  @Test func keepsKindsApart() {
    #expect(JSONValue.number(0) != .bool(false))
    #expect(JSONValue.number(1) != .bool(true))
    #expect(JSONValue.null != .object([:]))
    let value: JSONValue = ["a": [1, "x"]]
    #expect(value["a"]?[1]?.stringValue == "x")
    #expect(value["a"]?[2] == nil)
    #expect(value["b"] == nil)
    #expect(value["a"]?[0]?.boolValue == nil)
  }
}
