import SchemaDiagnostics
import SchemaModel

/// The calls that InstantDB's DSL gives a meaning to.
extension Evaluator {
  mutating func build(_ builder: Builder, _ site: CallSite) -> Value {
    switch builder {
    case .schema: return schema(site)
    case .graph: return graph(site)
    case .entity: return entity(site)
    case .string, .number, .boolean, .date, .json, .any:
      guard let valueType = builder.valueType else { return .poisoned }
      reportIgnored(site.arguments[...], of: builder, site)
      reportIgnoredTypes(of: builder, site)
      return .attribute(
        AttributeValue(
          valueType: valueType, range: site.range, type: site.typeArguments.first))
    }
  }

  /// A method of an attribute, an entity or a schema.
  mutating func apply(_ method: MethodValue, _ site: CallSite) -> Value {
    switch method.method {
    case .attribute(let attribute, let name):
      reportIgnored(site.arguments, of: name, site)
      return apply(name, at: method.range, to: attribute, through: site.range)
    case .array(let array, let name):
      return apply(name, to: array, site)
    case .string(let text, let name):
      return apply(name, to: text, site)
    case .entity(let entity, .asType):
      // It speaks to the TypeScript compiler alone.
      return .entity(entity)
    case .schema(var schema, .withRoomSchema):
      report(
        Diagnostic(
          .deprecatedForm, "`withRoomSchema` is deprecated, and gives the schema no rooms",
          at: method.range,
          notes: ["rooms are declared under the key `rooms` of `i.schema({ … })`"]))
      schema.rooms = nil
      return .schema(schema)
    }
  }

  /// A method of an attribute.
  ///
  /// - Parameters:
  ///   - name: where the method's name stands.
  ///   - call: the whole call.
  func apply(
    _ method: AttributeMethod, at name: SourceRange, to attribute: AttributeValue,
    through call: SourceRange
  ) -> Value {
    var attribute = attribute
    switch method {
    case .optional:
      attribute.isRequired = false
      attribute.isOptional = true
    case .unique: attribute.isUnique = true
    case .indexed: attribute.isIndexed = true
    case .clientRequired:
      attribute.isRequired = false
      attribute.clientRequired = ClientRequiredCall(
        range: name.through(call), linkStart: attribute.range.end)
    }
    attribute.range = call
    return .attribute(attribute)
  }

  private mutating func entity(_ site: CallSite) -> Value {
    guard let argument = site.arguments.first else {
      return fail(
        Diagnostic(.unexpectedValue, "`i.entity` needs an object with attributes", at: site.range))
    }
    reportIgnored(site.arguments.dropFirst(), of: .entity, site)
    guard let attributes = objectArgument(argument, of: "`i.entity`") else { return .poisoned }
    return .entity(EntityValue(attributes: attributes, range: site.range))
  }

  private mutating func schema(_ site: CallSite) -> Value {
    guard let argument = site.arguments.first else {
      return fail(
        Diagnostic(
          .unexpectedValue, "`i.schema` needs an object with the key `entities`", at: site.range))
    }
    reportIgnored(site.arguments.dropFirst(), of: .schema, site)
    guard let parts = objectArgument(argument, of: "`i.schema`") else { return .poisoned }
    var schema = SchemaValue(range: site.range, gaps: parts.gaps)
    for property in parts.ordered {
      let part = SchemaValue.Part(value: property.value, range: property.valueRange)
      switch property.name.value.word {
      case .entities: schema.entities = part
      case .links: schema.links = part
      case .rooms: schema.rooms = part
      default: schema.unknownKeys.append(names[property.name])
      }
    }
    if schema.entities == nil, parts.gaps.isEmpty {
      report(missingEntities(among: schema.unknownKeys, at: argument.range))
    }
    return .schema(schema)
  }

  private func missingEntities(
    among keys: [Located<String>], at range: SourceRange
  ) -> Diagnostic {
    guard
      let misspelt = keys.first(where: { Spelling.nearest(to: $0.value, in: ["entities"]) != nil })
    else {
      return Diagnostic(
        .missingKey, "the schema has no `entities`", at: range,
        notes: ["a schema without entities says `entities: {}`"])
    }
    return Diagnostic(
      .missingKey, "a schema has no key `\(misspelt.value)`", at: misspelt.range,
      suggesting: ["entities"], for: misspelt)
  }

  /// The retired `i.graph(entities, links)`, and `i.graph(APP_ID, entities, links)` before it.
  private mutating func graph(_ site: CallSite) -> Value {
    report(
      Diagnostic(
        .deprecatedForm, "`i.graph` is deprecated", at: site.callee.range,
        notes: ["`i.schema({ entities: { … }, links: { … } })` takes its place"]))
    let parts = site.arguments.count >= 3 ? site.arguments.dropFirst() : site.arguments[...]
    guard let entities = parts.first, let links = parts.dropFirst().first else {
      return fail(
        Diagnostic(
          .unexpectedValue, "`i.graph` needs an object of entities and an object of links",
          at: site.range))
    }
    var schema = SchemaValue(range: site.range)
    schema.entities = SchemaValue.Part(value: entities.value, range: entities.range)
    schema.links = SchemaValue.Part(value: links.value, range: links.range)
    return .schema(schema)
  }

  /// The object that a builder is given; `nil` if it is given something else, which is reported.
  private mutating func objectArgument(
    _ argument: Operand, of builder: String
  ) -> ObjectValue? {
    switch argument.value.withoutPackage {
    case .object(let object):
      return object
    case .poisoned:
      return nil
    case .opaque(let obstacle):
      report(obstacle.diagnostic(need: "the argument of \(builder)", at: argument.range))
      return nil
    case let other:
      report(
        Diagnostic(
          .unexpectedValue, "\(builder) needs an object, and this is \(other.description)",
          at: argument.range))
      return nil
    }
  }
}

extension SourceRange {
  /// From the start of this range to the end of another one.
  fileprivate func through(_ other: SourceRange) -> SourceRange {
    SourceRange(file: file, start: start, end: other.end)
  }
}
