/// The entities that every InstantDB app has without declaring them, as the server's catalog
/// describes them to clients.
package enum SystemCatalog {
  /// A system entity that schemas may link to and extend.
  package struct Entity: Sendable {
    package let name: String
    package let attributes: [Attribute]
    /// Attributes that it has without showing them to schemas.
    package let hiddenAttributes: [String]

    init(name: String, attributes: [Attribute], hiddenAttributes: [String] = []) {
      self.name = name
      self.attributes = attributes
      self.hiddenAttributes = hiddenAttributes
    }

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
      ],
      hiddenAttributes: [
        "content-type", "content-disposition", "size", "location-id", "key-version",
      ]),
    Entity(
      name: "$streams",
      attributes: [
        Attribute("abortReason", .string),
        Attribute("clientId", .string, isRequired: true, isIndexed: true, isUnique: true),
        Attribute("done", .boolean),
        Attribute("size", .number),
      ], hiddenAttributes: ["machineId", "hashedReconnectToken"]),
  ]

  /// A link between system entities.
  package struct Link: Sendable {
    package let forward: Side
    package let reverse: Side
  }

  package struct Side: Equatable, Sendable {
    package let on: String
    package let label: String

    package init(on: String, label: String) {
      self.on = on
      self.label = label
    }
  }

  /// The links of the catalog, which schemas have in them that are made from a running app.
  package static let links: [Link] = [
    Link(
      forward: Side(on: "$users", label: "linkedPrimaryUser"),
      reverse: Side(on: "$users", label: "linkedGuestUsers")),
    Link(
      forward: Side(on: "$streams", label: "$files"), reverse: Side(on: "$files", label: "$stream")),
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
