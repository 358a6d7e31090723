import SchemaModel

/// Prints enums: open ones for unions of string literals, tagged ones for unions of objects. Both
/// keep values that this version of the schema does not know.
enum EnumEmitter {
  // MARK: - Unions of literals

  static func printOpenEnum(
    _ names: TypeNames, values: [StringLiteral], documentation: Documentation?,
    into printer: inout SwiftPrinter
  ) {
    let head = TypeHead(
      documentation: documentation?.lines ?? [], kind: .enum, name: names.name,
      inheritance: ["OpenEnum"])
    printer.print(head) { printer in
      for (member, value) in zip(names.members, values) {
        printer.print(
          EnumCase(documentation: value.documentation?.lines ?? [], name: member.name))
      }
      printer.print(
        EnumCase(
          documentation: ["A value that this version of the schema does not know."],
          name: "unrecognized", payload: "String"))
      let allCases = Property(
        isStatic: true, isConstant: true, name: "allCases", type: "[" + names.name + "]")
      printer.print(allCases) { printer in
        printer.writeArray { printer in
          for member in names.members { printer.writeElement { $0.write(.member(member.name)) } }
        }
      }
      printReading(names, values, into: &printer)
      printWriting(names, values, into: &printer)
    }
  }

  private static func printReading(
    _ names: TypeNames, _ values: [StringLiteral], into printer: inout SwiftPrinter
  ) {
    printer.printInitializer {
      $0.write(parameter: "rawValue", "String")
    } body: {
      $0.printSwitch(on: .name("rawValue")) { printer in
        for (member, value) in zip(names.members, values) {
          printer.print(.string(value.value)) {
            $0.write("self = ")
            $0.write(.member(member.name))
          }
        }
        printer.print(.default) { $0.write("self = .unrecognized(rawValue)") }
      }
    }
  }

  private static func printWriting(
    _ names: TypeNames, _ values: [StringLiteral], into printer: inout SwiftPrinter
  ) {
    printer.print(computed: Property(name: "rawValue", type: "String")) { printer in
      printer.printSwitch(on: .verbatim("self")) { printer in
        for (member, value) in zip(names.members, values) {
          printer.print(.member(member.name)) { $0.write(.string(value.value)) }
        }
        printer.print(.payload("unrecognized", variable: "rawValue")) { $0.write("rawValue") }
      }
    }
  }

  // MARK: - Unions of objects

  /// - Parameters:
  ///   - payloads: the types of the cases' values.
  ///   - nested: prints the types inside.
  static func printTaggedUnion(
    _ names: TypeNames, _ union: DiscriminatedUnion, payloads: [String], isHashable: Bool,
    documentation: Documentation?, into printer: inout SwiftPrinter,
    nested: (inout SwiftPrinter) -> Void
  ) {
    let head = TypeHead(
      documentation: documentation?.lines ?? [], kind: .enum, name: names.name,
      inheritance: isHashable ? ["TaggedUnion", "Hashable"] : ["TaggedUnion"])
    printer.print(head) { printer in
      for (index, member) in names.members.enumerated() {
        printer.print(
          EnumCase(
            documentation: union.variants[index].tag.documentation?.lines ?? [],
            name: member.name, payload: payloads[index]))
      }
      printer.print(
        EnumCase(
          documentation: ["A kind that this version of the schema does not know, as it came."],
          name: "unrecognized", payload: "JSONValue"))
      printer.print(
        Property(isStatic: true, name: "discriminator", type: "String"),
        computed: .string(union.discriminator))
      printReading(names, union, payloads, into: &printer)
      printWriting(names, union, into: &printer)
      nested(&printer)
    }
  }

  private static func printReading(
    _ names: TypeNames, _ union: DiscriminatedUnion, _ payloads: [String],
    into printer: inout SwiftPrinter
  ) {
    printer.printInitializer(isThrowing: true) {
      $0.write(parameter: "tag", "String")
      $0.write(parameter: "row", "RowReader")
    } body: {
      $0.printSwitch(on: .name("tag")) { printer in
        for (index, member) in names.members.enumerated() {
          printer.print(.string(union.variants[index].tag.value)) { printer in
            printer.write("self = ")
            printer.write(.member(member.name))
            printer.writeArgument {
              $0.write("try ")
              $0.write(verbatim: payloads[index])
              $0.writeArguments { $0.write(label: "row", .name("row")) }
            }
          }
        }
        printer.print(.default) { $0.write("self = .unrecognized(row.json)") }
      }
    }
  }

  private static func printWriting(
    _ names: TypeNames, _ union: DiscriminatedUnion, into printer: inout SwiftPrinter
  ) {
    printer.print(computed: Property(name: "tagged", type: "TaggedPayload")) { printer in
      printer.printSwitch(on: .verbatim("self")) { printer in
        for (member, variant) in zip(names.members, union.variants) {
          printer.print(.payload(member.name, variable: "value")) { printer in
            printer.write("TaggedPayload")
            printer.writeArguments {
              $0.write(label: nil, .string(variant.tag.value))
              $0.write(label: nil, .name("value"))
            }
          }
        }
        printer.print(.payload("unrecognized", variable: "value")) {
          $0.write("TaggedPayload(value)")
        }
      }
    }
  }
}
