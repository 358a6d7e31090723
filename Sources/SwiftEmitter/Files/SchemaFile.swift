import SchemaDiagnostics
import SchemaModel

extension GeneratedFileWriter {
  /// Schema.swift: a constant for each entity, and what ties the output to the runtime's version.
  func printSchema(into printer: inout SwiftPrinter) {
    let runtime = FileHead.Module(name: "SharingInstant", isExposed: !schema.entities.isEmpty)
    print(imports: [runtime], of: .schema, into: &printer)
    printer.print(TypeHead(kind: .enum, name: names.schemaType)) { printer in
      for (entity, names) in zip(schema.entities, names.entities) {
        print(
          constant: names.constant, "EntityKey<" + names.typeName + ">",
          documentation: entity.documentation, into: &printer
        ) {
          $0.write(label: "namespace", .string(entity.name.value))
        }
      }
    }
    printer.print(typeAlias: "InstantSchemaOutputFormat", "InstantSchemaOutputFormat1")
  }
}
