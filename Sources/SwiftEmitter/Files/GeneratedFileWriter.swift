import SchemaModel

/// What the writers of the four files have in common: they print declaration after declaration, so
/// that no more than one is in memory beside the text.
struct GeneratedFileWriter {
  let schema: ValidatedSchema
  let names: NamePlan
  let options: GenerationOptions
  let provenance: Provenance

  func file(_ name: GeneratedFileName) -> GeneratedFile {
    var printer = SwiftPrinter(accessLevel: options.accessLevel)
    FileHead(name: name, provenance: provenance, accessLevel: options.accessLevel)
      .print(into: &printer)
    switch name {
    case .entities: printEntities(into: &printer)
    case .schema: printSchema(into: &printer)
    case .rooms: printRooms(into: &printer)
    case .links: printLinks(into: &printer)
    }
    return GeneratedFile(name: name, contents: printer.take())
  }

  func print(
    imports modules: [FileHead.Module], of name: GeneratedFileName,
    into printer: inout SwiftPrinter
  ) {
    FileHead(name: name, provenance: provenance, accessLevel: options.accessLevel)
      .print(imports: modules, into: &printer)
  }

  /// A part of the schema that has nothing to say.
  func print(emptyPart text: String, into printer: inout SwiftPrinter) {
    printer.endLine()
    printer.line("// " + text)
  }

  /// A constant that is made by calling its type.
  func constant(
    _ name: String, _ type: String, _ arguments: [Argument], documentation: Documentation? = nil
  ) -> Declaration {
    .property(
      Property(
        documentation: documentation?.lines ?? [], isStatic: true, isConstant: true, name: name,
        value: .initial(.call(type, arguments))))
  }
}
