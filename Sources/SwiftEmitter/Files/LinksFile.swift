import SchemaDiagnostics
import SchemaModel

extension GeneratedFileWriter {
  /// Links.swift: a constant for each link, with both sides.
  func printLinks(into printer: inout SwiftPrinter) {
    guard !schema.links.isEmpty else {
      return print(emptyPart: "The schema has no links.", into: &printer)
    }
    print(imports: [FileHead.Module(name: "SharingInstant")], of: .links, into: &printer)
    let constants = zip(schema.links, names.links).map { link, name in constant(for: link, name) }
    let links = Declaration.type(
      TypeDeclaration(kind: .enum, name: "Links", members: constants))
    printer.printTopLevel(
      .type(TypeDeclaration(kind: .extension, name: names.schemaType, members: [links])))
  }

  private func constant(for link: ValidatedLink, _ name: String) -> Declaration {
    let from = names.entities[link.forward.entity].typeName
    let to = names.entities[link.reverse.entity].typeName
    return constant(
      name, "LinkKey<" + from + ", " + to + ">",
      [
        Argument("forward", side(link.forward, isRequired: link.isRequired)),
        Argument("reverse", side(link.reverse, isRequired: false)),
      ], documentation: link.documentation)
  }

  private func side(_ side: ValidatedLinkSide, isRequired: Bool) -> Expression {
    var arguments = [
      Argument("on", .string(schema.entities[side.entity].name.value)),
      Argument("label", .string(side.label.value)),
      Argument("has", .member(side.cardinality == .one ? "one" : "many")),
    ]
    if isRequired { arguments.append(Argument("isRequired", .verbatim("true"))) }
    if side.cascades { arguments.append(Argument("cascades", .verbatim("true"))) }
    return .call("LinkSide", arguments)
  }
}
