import SchemaModel

/// The first lines of a generated file, and its imports.
struct FileHead {
  let name: GeneratedFileName
  let provenance: Provenance
  let accessLevel: AccessLevel

  /// A module that declarations of the file use.
  struct Module {
    let name: String
    /// Whether declarations that others can see use it.
    var isExposed = true
  }

  func print(into printer: inout SwiftPrinter) {
    printer.print(line: name.mark + CommentText.line(of: provenance.schemaName) + ". Do not edit.")
    if name == .schema { printSources(into: &printer) }
    printer.print(line: "// swift-format-ignore-file")
    printer.print(line: "// swiftlint:disable all")
  }

  /// The blob of the schema, and of every other file with its name.
  private func printSources(into printer: inout SwiftPrinter) {
    for (index, source) in provenance.sources.enumerated() {
      guard let blobID = source.blobID else { continue }
      let name = index == 0 ? "" : " (" + CommentText.line(of: source.name) + ")"
      printer.print(line: "// Source: git blob " + blobID + name)
    }
  }

  /// - Parameter modules: in alphabetical order.
  func print(imports modules: [Module], into printer: inout SwiftPrinter) {
    printer.endLine()
    let isConditional = accessLevel == .package && modules.contains(where: \.isExposed)
    if isConditional { printer.print(line: "#if hasFeature(InternalImportsByDefault)") }
    let indentation = isConditional ? "  " : ""
    for module in modules {
      let access = module.isExposed && accessLevel != .internal ? accessLevel.rawValue + " " : ""
      printer.print(line: indentation + access + "import " + module.name)
    }
    guard isConditional else { return }
    printer.print(line: "#else")
    for module in modules { printer.print(line: indentation + "import " + module.name) }
    printer.print(line: "#endif")
  }
}
