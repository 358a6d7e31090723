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
    printTypes(into: &printer)
    printer.print(TypeHead(kind: .extension, name: names.schemaType)) { printer in
      printer.print(TypeHead(kind: .enum, name: "Rooms")) { printRooms(in: &$0) }
      if schema.rooms.contains(where: { !$0.topics.isEmpty }) {
        printer.print(TypeHead(kind: .enum, name: "Topics")) { printTopics(in: &$0) }
      }
    }
  }

  private var roomsHaveDates: Bool {
    schema.rooms.contains { room in
      (room.presence + room.topics.flatMap(\.payload)).contains { $0.valueType == .date }
    }
  }

  private func printTypes(into printer: inout SwiftPrinter) {
    let types = TypeEmitter(schema: schema, names: names, options: options)
    for (room, names) in zip(schema.rooms, names.rooms) {
      types.printRecord(
        room.presence, names.presence, documentation: room.presenceDocumentation, into: &printer)
      for (topic, names) in zip(room.topics, names.topics) {
        types.printRecord(
          topic.payload, names.payload, documentation: topic.documentation, into: &printer)
      }
    }
  }

  private func printRooms(in printer: inout SwiftPrinter) {
    for (room, names) in zip(schema.rooms, names.rooms) {
      print(
        constant: names.constant, "RoomKey<" + names.presence.name + ">",
        documentation: room.documentation, into: &printer
      ) {
        $0.write(label: "type", .string(room.name.value))
      }
    }
  }

  private func printTopics(in printer: inout SwiftPrinter) {
    for (room, names) in zip(schema.rooms, names.rooms) where !room.topics.isEmpty {
      printer.print(TypeHead(kind: .enum, name: names.topicsType)) { printer in
        for (topic, names) in zip(room.topics, names.topics) {
          print(
            constant: names.constant, "TopicKey<" + names.payload.name + ">",
            documentation: topic.documentation, into: &printer
          ) {
            $0.write(label: "room", .string(room.name.value))
            $0.write(label: "name", .string(topic.name.value))
          }
        }
      }
    }
  }
}
