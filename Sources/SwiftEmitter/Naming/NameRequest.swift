import SchemaDiagnostics
import SchemaModel

/// A name that a scope is asked for.
struct NameRequest {
  var spelling: String
  /// Where the schema has the spelling.
  var range: SourceRange
  /// The name that `@swiftName` asks for.
  var swiftName: Located<String>?
  /// Whether the name stays when another one meets it.
  var isFixed = false
  /// What kind of thing it names, for messages: "attribute".
  var subject: String
  /// Makes the position's form into the name: adds a prefix, or what tells related types apart.
  var derivation: @Sendable (String) -> String = { $0 }

  init(
    _ name: Located<String>, subject: String, documentation: Documentation? = nil
  ) {
    self.spelling = name.value
    self.range = name.range
    self.swiftName = documentation?.swiftName
    self.subject = subject
  }
}

extension NameRequest {
  init(_ attribute: Attribute) {
    self.init(attribute.name, subject: "attribute", documentation: attribute.documentation)
  }

  init(_ property: PropertyShape) {
    self.init(property.name, subject: "property", documentation: property.documentation)
  }
}
