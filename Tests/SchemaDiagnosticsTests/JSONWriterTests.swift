import Foundation
import SchemaDiagnostics
import Testing

@Suite struct JSONWriterTests {
  @Test func separatesMembersAndElements() {
    var json = JSONWriter()
    json.object { json in
      json.member("name", "todos")
      json.member("documentation", nil as String?)
      json.member("count", 2)
      json.member("done", true)
      json.member("empty", [Int]()) { $0.integer($1) }
      json.member("pairs", [1, 2]) { json, number in
        json.array([number, -number]) { $0.integer($1) }
      }
      json.key("inner")
      json.object { $0.member("last", false) }
    }
    #expect(
      String(decoding: json.take(), as: UTF8.self)
        == #"{"name":"todos","documentation":null,"count":2,"done":true,"empty":[],"#
        + #""pairs":[[1,-1],[2,-2]],"inner":{"last":false}}"#)
  }

  @Test func escapesWhatJSONForbidsAndNothingElse() {
    var json = JSONWriter()
    json.string("a\"b\\c\n\r\t\u{0}\u{1F}/é👍\u{2028}")
    #expect(
      String(decoding: json.take(), as: UTF8.self)
        == "\"a\\\"b\\\\c\\n\\r\\t\\u0000\\u001f/é👍\u{2028}\"")
  }

  @Test func anotherReaderUnderstandsIt() throws {
    let strings = (0..<0x500).compactMap(UnicodeScalar.init).map { "x\(Character($0))y" }
    var json = JSONWriter()
    json.array(strings) { $0.string($1) }
    #expect(try JSONDecoder().decode([String].self, from: Data(json.take())) == strings)
  }
}
