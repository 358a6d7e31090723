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
  ///   - values: those of the fields.
  mutating func record<Requests: RandomAccessCollection<NameRequest>>(
    _ requests: Requests, _ values: [FieldValue], called name: String, path: String
  ) -> TypeNames where Requests.Index == Int {
    let properties = names(.property, for: requests)
    return TypeNames(
      name: name, path: path, members: members(properties, for: requests, values, path: path))
  }

  private mutating func object(
    _ object: ObjectShape, called name: String, path: String
  ) -> TypeNames {
    record(
      object.properties.map(NameRequest.init), object.properties.map { .shape($0.shape) },
      called: name, path: path)
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
    return record(requests, elements.map { .shape($0.shape) }, called: name, path: path)
  }

  private static func ordinal(_ index: Int) -> String {
    let words = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ]
    return index < words.count ? words[index] : "element\(index + 1)"
  }

  /// Properties with the names of the types that some of them need.
  private mutating func members<Requests: RandomAccessCollection<NameRequest>>(
    _ properties: [String], for requests: Requests, _ values: [FieldValue], path: String
  ) -> [MemberNames] where Requests.Index == Int {
    var members = properties.map { MemberNames(name: $0, declared: .nothing) }
    let declared = values.indices.compactMap { index in
      values[index].declaredShape.map { (index: index, shape: $0) }
    }
    guard !declared.isEmpty else { return members }
    let types = names(
      .nestedType,
      for: declared.map { index, shape in
        var request = requests[index]
        request.subject = "the type of"
        request.spelling = request.swiftName?.value ?? properties[index]
        request.swiftName = nil
        request.nameCore(of: DeclaredShape(shape))
        return request
      }, taken: topLevel, Self.names(among: properties, forTypes: declared.count))
    for ((index, shape), name) in zip(declared, types) {
      let nested = type(
        of: shape, called: name, path: path + "." + name, at: requests[index].range)
      members[index] = MemberNames(name: properties[index], declared: .type(nested))
    }
    return members
  }

  /// Those of some properties that types inside could be called too. Only types that meet keep small
  /// letters at their beginning, so for one type there is hardly ever a set to make.
  private static func names(among properties: [String], forTypes count: Int) -> Set<String> {
    guard count == 1 else { return Set(properties) }
    return Set(properties.filter { $0.utf8.first.map { $0 < 0x61 || $0 > 0x7A } ?? false })
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
    let requests = anonymous.map { index in
      var request = NameRequest(tag: union.variants[index].tag, subject: "the type of")
      request.spelling = request.swiftName?.value ?? request.spelling
      request.swiftName = nil
      return request
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

extension FieldValue {
  /// The shape, if it needs a declaration.
  fileprivate var declaredShape: TypeShape? {
    guard case .shape(let shape) = self else { return nil }
    switch shape {
    case .string, .number, .boolean, .json: return nil
    default: return DeclaredShape(shape).needsDeclaration ? shape : nil
    }
  }
}
