/// JSON text of a todo, member by member, so that a test can change one of them.
struct TodoText {
  private var members: [String: String] = [
    "id": #""t1""#,
    "title": #""Milk \"fresh\" \ud83e\udd5b""#,
    "done": "false",
    "createdAt": "1767225600000",
    "due_at": #""2026-01-02T03:04:05.678Z""#,
    "status": #""in_progress""#,
    "tags": #"["home","garden"]"#,
    "address": #"{"street":"Main","floor":2,"zip":"0"}"#,
    "blocks": #"[{"type":"text","body":"b"},{"type":"rule"},{"type":"video","url":"u"},7]"#,
    "position": "[1]",
    "payload": #"{"a":[0,1,true,null]}"#,
    "unknown": #"{"x":[{}]}"#,
  ]

  /// - Parameter changes: New texts by name; nil leaves a member out.
  init(_ changes: [String: String?] = [:]) {
    for (name, value) in changes { members[name] = value }
  }

  var text: String {
    "{"
      + members.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
      .joined(separator: ",") + "}"
  }
}
