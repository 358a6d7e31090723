import SchemaModel

/// Builds structs: stored properties and a memberwise initializer, and an extension with what
/// reading, writing and queries need.
struct RecordEmitter {
  enum Kind {
    case entity(namespace: String)
    case record
    /// Encoded as an array, in the order of its properties.
    case tuple
  }

  let isHashable: Bool

  func structure(
    _ name: String, _ kind: Kind, documentation: [String], properties: [RecordProperty],
    nested: [Declaration]
  ) -> Declaration {
    var members: [Declaration] = []
    members.reserveCapacity(properties.count + nested.count + 2)
    if case .entity(let namespace) = kind {
      members.append(
        .property(
          Property(
            isStatic: true, name: "namespace", type: "String",
            value: .computed(.string(namespace)))))
    }
    for property in properties { append(property, to: &members) }
    members.append(.initializer(memberwise(properties, isEntity: kind.isEntity)))
    members += nested
    return .type(
      TypeDeclaration(
        documentation: documentation, kind: .struct, name: name,
        inheritance: kind.inheritance + (isHashable ? ["Hashable"] : []), members: members))
  }

  func rowExtension(_ path: String, _ kind: Kind, properties: [RecordProperty]) -> Declaration {
    let fields = Property(
      isStatic: true, isConstant: true, name: "fields", type: "RowFields<" + path + ">",
      value: .initial(.array(properties.map(field))))
    let initializer = Initializer(
      parameters: [Parameter(label: "row", type: "RowReader")], isThrowing: true,
      body: [.expression(reading(properties))])
    return .type(
      TypeDeclaration(
        kind: .extension, name: path, inheritance: kind.extensionInheritance,
        members: [.property(fields), .initializer(initializer)]))
  }

  // MARK: - The struct

  private func append(_ property: RecordProperty, to members: inout [Declaration]) {
    var declared = Property(
      documentation: property.documentation, name: property.name, type: property.type)
    guard let box = property.box else { return members.append(.property(declared)) }
    let boxed = Expression.call("Indirect", [Argument(nil, .verbatim("newValue"))])
    declared.value = .accessors(
      get: .access(base: box, member: "value"), set: .assign(box, boxed))
    members.append(.property(declared))
    members.append(
      .property(
        Property(visibility: .private, name: box, type: "Indirect<" + property.type + ">")))
  }

  private func memberwise(_ properties: [RecordProperty], isEntity: Bool) -> Initializer {
    var parameters: [Parameter] = []
    var body: [Statement] = []
    parameters.reserveCapacity(properties.count)
    body.reserveCapacity(properties.count)
    for (index, property) in properties.enumerated() {
      var parameter = Parameter(label: property.name, type: property.type)
      if property.name == "self" { parameter.innerName = Self.nameForSelf(in: properties) }
      if property.isOptional {
        parameter.defaultValue = .verbatim("nil")
      } else if isEntity, index == 0 {
        parameter.defaultValue = .verbatim("UUID().uuidString.lowercased()")
      }
      let value = Expression.name(parameter.innerName ?? parameter.label)
      if let box = property.box {
        body.append(.assignToMember(box, .call("Indirect", [Argument(nil, value)])))
      } else {
        body.append(.assignToMember(property.name, value))
      }
      parameters.append(parameter)
    }
    return Initializer(parameters: parameters, body: body)
  }

  /// A parameter called `self` would hide the value being made, so the body calls it by a name that
  /// no other parameter has.
  private static func nameForSelf(in properties: [RecordProperty]) -> String {
    var name = "selfValue"
    while properties.contains(where: { $0.name == name }) { name += "Value" }
    return name
  }

  // MARK: - The extension

  private func field(_ property: RecordProperty) -> Expression {
    let label: String? =
      switch property.source {
      case .value: nil
      case .link: "link"
      case .links: "links"
      }
    return .call(
      "RowField",
      [Argument(label, .string(property.key)), Argument(nil, .keyPath(property.name))])
  }

  private func reading(_ properties: [RecordProperty]) -> Expression {
    let arguments = properties.map { property in
      let function =
        switch property.source {
        case .value: "row.read"
        case .link: "row.link"
        case .links: "row.links"
        }
      return Argument(
        property.name, .call(function, [Argument(nil, .string(property.key))]))
    }
    return .call("self.init", arguments, isTrying: !properties.isEmpty)
  }
}

extension RecordEmitter.Kind {
  fileprivate var isEntity: Bool {
    if case .entity = self { true } else { false }
  }

  fileprivate var inheritance: [String] {
    isEntity
      ? ["EntityIdentifiable", "Codable", "Sendable"] : ["Codable", "Sendable", "Equatable"]
  }

  fileprivate var extensionInheritance: [String] {
    switch self {
    case .entity: []
    case .record: ["RowRecord"]
    case .tuple: ["RowTuple"]
    }
  }
}
