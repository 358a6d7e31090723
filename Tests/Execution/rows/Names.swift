import Foundation
import SharingInstant

/// Known cases are what the schema lists; each keeps its text, and so does a text that is not known.
private func checkCases<Value: OpenEnum>(
  _ type: Value.Type, _ texts: [String], _ checks: inout Checks, line: Int = #line
) {
  checks.same(
    Value.allCases.map { Array($0.rawValue.utf8) }, texts.map { Array($0.utf8) }, line: line)
  checks.same(Set(Value.allCases).count, texts.count, line: line)
  for text in texts + ["not known", "a\"b\\(c)", "\u{0}\r\n"] {
    let json = JSONValue.string(text).description
    let value = checks.roundTrip(type, json, line: line)
    checks.same(value?.rawValue, text, line: line)
    checks.same(value.map(Value.allCases.contains), texts.contains(text), line: line)
  }
}

/// B01, B03, B13, B15: symbols, digits, capitals, quotes and escapes.
func checkSymbols(_ checks: inout Checks) {
  checkCases(Vote.Kind.self, ["+1", "-1", "1", "±1"], &checks)
  checks.same([Vote.Kind.plus1, .minus1, .value1].map(\.rawValue), ["+1", "-1", "1"])
  checkCases(Mood.Face.self, [":)", ":(", "", " ", "👍", "😀"], &checks)
  checks.same(Mood.Face.empty.rawValue, "")
  checkCases(
    Clock.Face.self,
    ["24h", "12h", "IN_PROGRESS", "URL", "image/png", "2x", "ANDROID", "iOS"], &checks)
  let faces: [Clock.Face] = [
    .value24h, .value12h, .inProgress, .url, .imagePng, .value2x, .android,
  ]
  checks.same(Set(faces).count, 7)
  checkCases(
    Quote.Q.self,
    [
      #"say "hi""#, #"C:\new"#, #"\(x)"#, ##"a"#b"##, "tab\there", "line\nend", "cr\rlf",
      "\u{202E}abc", "\0", "*/", "é", "${x}",
    ], &checks)
  checks.same(Quote.Q.cNew.rawValue.utf8.count, 6)
  let mood = checks.roundTrip(Mood.self, #"{"id":"1","face":":)","--":1.5,"++":-2}"#)
  checks.same(mood, Mood(id: "1", face: .colonRightParenthesis, minusMinus: 1.5, plusPlus: -2))
  let quote = checks.roundTrip(
    Quote.self,
    #"""
    {"id":"1","q":"\\(x)","odd \"key\"":"a","back\\slash":"b","\\(x)":"c",
     "two\nlines":{"in \"side\"":"d","\\":4}}
    """#)
  checks.same(
    quote,
    Quote(
      id: "1", q: .backslashLeftParenthesisXRightParenthesis, oddKey: "a", backSlash: "b", x: "c",
      twoLines: .init(inSide: "d", backslash: 4)))
  checks.same(
    Schema.quotes.where(\.oddKey, .eq("\"")).where(\.x, .eq("\\")).json,
    #"{"quotes":{"$":{"where":{"and":[{"odd \"key\"":"\""},{"\\(x)":"\\"}]}}}}"#)
}

/// Swift holds texts to be equal whose letters are composed in different ways; the wire does not.
func checkComposedLetters(_ checks: inout Checks) {
  let known = checks.roundTrip(Quote.Q.self, "\"é\"")
  checks.expect(known.map(Quote.Q.allCases.contains) == true)
  checks.roundTrip(Quote.Q.self, "\"e\u{301}\"")
  let open = checks.roundTrip(Block.self, "{\"type\":\"café\",\"open\":true}")
  checks.same(open, .café(.init(open: true)))
  let other = checks.roundTrip(Block.self, "{\"type\":\"cafe\u{301}\",\"open\":true}")
  checks.same(other, .unrecognized(["type": "cafe\u{301}", "open": true]))
}

/// B06: Foundation's and Swift's names still mean what they say.
func checkEverydayNames(_ checks: inout Checks) {
  let text = #"""
    {"id":"e","at":"2026-01-02T03:04:05.678Z","meta":{"a":[0,1,true,null]},"title":"t","done":true,
     "count":0,"date":{"string":"s","bool":false}}
    """#
  guard let event = checks.roundTrip(Event.self, text) else { return }
  let date: Foundation.Date = event.at
  let title: Swift.String = event.title
  let done: Swift.Bool = event.done
  let count: Swift.Double = event.count
  let meta: SharingInstant.JSONValue = event.meta
  checks.same(date, Foundation.Date(timeIntervalSince1970: 1_767_323_045.678))
  checks.expect(title == "t" && done && count == 0 && meta["a"]?[2] == true)
  checks.same(event.date, Event.DateValue(string: "s", bool: false))
  checks.roundTrip(DateEntity.self, #"{"id":"1","label":"l"}"#)
  checks.roundTrip(TaskEntity.self, #"{"id":"1","string":"s","double":1,"data":null}"#)
  checks.roundTrip(StringEntity.self, #"{"id":"1","text":"t"}"#)
  checks.roundTrip(ErrorEntity.self, #"{"id":"1","code":404}"#)
}

/// B07: words that only look plural; namespaces stay.
func checkPlurals(_ checks: inout Checks) {
  func check<Row: EntityIdentifiable>(_ type: Row.Type, _ name: String, _ key: EntityKey<Row>) {
    checks.same(Row.namespace, name)
    checks.same(key.json, "{\"\(name)\":{}}")
    checks.roundTrip(type, #"{"id":"1","a":"x"}"#)
  }
  check(Status.self, "status", Schema.status)
  check(News.self, "news", Schema.news)
  check(Address.self, "addresses", Schema.addresses)
  check(Series.self, "series", Schema.series)
  check(Person.self, "person", Schema.person)
  check(People.self, "people", Schema.people)
  check(Child.self, "children", Schema.children)
  check(Analysis.self, "analyses", Schema.analyses)
}

/// B60: names that differ in case alone.
func checkLetterCase(_ checks: inout Checks) {
  let small = checks.roundTrip(LUrl.self, #"{"id":"1","a":"x"}"#)
  let capital = checks.roundTrip(LURL.self, #"{"id":"1","b":"x"}"#)
  checks.expect(small?.a == "x" && capital?.b == "x")
  let row = checks.roundTrip(LuRL.self, #"{"id":"1","c":"x","C":"y"}"#)
  checks.expect(row?.c == "x" && row?.C == "y")
  checks.same([LUrl.namespace, LURL.namespace, LuRL.namespace], ["url", "URL", "uRL"])
}

/// B24: namespaces with a dollar sign.
func checkSystemEntities(_ checks: inout Checks) {
  checks.same(
    [InstantUser.namespace, InstantFile.namespace, InstantStream.namespace, User.namespace],
    ["$users", "$files", "$streams", "users"])
  checks.roundTrip(InstantUser.self, #"{"id":"u","email":null}"#, as: #"{"id":"u"}"#)
  checks.roundTrip(InstantFile.self, #"{"id":"f","path":"p","url":"https://a.b"}"#)
  let profile = checks.roundTrip(
    Profile.self,
    #"{"id":"p","a":"x","$user":[{"id":"u","email":"a@b.c","nick":"n"}],"streams":[]}"#,
    as: #"{"id":"p","a":"x","$user":{"id":"u","email":"a@b.c","nick":"n"},"streams":[]}"#)
  checks.same(profile?.user, InstantUser(id: "u", email: "a@b.c", nick: "n"))
  checks.same(
    Schema.profiles.where(\.user) { $0.where(\.email, .eq("a@b.c")) }.with(\.user).json,
    #"{"profiles":{"$":{"where":{"$user.email":"a@b.c"}},"$user":{}}}"#)
  let link = Schema.Links.profileUser
  checks.same(link.forward.label, "$user")
  checks.expect(link.forward.isRequired && link.forward.cascades && !link.reverse.cascades)
  checks.same([link.forward.on, link.reverse.on], ["profiles", "$users"])
}
