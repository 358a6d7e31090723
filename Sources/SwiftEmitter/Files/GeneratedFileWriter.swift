import SchemaModel

/// What the writers of the four files have in common. They describe one declaration after another
/// to the printer, so that nothing but the text is kept.
struct GeneratedFileWriter {
  let schema: ValidatedSchema
  let names: NamePlan
  let options: GenerationOptions
  let provenance: Provenance
  let runner: any WorkRunner

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
    return GeneratedFile(name: name, pieces: printer.take())
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
    printer.print(line: "// " + text)
  }

  /// A constant that is made by calling its type.
  func print(
    constant name: String, _ type: String, documentation: Documentation?,
    into printer: inout SwiftPrinter, arguments: (inout SwiftPrinter) -> Void
  ) {
    let property = Property(
      documentation: documentation?.lines ?? [], isStatic: true, isConstant: true, name: name)
    printer.print(property) {
      $0.write(verbatim: type)
      $0.writeArguments(arguments)
    }
  }
}
