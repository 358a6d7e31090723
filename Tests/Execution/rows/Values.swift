import Foundation
import SharingInstant

/// B25: missing and null.
func checkPresence(_ checks: inout Checks) {
  let bare = checks.roundTrip(Message.self, #"{"id":"1","body":"x","must":null}"#)
  checks.same(bare, Message(id: "1", body: "x", must: .null))
  checks.roundTrip(
    Message.self,
    #"""
    {"id":"1","body":"x","seenAt":null,"n":null,"m":null,"flag":null,"kind":null,"json":null,
     "must":{"a":null},"list":null,"maybe":null,"not in the schema":{"a":1}}
    """#, as: #"{"id":"1","body":"x","must":{"a":null}}"#)
  let full = checks.roundTrip(
    Message.self,
    #"""
    {"id":"1","body":"","seenAt":0,"n":0,"m":-1,"flag":false,"kind":"later","json":false,"must":0,
     "list":[],"maybe":{"a":null,"c":["x",null,"y"]}}
    """#,
    as: #"""
      {"id":"1","body":"","seenAt":"1970-01-01T00:00:00.000Z","n":0,"m":-1,"flag":false,
       "kind":"later","json":false,"must":0,"list":[],"maybe":{"c":["x",null,"y"]}}
      """#)
  checks.same(full?.maybe?.c, ["x", nil, "y"])
  checks.same(full?.kind, .unrecognized("later"))
  checks.refuses(Message.self, #"{"id":"7","must":1}"#, "messages 7: body")
  checks.refuses(Message.self, #"{"id":"7","body":null,"must":1}"#, "messages 7: body")
  checks.refuses(Message.self, #"{"id":"7","body":"x"}"#, "messages 7: must")
  checks.refuses(Message.self, #"{"id":"7","body":"x","must":1,"n":"1"}"#, "messages 7: n")
  checks.refuses(Message.self, #"{"id":"7","body":"x","must":1,"flag":1}"#, "messages 7: flag")
  checks.refuses(
    Message.self, #"{"id":"7","body":"x","must":1,"maybe":{"c":[1]}}"#, "messages 7: maybe.c.0")
}

/// B28: values that contain themselves, three levels deep and more.
func checkRecursion(_ checks: inout Checks) {
  let node = checks.roundTrip(
    Node.self,
    #"""
    {"id":"n","t":{"v":1,"left":{"v":2,"left":{"v":3,"left":{"v":4,"kids":[]},"kids":[]},"kids":[]},
      "kids":[{"v":5,"kids":[{"v":6,"kids":[{"v":7,"kids":[]}]}]}],
      "named":{"a":{"v":8,"kids":[],"named":{"b":{"v":9,"kids":[]}}}}},
     "ping":{"pong":{"n":1,"ping":{"pong":{"n":2,"ping":{}}}}},
     "blocks":[{"type":"text","text":"a","marks":["bold","new"]},
      {"type":"quote","inner":[{"type":"quote","inner":[{"type":"image/png",
       "size":{"width":1,"height":2}}],"of":{"type":"video","url":"u"}}]},
      {"type":"video","url":"u","text":"a"},{"kind":"text"},7,null]}
    """#)
  checks.same(node?.t.left?.left?.left?.v, 4)
  checks.same(node?.t.kids[0].kids[0].kids[0].v, 7)
  checks.same(node?.t.named?["a"]?.named?["b"]?.v, 9)
  checks.same(node?.ping?.pong?.ping?.pong?.n, 2)
  guard let blocks = node?.blocks, case .quote(let quote) = blocks[1] else {
    return checks.expect(false, "the second block is a quote")
  }
  checks.same(blocks[0], .text(.init(text: "a", marks: [.bold, .unrecognized("new")])))
  guard case .quote(let inner) = quote.inner[0] else {
    return checks.expect(false, "the inner block is a quote")
  }
  checks.same(inner.inner, [.imagePng(.init(size: .init(width: 1, height: 2)))])
  checks.same(inner.of, .unrecognized(["type": "video", "url": "u"]))
  checks.same(blocks[2], .unrecognized(["type": "video", "url": "u", "text": "a"]))
  checks.same(blocks[4...], [.unrecognized(7), .unrecognized(.null)])
  checks.refuses(
    Node.self, #"{"id":"n","t":{"v":1,"kids":[{"v":"2","kids":[]}]},"blocks":[]}"#,
    "nodes n: t.kids.0.v")
  checkLinks(&checks)
}

/// A link that has one comes as object, null, missing, or an array of at most one.
private func checkLinks(_ checks: inout Checks) {
  let member = checks.roundTrip(
    Member.self,
    #"""
    {"id":"a","name":"A","manager":[{"id":"b","name":"B","manager":{"id":"c","name":"C",
     "manager":[],"reports":[{"id":"a","name":"A","manager":null}]}}],"reports":null}
    """#,
    as: #"""
      {"id":"a","name":"A","manager":{"id":"b","name":"B","manager":{"id":"c","name":"C",
       "reports":[{"id":"a","name":"A"}]}}}
      """#)
  checks.same(member?.manager?.manager?.reports?[0].name, "A")
  checks.refuses(
    Member.self,
    #"{"id":"a","name":"A","manager":[{"id":"b","name":"B"},{"id":"c","name":"C"}]}"#,
    "members a: manager")
  let post = checks.roundTrip(
    Post.self,
    #"{"id":"p","title":"t","hero":{"id":"i","path":"/","post":{"id":"p","title":"t"}}}"#)
  checks.same(post?.hero?.post?.title, "t")
}

/// Shapes inside one another.
func checkShapes(_ checks: inout Checks) {
  let row = checks.roundTrip(
    ShapeEntity.self,
    #"""
    {"id":"1","nested":{"one":{"two":{"three":["x","y","z"]}}},
     "pairs":[["a",{"weight":1}],["b",{"weight":2.5}]],"point":[1,null],
     "scores":{"a":{"b":{"value":1},"":{"value":0}},"\"":{}},"grid":[[1,2],[],[3]],
     "blocks":{"a":{"type":"text","text":"t"},"b":{"type":"new"}},"flags":{"on":true,"level":2}}
    """#,
    as: #"""
      {"id":"1","nested":{"one":{"two":{"three":["x","y","z"]}}},
       "pairs":[["a",{"weight":1}],["b",{"weight":2.5}]],"point":[1],
       "scores":{"a":{"b":{"value":1},"":{"value":0}},"\"":{}},"grid":[[1,2],[],[3]],
       "blocks":{"a":{"type":"text","text":"t"},"b":{"type":"new"}},"flags":{"on":true,"level":2}}
      """#)
  checks.same(row?.nested.one.two.three, [.x, .y, .unrecognized("z")])
  checks.same(row?.pairs[1], .init(first: "b", second: .init(weight: 2.5)))
  checks.same(row?.point, .init(x: 1, y: nil))
  checks.same(row?.scores["a"]?["b"]?.value, 1)
  checks.same(row?.blocks["b"], .unrecognized(["type": "new"]))
  checks.refuses(
    ShapeEntity.self,
    #"{"id":"1","nested":{"one":{"two":{"three":[]}}},"pairs":[["a"]]}"#, "shapes 1: pairs.0.1")
  let presence = checks.roundTrip(ChatRoomPresence.self, #"{"is typing":true,"mood":"?"}"#)
  checks.same(presence, ChatRoomPresence(isTyping: true, mood: .unrecognized("?")))
  checks.same(Schema.Rooms.chatRoom.type, "chat room")
  let topic = Schema.Topics.ChatRoom.👍
  checks.same([topic.room, topic.name], ["chat room", "👍"])
}

/// B29, B32: every spelling of a date, and milliseconds.
func checkDates(_ checks: inout Checks) {
  let spellings: [(String, Double, String)] = [
    (#""2026-01-02T03:04:05Z""#, 1_767_323_045, "2026-01-02T03:04:05.000Z"),
    (#""2026-01-02T03:04:05.678Z""#, 1_767_323_045.678, "2026-01-02T03:04:05.678Z"),
    (#""2026-01-02T03:04:05.678901Z""#, 1_767_323_045.679, "2026-01-02T03:04:05.679Z"),
    (#""2026-01-02T05:04:05.678+02:00""#, 1_767_323_045.678, "2026-01-02T03:04:05.678Z"),
    (#""2026-01-02 03:04:05""#, 1_767_323_045, "2026-01-02T03:04:05.000Z"),
    (#""2026-01-02""#, 1_767_312_000, "2026-01-02T00:00:00.000Z"),
    (#""Fri, 02 Jan 2026 03:04:05 GMT""#, 1_767_323_045, "2026-01-02T03:04:05.000Z"),
    (#""1/2/2026, 3:04:05 AM""#, 1_767_323_045, "2026-01-02T03:04:05.000Z"),
    (#""epoch""#, 0, "1970-01-01T00:00:00.000Z"),
    ("1767323045678", 1_767_323_045.678, "2026-01-02T03:04:05.678Z"),
    ("0", 0, "1970-01-01T00:00:00.000Z"),
    ("-1", -0.001, "1969-12-31T23:59:59.999Z"),
  ]
  for (text, seconds, canonical) in spellings {
    let row = checks.roundTrip(
      Event.self, #"{"id":"1","at":\#(text),"meta":1,"title":"","done":false,"count":1}"#,
      as: #"{"id":"1","at":"\#(canonical)","meta":1,"title":"","done":false,"count":1}"#)
    let found = row?.at.timeIntervalSince1970 ?? .nan
    checks.expect(abs(found - seconds) < 0.000_5, "\(text): \(found)")
  }
  for text in [#""now""#, #""today""#, #""not a date""#, "true"] {
    checks.refuses(
      Event.self, #"{"id":"1","at":\#(text),"meta":1,"title":"","done":false,"count":1}"#,
      "events 1: at")
  }
}

/// B33, B39: numbers stay numbers and booleans stay booleans, and null is kept apart from missing.
func checkJSON(_ checks: inout Checks) {
  let log = checks.roundTrip(
    Log.self,
    #"""
    {"id":"1","n":1,"z":0,"x":1.5,"t":true,"f":false,"payload":{"a":[0,1,true,false,null,-0.5,1e300]},
     "extra":{"missing":null},"list":[0,false,"",[],{},null]}
    """#)
  checks.same(log?.payload["a"]?[0], .number(0))
  checks.same(log?.payload["a"]?[2], .bool(true))
  checks.same(log?.payload["b"], nil)
  checks.same(log?.extra?["missing"], .null)
  checks.same(Set([log?.payload, log?.payload]).count, 1)
  if let log {
    checks.same(
      JSONValue.object(RowWriter.create(log)).description,
      #"{"extra":{"missing":null},"f":false,"list":[0,false,"",[],{},null],"n":1,"#
        + #""payload":{"a":[0,1,true,false,null,-0.5,1e+300]},"t":true,"x":1.5,"z":0}"#)
  }
  checks.refuses(Log.self, #"{"id":"1","n":true}"#, "logs 1: n: expected a number, found a boolean")
  checks.refuses(Log.self, #"{"id":"1","n":1,"z":0,"x":1,"t":1}"#, "logs 1: t")
}

/// B35: what became nil is cleared, what was never set is not sent.
func checkWriter(_ checks: inout Checks) {
  let created = Message(body: "x", must: ["a": nil])
  checks.same(
    JSONValue.object(RowWriter.create(created)).description, #"{"body":"x","must":{"a":null}}"#)
  checks.same(created.id, created.id.lowercased())
  checks.expect(UUID(uuidString: created.id) != nil)
  var old = Message(id: "1", body: "x", n: 1, kind: .a, must: 1, maybe: .init(a: "a", c: []))
  var new = old
  checks.expect(RowWriter.update(from: old, to: new).isEmpty)
  new.n = nil
  new.kind = nil
  new.maybe?.a = nil
  new.seenAt = Date(timeIntervalSince1970: 0)
  checks.same(
    RowWriter.update(from: old, to: new),
    ["n": nil, "kind": nil, "maybe": ["c": []], "seenAt": "1970-01-01T00:00:00.000Z"])
  old = new
  new.must = .null
  checks.same(RowWriter.update(from: old, to: new), ["must": nil])
  let quote = Quote(
    id: "1", q: .sayHi, oddKey: "a", backSlash: "b", x: "c",
    twoLines: .init(inSide: "", backslash: 1))
  var other = quote
  other.x = "\\(x)"
  checks.same(RowWriter.update(from: quote, to: other), ["\\(x)": "\\(x)"])
  let member = Member(id: "m", name: "M", manager: Member(id: "n", name: "N"), reports: [])
  checks.same(RowWriter.create(member), ["name": "M"])
  checks.same(RowWriter.update(from: member, to: Member(id: "m", name: "L")), ["name": "L"])
}

/// Names on the wire, through links too.
func checkQueries(_ checks: inout Checks) {
  checks.same(
    Schema.moods.where(\.face, .eq(.empty)).orderBy(\.minusMinus, .desc).json,
    #"{"moods":{"$":{"order":{"--":"desc"},"where":{"face":""}}}}"#)
  checks.same(
    Schema.clocks.where(\.face, .in([.inProgress, .unrecognized("later")])).json,
    #"{"clocks":{"$":{"where":{"face":{"$in":["IN_PROGRESS","later"]}}}}}"#)
  checks.same(
    Schema.events.where(\.at, .gt(Date(timeIntervalSince1970: 0))).json,
    #"{"events":{"$":{"where":{"at":{"$gt":"1970-01-01T00:00:00.000Z"}}}}}"#)
  checks.same(
    Schema.members
      .where(\.manager) { $0.where(\.reports) { $0.where(\.name, .eq("x")) } }
      .with(\.reports) { $0.limit(1).with(\.manager) }.json,
    #"{"members":{"$":{"where":{"manager.reports.name":"x"}},"reports":{"$":{"limit":1},"manager":{}}}}"#
  )
  checks.same(
    Schema.messages.where(\.n, .isNull).where(\.kind, .eq(nil)).json,
    #"{"messages":{"$":{"where":{"and":[{"n":{"$isNull":true}},{"kind":{"$isNull":true}}]}}}}"#)
}

/// B37: rows are read and queries made inside an actor.
private actor Reader {
  func read(_ text: String) throws -> (Log, String) {
    let log = try JSONDecoder().decode(Log.self, from: Data(text.utf8))
    return (log, Schema.logs.where(\.t, .eq(true)).json)
  }
}

func checkActor() async -> [String] {
  var checks = Checks()
  do {
    let text = #"{"id":"1","n":1,"z":0,"x":1,"t":true,"f":false,"payload":1,"list":[]}"#
    let (log, query) = try await Reader().read(text)
    checks.same(log.n, 1)
    checks.same(query, #"{"logs":{"$":{"where":{"t":true}}}}"#)
  } catch {
    checks.expect(false, "\(error)")
  }
  return checks.failures
}
