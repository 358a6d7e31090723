import SchemaDiagnostics
import SchemaModel

extension NamePlanner {
  /// The names at top level that a room needs.
  struct RoomTypeNames {
    let presence: String
    let topics: [String]
  }

  mutating func roomTypeNames() -> [RoomTypeNames] {
    var requests: [NameRequest] = []
    for room in schema.rooms {
      let roomName = SpelledWords.upperCamel(room.spelling)
      var presence = Self.request(for: room)
      presence.derivation = { $0 + "Presence" }
      requests.append(presence)
      for topic in room.topics {
        var payload = Self.request(for: topic)
        payload.written = room.name.value + "." + topic.name.value
        payload.owner = "room"
        payload.derivation = { roomName + $0 + "Topic" }
        requests.append(payload)
      }
    }
    var names = topLevelNames(.roomType, for: requests)[...]
    return schema.rooms.map { room in
      let presence = names.removeFirst()
      let topics = Array(names.prefix(room.topics.count))
      names.removeFirst(room.topics.count)
      return RoomTypeNames(presence: presence, topics: topics)
    }
  }

  mutating func rooms(_ types: [RoomTypeNames]) -> [RoomNames] {
    let requests = schema.rooms.map(Self.request)
    let constants = names(.constant, for: requests)
    let payloads = Set(types.flatMap(\.topics))
    let enums = names(.topicsOfRoom, for: requests, taken: payloads)
    return schema.rooms.indices.map { index in
      let room = schema.rooms[index]
      let topics = names(.constant, for: room.topics.map(Self.request))
      return RoomNames(
        constant: constants[index],
        presence: roomType(room.presence, called: types[index].presence),
        topicsType: enums[index],
        topics: room.topics.indices.map { topic in
          TopicNames(
            constant: topics[topic],
            payload: roomType(room.topics[topic].payload, called: types[index].topics[topic]))
        })
    }
  }

  private mutating func roomType(_ attributes: [Attribute], called name: String) -> TypeNames {
    record(
      attributes.map(NameRequest.init), FieldValue.values(of: attributes, in: schema),
      called: name, path: name)
  }

  private static func request(for room: ValidatedRoom) -> NameRequest {
    NameRequest(room.name, subject: "room", documentation: room.documentation).namingSeveral
  }

  private static func request(for topic: Topic) -> NameRequest {
    NameRequest(topic.name, subject: "topic", documentation: topic.documentation).namingSeveral
  }
}

extension ValidatedRoom {
  fileprivate var spelling: String { documentation?.swiftName?.value ?? name.value }
}
