import SchemaModel

/// Says which properties need a box, because without one their struct would contain itself.
///
/// Arrays and dictionaries hold their elements elsewhere, so only has-one links and types that
/// stand directly inside each other count.
struct Indirection {
  private let entityComponents: [Int]
  private let typeComponents: [Int]

  init(_ schema: ValidatedSchema) {
    entityComponents = StronglyConnectedComponents.components(
      of: schema.entities.map { entity in
        entity.linkFields.filter { $0.cardinality == .one }.map(\.target)
      })
    typeComponents = StronglyConnectedComponents.components(
      of: schema.namedTypes.map { Self.directTypes(in: $0.shape) })
  }

  func needsBox(_ link: LinkField, on entity: Int) -> Bool {
    link.cardinality == .one && entityComponents[link.target] == entityComponents[entity]
  }

  /// - Parameter home: the named type that holds the property, itself or through types without a
  ///   name; `nil` if an array or dictionary is between them.
  func needsBox(_ shape: TypeShape, in home: Int?) -> Bool {
    guard let home, case .named(let index) = shape.unwrapped else { return false }
    return typeComponents[index] == typeComponents[home]
  }

  private static func directTypes(in shape: TypeShape) -> [Int] {
    switch shape.unwrapped {
    case .named(let index): [index]
    case .object(let object): object.properties.flatMap { directTypes(in: $0.shape) }
    case .tuple(let elements): elements.flatMap { directTypes(in: $0.shape) }
    case .union(let union): union.variants.flatMap(directTypes)
    default: []
    }
  }

  private static func directTypes(in variant: DiscriminatedUnion.Variant) -> [Int] {
    variant.name.map { [$0] } ?? variant.object.properties.flatMap { directTypes(in: $0.shape) }
  }
}

extension TypeShape {
  /// The type without a null around it.
  var unwrapped: TypeShape {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }
}
