import SchemaModel

extension GeneratedFileWriter {
  /// Entities.swift: a struct for each entity, then the types that the schema gives a name.
  func printEntities(into printer: inout SwiftPrinter) {
    let named = names.namedTypes.indices.filter { names.namedTypes[$0].declared != nil }
    guard !schema.entities.isEmpty || !named.isEmpty else {
      return print(emptyPart: "The schema has no entities.", into: &printer)
    }
    print(imports: entityModules, of: .entities, into: &printer)
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

  /// `UUID` stands in a default argument, which is a use that others can see where the declaration
  /// is public, and only there.
  private var entityModules: [FileHead.Module] {
    let runtime = FileHead.Module(name: "SharingInstant")
    guard !schema.entities.isEmpty else { return [runtime] }
    let hasDates = schema.entities.contains { $0.attributes.contains { $0.valueType == .date } }
    return [
      FileHead.Module(
        name: "Foundation", isExposed: hasDates || options.accessLevel == .public), runtime,
    ]
  }
}
