import SchemaModel

extension GeneratedFileWriter {
  /// Entities.swift: a struct for each entity, then the types that the schema gives a name.
  func printEntities(into printer: inout SwiftPrinter) {
    let named = names.namedTypes.indices.filter { names.namedTypes[$0].declared != nil }
    guard !schema.entities.isEmpty || !named.isEmpty else {
      return print(emptyPart: "The schema has no entities.", into: &printer)
    }
    let foundation = schema.entities.isEmpty ? [] : [FileHead.Module(name: "Foundation")]
    print(
      imports: foundation + [FileHead.Module(name: "SharingInstant")], of: .entities,
      into: &printer)
    let types = TypeEmitter(schema: schema, names: names, options: options)
    for index in schema.entities.indices {
      for declaration in types.entity(index, names: names) {
        printer.printTopLevel(declaration)
      }
    }
    for index in named {
      guard let type = names.namedTypes[index].declared else { continue }
      for declaration in types.namedType(index, type) { printer.printTopLevel(declaration) }
    }
  }
}
