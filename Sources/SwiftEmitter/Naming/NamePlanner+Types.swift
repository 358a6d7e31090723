import SchemaDiagnostics
import SchemaModel

extension NamePlanner {
  /// The names of a type that needs a declaration, without the arrays around it.
  ///
  /// - Parameter range: the place of what the type is named after.
  mutating func type(
    of shape: TypeShape, called name: String, path: String, at range: SourceRange
  ) -> TypeNames {
    switch DeclaredShape(shape).core {
    case .literals(let values, _):
      TypeNames(name: name, path: path, members: cases(for: values))
    case .object(let object):
      self.object(object, called: name, path: path)
    case .tuple(let elements):
      tuple(elements, called: name, path: path, at: range)
    case .union(let union):
      self.union(union, called: name, path: path)
    default:
      TypeNames(name: name, path: path, members: [])
    }
  }

  // MARK: - Structs

  /// The names of a struct: of its properties, and of the types inside it.
  ///
  /// - Parameters:
  ///   - requests: for the fields, and behind them for other properties that declare nothing.
  mutating func record(
    _ requests: [NameRequest], _ fields: [Field], called name: String, path: String
  ) -> TypeNames {
    let properties = names(.property, for: requests)
    return TypeNames(
      name: name, path: path, members: members(properties, for: requests, fields, path: path))
  }

  private mutating func object(
    _ object: ObjectShape, called name: String, path: String
  ) -> TypeNames {
    record(
      object.properties.map(NameRequest.init), object.properties.map(Field.init), called: name,
      path: path)
  }

  private mutating func tuple(
    _ elements: [TupleElement], called name: String, path: String, at range: SourceRange
  ) -> TypeNames {
    let requests = elements.enumerated().map { index, element in
      var request = NameRequest(
        element.label ?? Located(Self.ordinal(index), at: range), subject: "element")
      request.canHaveSwiftName = false
      return request
    }
    return record(
      requests, elements.enumerated().map { Field($1, at: $0) }, called: name, path: path)
  }

  private static func ordinal(_ index: Int) -> String {
    let words = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ]
    return index < words.count ? words[index] : "element\(index + 1)"
  }

  /// Properties with the names of the types that some of them need.
  private mutating func members(
    _ properties: [String], for requests: [NameRequest], _ fields: [Field], path: String
  ) -> [MemberNames] {
    var members = properties.map { MemberNames(name: $0, declared: .nothing) }
    let needy = fields.indices.filter { fields[$0].declaredShape != nil }
    guard !needy.isEmpty else { return members }
    let types = names(
      .nestedType,
      for: needy.map { index in
        var request = requests[index]
        request.subject = "the type of"
        request.spelling = request.swiftName?.value ?? properties[index]
        request.swiftName = nil
        request.nameCore(of: DeclaredShape(fields[index].shape))
        return request
      }, taken: topLevel, Set(properties))
    for (index, name) in zip(needy, types) {
      let nested = type(
        of: fields[index].shape, called: name, path: path + "." + name, at: requests[index].range)
      members[index] = MemberNames(name: properties[index], declared: .type(nested))
    }
    return members
  }

  // MARK: - Enums

  /// - Parameter taken: the types that are called beside the cases.
  private mutating func cases(
    for values: [StringLiteral], taken: Set<String> = []
  ) -> [MemberNames] {
    let requests = values.map { NameRequest(tag: $0, subject: "value") }
    return names(.enumCase, for: requests, taken: taken).map {
      MemberNames(name: $0, declared: .nothing)
    }
  }

  private mutating func union(
    _ union: DiscriminatedUnion, called name: String, path: String
  ) -> TypeNames {
    let cases = cases(for: union.variants.map(\.tag), taken: topLevel).map(\.name)
    let anonymous = union.variants.indices.filter { union.variants[$0].name == nil }
    let requests = anonymous.map {
      NameRequest(tag: union.variants[$0].tag, subject: "the type of")
    }
    let types = names(.nestedType, for: requests, taken: topLevel, Set(cases))
    var members = cases.map { MemberNames(name: $0, declared: .nothing) }
    for (index, typeName) in zip(anonymous, types) {
      let payload = object(
        union.variants[index].object, called: typeName, path: path + "." + typeName)
      members[index] = MemberNames(name: cases[index], declared: .type(payload))
    }
    return TypeNames(name: name, path: path, members: members)
  }
}

extension Field {
  /// The type of the value; a date is none that needs a name.
  fileprivate var shape: TypeShape {
    if case .shape(let shape) = value { shape } else { .json }
  }

  /// The shape that needs a declaration, if there is one.
  fileprivate var declaredShape: DeclaredShape? {
    guard case .shape(let shape) = value else { return nil }
    switch shape {
    case .string, .number, .boolean, .json: return nil
    default:
      let declared = DeclaredShape(shape)
      return declared.needsDeclaration ? declared : nil
    }
  }
}
