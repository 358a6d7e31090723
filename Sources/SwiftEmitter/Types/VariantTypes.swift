import SchemaDiagnostics
import SchemaModel

/// Finds the types with a name that are nothing but variants of a union. The union knows the value
/// of their discriminator, so their structs do without it.
struct VariantTypes {
  private var variants: [Int: DiscriminatedUnion.Variant] = [:]
  private var others: Set<Int> = []

  /// What is declared for each named type.
  static func shapes(of schema: ValidatedSchema) -> [TypeShape] {
    guard !schema.namedTypes.isEmpty else { return [] }
    var search = VariantTypes()
    for type in schema.namedTypes { search.visit(type.shape) }
    for entity in schema.entities { search.visit(entity.attributes) }
    for room in schema.rooms {
      search.visit(room.presence)
      for topic in room.topics { search.visit(topic.payload) }
    }
    return schema.namedTypes.indices.map { index in
      guard let variant = search.variants[index], !search.others.contains(index) else {
        return schema.namedTypes[index].shape
      }
      return .object(variant.object)
    }
  }

  private mutating func visit(_ attributes: [Attribute]) {
    for attribute in attributes {
      if let type = attribute.type { visit(type.value) }
    }
  }

  private mutating func visit(_ shape: TypeShape) {
    switch shape {
    case .named(let index): others.insert(index)
    case .optional(let inner), .array(let inner), .dictionary(let inner): visit(inner)
    case .tuple(let elements): for element in elements { visit(element.shape) }
    case .object(let object): visit(object)
    case .union(let union): for variant in union.variants { visit(variant) }
    case .string, .number, .boolean, .json, .literals: break
    }
  }

  private mutating func visit(_ object: ObjectShape) {
    for property in object.properties { visit(property.shape) }
  }

  private mutating func visit(_ variant: DiscriminatedUnion.Variant) {
    guard let name = variant.name else { return visit(variant.object) }
    if let known = variants.updateValue(variant, forKey: name), known.object != variant.object {
      others.insert(name)
    }
  }
}
