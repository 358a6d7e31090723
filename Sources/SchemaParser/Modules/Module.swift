import SchemaDiagnostics

/// A source file that has been parsed, with an index of its names.
final class Module: Sendable {
  let path: ModulePath
  let syntax: SourceFileSyntax
  let names: ModuleNames

  init(_ syntax: SourceFileSyntax) {
    self.path = ModulePath(syntax.file.path)
    self.syntax = syntax
    self.names = ModuleNames(of: syntax)
  }

  var file: FileID { syntax.file.id }
}
