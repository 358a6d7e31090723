import SchemaDiagnostics
import SchemaModel

/// A name that a scope is asked for.
struct NameRequest {
  /// What the name is made of.
  var spelling: String
  /// How the schema has it, for messages.
  let written: String
  /// Where the schema has the spelling.
  var range: SourceRange
  /// The name that `@swiftName` asks for.
  var swiftName: Located<String>?
  /// Whether the name stays when another one meets it.
  var isFixed = false
  /// Whether `@swiftName` can stand before it.
  var canHaveSwiftName = true
  /// Whether the spelling is a plural and the name is for one of many.
  var isPlural = false
  /// What kind of thing it names, for messages: "attribute".
  var subject: String
  /// Makes the position's form into the name, if that takes more: adds a prefix, or what tells
  /// related types apart.
  var derivation: (@Sendable (String) -> String)?

  init(
    _ name: Located<String>, subject: String, documentation: Documentation? = nil
  ) {
    self.spelling = name.value
    self.written = name.value
    self.range = name.range
    self.swiftName = documentation?.swiftName
    self.subject = subject
  }

  func derived(from form: String) -> String { derivation?(form) ?? form }

  /// The way out of a name that nobody likes.
  var advice: [String] {
    canHaveSwiftName
      ? ["`/** @swiftName name */` before it gives it another name"] : []
  }
}

extension NameRequest {
  /// Asks for a name for the core of what is called so: for elements of an array in the singular,
  /// for values of a dictionary with `Value`.
  mutating func nameCore(of shape: DeclaredShape) {
    let dictionaries = shape.containers.count { $0 == .dictionary }
    isPlural = shape.containers.first == .array
    if dictionaries > 0 {
      derivation = { $0 + String(repeating: "Value", count: dictionaries) }
    }
  }

  /// A name for a value of a union.
  init(tag: StringLiteral, subject: String) {
    self.init(
      Located(tag.value, at: tag.range), subject: subject, documentation: tag.documentation)
    self.canHaveSwiftName = tag.canBeDocumented
  }

  init(_ attribute: Attribute) {
    self.init(attribute.name, subject: "attribute", documentation: attribute.documentation)
  }

  init(_ property: PropertyShape) {
    self.init(property.name, subject: "property", documentation: property.documentation)
  }
}
