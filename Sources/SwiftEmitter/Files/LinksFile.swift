import SchemaDiagnostics
import SchemaModel

extension GeneratedFileWriter {
  /// Links.swift: a constant for each link, with both sides.
  func printLinks(into printer: inout SwiftPrinter) {
    guard !schema.links.isEmpty else {
      return print(emptyPart: "The schema has no links.", into: &printer)
    }
    print(imports: [FileHead.Module(name: "SharingInstant")], of: .links, into: &printer)
    printer.print(TypeHead(kind: .extension, name: names.schemaType)) { printer in
      printer.print(TypeHead(kind: .enum, name: "Links")) { printer in
        for (link, name) in zip(schema.links, names.links) {
          print(constant: name, for: link, into: &printer)
        }
      }
    }
  }

  private func print(
    constant name: String, for link: ValidatedLink, into printer: inout SwiftPrinter
  ) {
    let from = link.forward.entity
    let to = link.reverse.entity
    let type = "LinkKey<" + names.entities[from].typeName + ", " + names.entities[to].typeName + ">"
    let forward = schema.entities[from].name.value
    let reverse = schema.entities[to].name.value
    print(constant: name, type, documentation: link.documentation, into: &printer) { printer in
      printer.write(label: "forward") {
        $0.write(link.forward, on: forward, isRequired: link.isRequired)
      }
      printer.write(label: "reverse") {
        $0.write(link.reverse, on: reverse, isRequired: false)
      }
    }
  }
}

extension SwiftPrinter {
  fileprivate mutating func write(
    _ side: ValidatedLinkSide, on entity: String, isRequired: Bool
  ) {
    write("LinkSide")
    writeArguments {
      $0.write(label: "on", .string(entity))
      $0.write(label: "label", .string(side.label.value))
      $0.write(label: "has", .member(side.cardinality == .one ? "one" : "many"))
      if isRequired { $0.write(label: "isRequired", .verbatim("true")) }
      if side.cascades { $0.write(label: "cascades", .verbatim("true")) }
    }
  }
}
