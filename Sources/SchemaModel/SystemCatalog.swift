/// The entities that every InstantDB app has without declaring them, as the server's catalog
/// describes them to clients.
package enum SystemCatalog {
  /// A system entity that schemas may link to and extend.
  package struct Entity: Sendable {
    package let name: String
    package let attributes: [Attribute]

    package func attribute(named name: String) -> Attribute? {
      attributes.first { $0.name == name }
    }
  }

  /// An attribute of the catalog; a schema that declares it otherwise is overruled by the server.
  package struct Attribute: Sendable {
    package let name: String
    package let valueType: ValueType
    package let isRequired: Bool
    package let isIndexed: Bool
    package let isUnique: Bool

    init(
      _ name: String, _ valueType: ValueType, isRequired: Bool = false, isIndexed: Bool = false,
      isUnique: Bool = false
    ) {
      self.name = name
      self.valueType = valueType
      self.isRequired = isRequired
      self.isIndexed = isIndexed
      self.isUnique = isUnique
    }
  }

  package static let entities: [Entity] = [
    Entity(
      name: "$users",
      attributes: [
        Attribute("email", .string, isIndexed: true, isUnique: true),
        Attribute("imageURL", .string),
        Attribute("type", .string),
      ]),
    Entity(
      name: "$files",
      attributes: [
        Attribute("path", .string, isRequired: true, isIndexed: true, isUnique: true),
        Attribute("url", .string, isRequired: true),
      ]),
    Entity(
      name: "$streams",
      attributes: [
        Attribute("abortReason", .string),
        Attribute("clientId", .string, isRequired: true, isIndexed: true, isUnique: true),
        Attribute("done", .boolean),
        Attribute("size", .number),
      ]),
  ]

  /// Namespaces of the server that no schema may declare or link to.
  package static let hiddenNamespaces = [
    "$magicCodes", "$userRefreshTokens", "$oauthProviders", "$oauthUserLinks", "$oauthClients",
    "$oauthCodes", "$oauthRedirects",
  ]

  /// The system entity of a namespace, `$` included.
  package static func entity(named name: String) -> Entity? {
    entities.first { $0.name == name }
  }
}
