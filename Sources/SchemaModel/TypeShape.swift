package import SchemaDiagnostics

/// The shape of a TypeScript type, as far as Swift can say it faithfully.
package indirect enum TypeShape: Sendable, Equatable {
  case string
  case number
  case boolean
  /// Anything that JSON can hold; also what stands for a type that Swift cannot say.
  case json
  /// A union of string literals; `isOpen` if any other string is allowed too
  /// (`"a" | (string & {})`).
  case literals([StringLiteral], isOpen: Bool)
  case array(TypeShape)
  /// `Record<string, V>` and index signatures.
  case dictionary(TypeShape)
  case tuple([TupleElement])
  case object(ObjectShape)
  /// Objects told apart by a property that holds another string literal in each.
  case union(DiscriminatedUnion)
  /// A type or `null` or `undefined`; never directly inside another `optional`.
  case optional(TypeShape)
  /// A type that the schema gives a name: the index in `Schema.namedTypes`.
  case named(Int)
}

/// One value of a union of string literals.
package struct StringLiteral: Sendable, Equatable {
  package let value: String
  package let range: SourceRange
  package let documentation: Documentation?
  /// Whether documentation can stand before it: it is written in the schema, not computed.
  package let canBeDocumented: Bool

  package init(
    value: String, range: SourceRange, documentation: Documentation? = nil,
    canBeDocumented: Bool = true
  ) {
    self.value = value
    self.range = range
    self.documentation = documentation
    self.canBeDocumented = canBeDocumented
  }
}

/// One place of a tuple.
package struct TupleElement: Sendable, Equatable {
  /// The label of `[x: number, y: number]`, if it has one.
  package let label: Located<String>?
  package let shape: TypeShape

  package init(label: Located<String>?, shape: TypeShape) {
    self.label = label
    self.shape = shape
  }
}

/// An object type with known properties, in the order of the schema.
package struct ObjectShape: Sendable, Equatable {
  package var properties: [PropertyShape]

  package init(properties: [PropertyShape]) {
    self.properties = properties
  }
}

/// A property of an object type.
package struct PropertyShape: Sendable, Equatable {
  /// The key on the wire.
  package var name: Located<String>
  package var shape: TypeShape
  /// Whether it is declared with `?`: the key may be missing.
  package var isOptional: Bool
  package var documentation: Documentation?

  package init(
    name: Located<String>, shape: TypeShape, isOptional: Bool,
    documentation: Documentation? = nil
  ) {
    self.name = name
    self.shape = shape
    self.isOptional = isOptional
    self.documentation = documentation
  }
}

/// A union of objects told apart by one property.
package struct DiscriminatedUnion: Sendable, Equatable {
  /// The property that tells the variants apart.
  package var discriminator: String
  package var variants: [Variant]

  package init(discriminator: String, variants: [Variant]) {
    self.discriminator = discriminator
    self.variants = variants
  }

  /// One kind of object; `object` is what it holds besides the discriminator.
  package struct Variant: Sendable, Equatable {
    package var tag: StringLiteral
    package var object: ObjectShape
    /// The index in `Schema.namedTypes` if the variant is a type with a name.
    package var name: Int?

    package init(tag: StringLiteral, object: ObjectShape, name: Int? = nil) {
      self.tag = tag
      self.object = object
      self.name = name
    }
  }
}

/// A type alias, interface or enum of the schema's files that an attribute uses.
package struct NamedType: Sendable {
  package var name: Located<String>
  package var shape: TypeShape
  package var documentation: Documentation?

  package init(name: Located<String>, shape: TypeShape, documentation: Documentation? = nil) {
    self.name = name
    self.shape = shape
    self.documentation = documentation
  }
}
