import SchemaDiagnostics
import SchemaModel

/// A name that a scope is asked for.
struct NameRequest {
  /// What the name is made of.
  var spelling: String
  /// How the schema has it, for messages.
  var written: String
  /// Where the schema has the spelling.
  var range: SourceRange
  /// The name that `@swiftName` asks for.
  var swiftName: Located<String>?
  /// Whether the requested name is a spelling like others, since several names come from it.
  private(set) var isSwiftNameSpelled = false
  /// Whether the name stays when another one meets it.
  var isFixed = false
  /// Whether `@swiftName` can stand before it.
  var canHaveSwiftName = true
  /// What else the name comes from, if it has a name of its own: "room".
  var owner: String?
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

  /// The same request for one of several names that come from the spelling or what `@swiftName` says.
  var namingSeveral: NameRequest {
    var request = self
    request.spelling = swiftName?.value ?? spelling
    request.isSwiftNameSpelled = true
    return request
  }

  func derived(from form: String) -> String { derivation?(form) ?? form }

  /// The way out of a name that nobody likes.
  var advice: [String] {
    guard canHaveSwiftName else { return [] }
    let place = owner.map { "it or its \($0)" } ?? "it"
    return ["`/** @swiftName name */` before \(place) gives it another name"]
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
