import SchemaDiagnostics
import SchemaModel

/// Builds the declarations of a struct or enum with all types inside it, and the extensions that
/// belong to them.
struct TypeEmitter {
  let schema: ValidatedSchema
  private let text: TypeText
  private let indirection: Indirection
  private let records: RecordEmitter
  private let isHashable: Bool

  init(schema: ValidatedSchema, names: NamePlan, options: GenerationOptions) {
    self.schema = schema
    self.text = TypeText(namedTypes: names.namedTypes)
    self.indirection = Indirection(schema)
    self.isHashable = options.hashable
    self.records = RecordEmitter(isHashable: options.hashable)
  }

  // MARK: - What stands at top level

  /// The struct of an entity, its extension, and those of the types inside it.
  func entity(_ index: Int, names: NamePlan) -> [Declaration] {
    let entity = schema.entities[index]
    let type = names.entities[index].type
    var properties: [RecordProperty] = []
    properties.reserveCapacity(type.members.count + 1)
    properties.append(
      RecordProperty(key: "id", name: "id", type: "String", source: .value, documentation: []))
    let fields = entity.attributes.map { Field($0, in: schema) }
    for (property, attribute) in zip(self.properties(fields, type, home: nil), entity.attributes) {
      properties.append(attribute.isSortable ? property.describedAsIndexed : property)
    }
    for (offset, link) in entity.linkFields.enumerated() {
      let member = type.members[fields.count + offset]
      properties.append(
        property(link, called: member.name, on: index, targets: names))
    }
    return record(
      type, .entity(namespace: entity.name.value), documentation: entity.documentation,
      properties: properties, fields: fields, home: nil)
  }

  /// A struct for attributes that are no entity's: of a presence or a topic.
  func record(
    _ attributes: [Attribute], _ type: TypeNames, documentation: Documentation?
  ) -> [Declaration] {
    let fields = attributes.map { Field($0, in: schema) }
    return record(
      type, .record, documentation: documentation,
      properties: properties(fields, type, home: nil), fields: fields, home: nil)
  }

  /// The declaration of a type that the schema gives a name.
  func namedType(_ index: Int, _ type: TypeNames) -> [Declaration] {
    let named = schema.namedTypes[index]
    return declarations(
      of: text.namedTypes[index].shape, type, documentation: named.documentation, home: index)
  }

  // MARK: - Structs

  private func record(
    _ type: TypeNames, _ kind: RecordEmitter.Kind, documentation: Documentation?,
    properties: [RecordProperty], fields: [Field], home: Int?
  ) -> [Declaration] {
    let properties = properties.withBoxes
    var nested: [Declaration] = []
    var extensions = [records.rowExtension(type.path, kind, properties: properties)]
    for (field, member) in zip(fields, type.members) {
      guard let inner = member.type, case .shape(let shape) = field.value else { continue }
      let inside = declarations(of: shape, inner, documentation: nil, home: home)
      nested.append(inside[0])
      extensions += inside.dropFirst()
    }
    let structure = records.structure(
      type.name, kind, documentation: documentation?.lines ?? [], properties: properties,
      nested: nested)
    return [structure] + extensions
  }

  private func properties(
    _ fields: [Field], _ type: TypeNames, home: Int?
  ) -> [RecordProperty] {
    fields.indices.map { index in
      let field = fields[index]
      let member = type.members[index]
      return RecordProperty(
        key: field.key, name: member.name,
        type: text.text(of: field.value, isOptional: field.isOptional, declared: member.type),
        source: .value,
        needsBox: needsBox(field.value, in: home),
        documentation: field.documentation?.lines ?? [])
    }
  }

  private func needsBox(_ value: FieldValue, in home: Int?) -> Bool {
    guard home != nil, case .shape(let shape) = value else { return false }
    return indirection.needsBox(shape, in: home)
  }

  private func property(
    _ link: LinkField, called name: String, on entity: Int, targets: NamePlan
  ) -> RecordProperty {
    let target = targets.entities[link.target].typeName
    return RecordProperty(
      key: link.label.value, name: name,
      type: link.cardinality == .one ? target + "?" : "[" + target + "]?",
      source: link.cardinality == .one ? .link : .links,
      needsBox: indirection.needsBox(link, on: entity),
      documentation: link.documentation?.lines ?? [])
  }

  // MARK: - Types inside

  /// The declaration of a type first, then the extensions that it and the types inside it need.
  private func declarations(
    of shape: TypeShape, _ type: TypeNames, documentation: Documentation?, home: Int?
  ) -> [Declaration] {
    let declared = DeclaredShape(shape)
    let home = declared.containers.isEmpty ? home : nil
    switch declared.core {
    case .literals(let values, _):
      return [
        EnumEmitter.openEnum(type, values: values, documentation: documentation?.lines ?? [])
      ]
    case .union(let union):
      return self.union(union, type, documentation: documentation, home: home)
    case .tuple(let elements):
      let fields = elements.enumerated().map { Field($1, at: $0) }
      return record(
        type, .tuple, documentation: documentation,
        properties: properties(fields, type, home: home), fields: fields, home: home)
    case .object(let object):
      let fields = object.properties.map(Field.init)
      return record(
        type, .record, documentation: documentation,
        properties: properties(fields, type, home: home), fields: fields, home: home)
    default:
      return []
    }
  }

  private func union(
    _ union: DiscriminatedUnion, _ type: TypeNames, documentation: Documentation?, home: Int?
  ) -> [Declaration] {
    var nested: [Declaration] = []
    var extensions: [Declaration] = []
    let payloads = zip(union.variants, type.members).map { variant, member in
      guard let inner = member.type else {
        return variant.name.map { text.namedTypes[$0].reference } ?? "JSONValue"
      }
      let fields = variant.object.properties.map(Field.init)
      let inside = record(
        inner, .record, documentation: nil, properties: properties(fields, inner, home: home),
        fields: fields, home: home)
      nested.append(inside[0])
      extensions += inside.dropFirst()
      return inner.name
    }
    let declaration = EnumEmitter.taggedUnion(
      type, union, payloads: payloads, isHashable: isHashable,
      documentation: documentation?.lines ?? [], nested: nested)
    return [declaration] + extensions
  }
}
