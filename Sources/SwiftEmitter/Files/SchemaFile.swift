import SchemaDiagnostics
import SchemaModel

extension GeneratedFileWriter {
  /// Schema.swift: a constant for each entity, and what ties the output to the runtime's version.
  func printSchema(into printer: inout SwiftPrinter) {
    let runtime = FileHead.Module(name: "SharingInstant", isExposed: !schema.entities.isEmpty)
    print(imports: [runtime], of: .schema, into: &printer)
    let constants = zip(schema.entities, names.entities).map { entity, names in
      constant(
        names.constant, "EntityKey<" + names.typeName + ">",
        [Argument("namespace", .string(entity.name.value))], documentation: entity.documentation)
    }
    printer.printTopLevel(
      .type(TypeDeclaration(kind: .enum, name: names.schemaType, members: constants)))
    printer.printTopLevel(
      .typeAlias(
        TypeAlias(name: "InstantSchemaOutputFormat", type: "InstantSchemaOutputFormat1")))
  }
}
