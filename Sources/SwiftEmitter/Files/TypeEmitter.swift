import SchemaDiagnostics
import SchemaModel

/// Prints structs and enums with all types inside them, and then the extensions that belong to them.
///
/// It is an object, because what describes a declaration captures it.
final class TypeEmitter: Sendable {
  private let schema: ValidatedSchema
  private let names: NamePlan
  private let text: TypeText
  private let indirection: Indirection
  private let isHashable: Bool

  init(schema: ValidatedSchema, names: NamePlan, options: GenerationOptions) {
    self.schema = schema
    self.names = names
    self.text = TypeText(namedTypes: names.namedTypes)
    self.indirection = Indirection(schema)
    self.isHashable = options.hashable
  }

  // MARK: - What stands at top level

  /// Prints the struct of an entity, its extension, and those of the types inside it.
  func printEntity(_ index: Int, into printer: inout SwiftPrinter) {
    let entity = schema.entities[index]
    let type = names.entities[index].type
    let fields = entity.attributes.map { Field($0, in: schema) }
    var properties: [RecordProperty] = []
    properties.reserveCapacity(type.members.count + 1)
    properties.append(RecordProperty(key: "id", name: "id", type: "String", source: .value))
    append(fields, type, home: nil, to: &properties)
    for offset in fields.indices where fields[offset].isSortable {
      properties[offset + 1].describeAsIndexed()
    }
    for (offset, link) in entity.linkFields.enumerated() {
      let name = type.members[fields.count + offset].name
      properties.append(property(link, called: name, on: index))
    }
    let record = RecordEmitter(
      names: type, kind: .entity(namespace: entity.name.value), properties: properties,
      isHashable: isHashable)
    printTopLevel(into: &printer) { printer, records in
      print(
        record, fields, documentation: entity.documentation, home: nil, into: &printer, &records)
    }
  }

  /// Prints a struct for attributes that are no entity's: of a presence or a topic.
  func printRecord(
    _ attributes: [Attribute], _ type: TypeNames, documentation: Documentation?,
    into printer: inout SwiftPrinter
  ) {
    let fields = attributes.map { Field($0, in: schema) }
    printTopLevel(into: &printer) { printer, records in
      print(
        fields, type, .record, documentation: documentation, home: nil, into: &printer, &records)
    }
  }

  /// Prints the declaration of a type that the schema gives a name, if it needs one.
  func printNamedType(_ index: Int, into printer: inout SwiftPrinter) {
    guard let type = names.namedTypes[index].declared else { return }
    printTopLevel(into: &printer) { printer, records in
      print(
        names.namedTypes[index].shape, type,
        documentation: schema.namedTypes[index].documentation, home: index, into: &printer,
        &records)
    }
  }

  /// Prints a type, and behind it the extensions of all structs that it then has.
  private func printTopLevel(
    into printer: inout SwiftPrinter,
    _ type: (inout SwiftPrinter, inout [RecordEmitter]) -> Void
  ) {
    var records: [RecordEmitter] = []
    type(&printer, &records)
    for record in records { record.printExtension(into: &printer) }
  }

  // MARK: - Structs

  private func print(
    _ fields: [Field], _ type: TypeNames, _ kind: RecordEmitter.Kind,
    documentation: Documentation?, home: Int?, into printer: inout SwiftPrinter,
    _ records: inout [RecordEmitter]
  ) {
    var properties: [RecordProperty] = []
    properties.reserveCapacity(fields.count)
    append(fields, type, home: home, to: &properties)
    let record = RecordEmitter(
      names: type, kind: kind, properties: properties, isHashable: isHashable)
    print(record, fields, documentation: documentation, home: home, into: &printer, &records)
  }

  private func print(
    _ record: RecordEmitter, _ fields: [Field], documentation: Documentation?, home: Int?,
    into printer: inout SwiftPrinter, _ records: inout [RecordEmitter]
  ) {
    records.append(record)
    record.printStructure(documentation: documentation, into: &printer) { printer in
      for (field, member) in zip(fields, record.names.members) {
        guard let inner = member.type, case .shape(let shape) = field.value else { continue }
        print(shape, inner, documentation: nil, home: home, into: &printer, &records)
      }
    }
  }

  private func append(
    _ fields: [Field], _ type: TypeNames, home: Int?, to properties: inout [RecordProperty]
  ) {
    for (index, field) in fields.enumerated() {
      let member = type.members[index]
      properties.append(
        RecordProperty(
          key: field.key, name: member.name,
          type: text.text(of: field.value, isOptional: field.isOptional, declared: member.type),
          source: .value, needsBox: needsBox(field.value, in: home),
          documentation: field.documentation))
    }
  }

  private func needsBox(_ value: FieldValue, in home: Int?) -> Bool {
    guard home != nil, case .shape(let shape) = value else { return false }
    return indirection.needsBox(shape, in: home)
  }

  private func property(
    _ link: LinkField, called name: String, on entity: Int
  ) -> RecordProperty {
    let target = names.entities[link.target].typeName
    return RecordProperty(
      key: link.label.value, name: name,
      type: link.cardinality == .one ? target + "?" : "[" + target + "]?",
      source: link.cardinality == .one ? .link : .links,
      needsBox: indirection.needsBox(link, on: entity), documentation: link.documentation)
  }

  // MARK: - Types inside

  /// Prints the declaration of a type.
  private func print(
    _ shape: TypeShape, _ type: TypeNames, documentation: Documentation?, home: Int?,
    into printer: inout SwiftPrinter, _ records: inout [RecordEmitter]
  ) {
    let declared = DeclaredShape(shape)
    let home = declared.containers.isEmpty ? home : nil
    switch declared.core {
    case .literals(let values, _):
      EnumEmitter.printOpenEnum(
        type, values: values, documentation: documentation, into: &printer)
    case .union(let union):
      print(union, type, documentation: documentation, home: home, into: &printer, &records)
    case .tuple(let elements):
      let fields = elements.enumerated().map { Field($1, at: $0) }
      print(
        fields, type, .tuple, documentation: documentation, home: home, into: &printer, &records)
    case .object(let object):
      let fields = object.properties.map(Field.init)
      print(
        fields, type, .record, documentation: documentation, home: home, into: &printer, &records)
    default:
      break
    }
  }

  private func print(
    _ union: DiscriminatedUnion, _ type: TypeNames, documentation: Documentation?, home: Int?,
    into printer: inout SwiftPrinter, _ records: inout [RecordEmitter]
  ) {
    let payloads = zip(union.variants, type.members).map { variant, member in
      member.type?.name ?? variant.name.map { text.namedTypes[$0].reference } ?? "JSONValue"
    }
    EnumEmitter.printTaggedUnion(
      type, union, payloads: payloads, isHashable: isHashable, documentation: documentation,
      into: &printer
    ) { printer in
      for (variant, member) in zip(union.variants, type.members) {
        guard let inner = member.type else { continue }
        let fields = variant.object.properties.map(Field.init)
        print(fields, inner, .record, documentation: nil, home: home, into: &printer, &records)
      }
    }
  }
}
