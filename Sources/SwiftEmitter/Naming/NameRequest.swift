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
  /// Whether `@swiftName` can stand before it.
  var canHaveSwiftName = true
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

  /// The way out of a name that nobody likes.
  var advice: [String] {
    canHaveSwiftName
      ? ["`/** @swiftName name */` before the declaration gives it another name"] : []
  }
}

extension NameRequest {
  /// A name for a value of a union.
  init(tag: StringLiteral, subject: String) {
    self.init(Located(tag.value, at: tag.range), subject: subject)
    self.canHaveSwiftName = false
  }

  init(_ attribute: Attribute) {
    self.init(attribute.name, subject: "attribute", documentation: attribute.documentation)
  }

  init(_ property: PropertyShape) {
    self.init(property.name, subject: "property", documentation: property.documentation)
  }
}
