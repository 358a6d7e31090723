import SchemaModel

extension GeneratedFileWriter {
  /// Entities.swift: a struct for each entity, then the types that the schema gives a name.
  func printEntities(into printer: inout SwiftPrinter) {
    let hasNamedTypes = names.namedTypes.contains { $0.declared != nil }
    guard !schema.entities.isEmpty || hasNamedTypes else {
      return print(emptyPart: "The schema has no entities.", into: &printer)
    }
    print(imports: entityModules, of: .entities, into: &printer)
    let types = TypeEmitter(schema: schema, names: names, options: options)
    let parts = runner.halves(of: schema.entities.indices) { entities($0, types) }
    for part in parts { printer.print(declarations: part) }
    for index in names.namedTypes.indices { types.printNamedType(index, into: &printer) }
  }

  private func entities(_ indices: Range<Int>, _ types: TypeEmitter) -> [[UInt8]] {
    var printer = SwiftPrinter(accessLevel: options.accessLevel)
    for index in indices { types.printEntity(index, into: &printer) }
    return printer.take()
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
