import SchemaDiagnostics
import SchemaModel

extension GeneratedFileWriter {
  /// Rooms.swift: the structs of presences and topics, and their constants.
  func printRooms(into printer: inout SwiftPrinter) {
    guard !schema.rooms.isEmpty else {
      return print(emptyPart: "The schema has no rooms.", into: &printer)
    }
    let foundation = roomsHaveDates ? [FileHead.Module(name: "Foundation")] : []
    print(
      imports: foundation + [FileHead.Module(name: "SharingInstant")], of: .rooms, into: &printer)
    let types = TypeEmitter(schema: schema, names: names, options: options)
    for (room, names) in zip(schema.rooms, names.rooms) {
      print(room, names, types, into: &printer)
    }
    let enums = [rooms()] + (schema.rooms.contains { !$0.topics.isEmpty } ? [topics()] : [])
    printer.printTopLevel(
      .type(TypeDeclaration(kind: .extension, name: names.schemaType, members: enums)))
  }

  private var roomsHaveDates: Bool {
    schema.rooms.contains { room in
      (room.presence + room.topics.flatMap(\.payload)).contains { $0.valueType == .date }
    }
  }

  private func print(
    _ room: ValidatedRoom, _ names: RoomNames, _ types: TypeEmitter,
    into printer: inout SwiftPrinter
  ) {
    let presence = types.record(
      room.presence, names.presence, documentation: room.presenceDocumentation)
    for declaration in presence { printer.printTopLevel(declaration) }
    for (topic, names) in zip(room.topics, names.topics) {
      let payload = types.record(
        topic.payload, names.payload, documentation: topic.documentation)
      for declaration in payload { printer.printTopLevel(declaration) }
    }
  }

  private func rooms() -> Declaration {
    let constants = zip(schema.rooms, names.rooms).map { room, names in
      constant(
        names.constant, "RoomKey<" + names.presence.name + ">",
        [Argument("type", .string(room.name.value))], documentation: room.documentation)
    }
    return .type(TypeDeclaration(kind: .enum, name: "Rooms", members: constants))
  }

  private func topics() -> Declaration {
    let enums = zip(schema.rooms, names.rooms).filter { !$0.0.topics.isEmpty }.map { room, names in
      Declaration.type(
        TypeDeclaration(kind: .enum, name: names.topicsType, members: topics(of: room, names)))
    }
    return .type(TypeDeclaration(kind: .enum, name: "Topics", members: enums))
  }

  private func topics(of room: ValidatedRoom, _ names: RoomNames) -> [Declaration] {
    zip(room.topics, names.topics).map { topic, names in
      constant(
        names.constant, "TopicKey<" + names.payload.name + ">",
        [Argument("room", .string(room.name.value)), Argument("name", .string(topic.name.value))],
        documentation: topic.documentation)
    }
  }
}
