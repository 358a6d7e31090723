import SchemaDiagnostics

/// `a.b` and `a["b"]`.
extension Evaluator {
  mutating func member(
    of object: ExpressionID, _ name: TokenIndex, in context: Context
  ) -> Value {
    let module = context.module
    let receiver = evaluate(object, in: context)
    return member(of: receiver, at: module.range(of: object), name, in: module)
  }

  mutating func member(
    of receiver: Value, at range: SourceRange, _ name: TokenIndex, in module: Module
  ) -> Value {
    let isOptional = module[name.previous].kind == .questionDot
    if isOptional, receiver.isNullish == true { return .undefined }
    return member(locatedName(of: name, in: module), of: Operand(receiver, at: range))
  }

  mutating func element(
    of object: ExpressionID, _ index: ExpressionID, in context: Context
  ) -> Value {
    let module = context.module
    let receiver = Operand(evaluate(object, in: context), at: module.range(of: object))
    let place = module.range(of: index)
    switch evaluate(index, in: context) {
    case .string(let name): return member(Located(names.name(name), at: place), of: receiver)
    case .number(let number):
      return member(
        Located(names.name(NumberKey(number).description), at: place), of: receiver)
    case .poisoned: return .poisoned
    case .opaque(let obstacle): return .opaque(obstacle)
    case let other:
      return .opaque(Obstacle("\(other.description) is no name of a property", at: place))
    }
  }

  /// The member of a value.
  mutating func member(_ name: Located<Name>, of receiver: Operand) -> Value {
    switch receiver.value {
    case .object(let object):
      return property(name, of: object)
    case .array(let array):
      return element(name, of: array, receiver)
    case .builders:
      return builder(name)
    case .attribute(let attribute):
      let method = AttributeMethod(name.value.word)
      return self.method(name, of: receiver, method.map { .attribute(attribute, $0) })
    case .entity(let entity):
      if name.value.word == .attrs { return .object(entity.attributes) }
      let method = EntityMethod(name.value.word)
      return self.method(name, of: receiver, method.map { .entity(entity, $0) })
    case .schema(let schema):
      if let part = schema.parts.first(where: { $0.key == name.value.word }) { return part.value }
      let method = SchemaMethod(name.value.word)
      return self.method(name, of: receiver, method.map { .schema(schema, $0) })
    case .builder, .method:
      return notCalled(receiver)
    case .module(let file):
      return exported(name, of: file)
    case .package(let package):
      return member(name, of: package)
    case .intrinsic(.object):
      return Intrinsic(rawValue: "Object." + names[name.value]).map { .intrinsic($0) }
        ?? beyond(name, receiver)
    case .null, .undefined:
      return .opaque(
        Obstacle("`\(names[name.value])` is asked of \(receiver.value.description)", at: name.range)
      )
    case .opaque(let obstacle):
      return .opaque(obstacle)
    case .poisoned:
      return .poisoned
    case .string(let text):
      return member(name, of: text) ?? beyond(name, receiver)
    case .number, .boolean, .function, .intrinsic:
      return beyond(name, receiver)
    }
  }

  private func property(_ name: Located<Name>, of object: ObjectValue) -> Value {
    if let property = object[name.value] { return property.value }
    if let inherits = object.inherits {
      return .opaque(Obstacle("`\(names[name.value])` may be inherited", at: inherits))
    }
    if Self.inheritedByAll.contains(names[name.value]) {
      return .opaque(
        Obstacle("every object of JavaScript has a `\(names[name.value])`", at: name.range))
    }
    guard let gap = object.gaps.last else { return .undefined }
    guard let obstacle = gap.obstacle else { return .poisoned }
    return .opaque(
      obstacle.passing("`\(names[name.value])` may come from what is spread here", at: gap.range))
  }

  private static let inheritedByAll = [
    "constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString",
    "toString", "valueOf", "__proto__", "__defineGetter__", "__defineSetter__", "__lookupGetter__",
    "__lookupSetter__",
  ]

  private func element(
    _ name: Located<Name>, of array: ArrayValue, _ receiver: Operand
  ) -> Value {
    if let index = name.value.arrayIndex, Int(index) < array.elements.count {
      return array.elements[Int(index)]
    }
    if let method = ArrayMethod(name.value.word) {
      return .method(MethodValue(method: .array(array, method), range: name.range))
    }
    return name.value.word == .length
      ? .number(Double(array.elements.count)) : beyond(name, receiver)
  }

  private func beyond(_ name: Located<Name>, _ receiver: Operand) -> Value {
    .opaque(
      Obstacle(
        "`\(names[name.value])` of \(receiver.value.description) is not evaluated", at: name.range))
  }

  private func member(_ name: Located<Name>, of package: PackageValue) -> Value {
    switch names[name.value] {
    case "i": .builders
    case ModuleNames.defaultExport: .package(package)
    default: .opaque(package.obstacle(for: names[name.value]))
    }
  }

  private mutating func builder(_ name: Located<Name>) -> Value {
    if let builder = Builder(name.value.word) { return .builder(builder) }
    return fail(.unknownBuilder(names[name]))
  }

  /// A method, or the complaint that there is none of that name.
  private mutating func method(
    _ name: Located<Name>, of receiver: Operand, _ method: BoundMethod?
  ) -> Value {
    if let method { return .method(MethodValue(method: method, range: name.range)) }
    return fail(.unknownMethod(names[name], of: receiver.value))
  }

  private mutating func notCalled(_ receiver: Operand) -> Value {
    fail(receiver.notCalled)
  }
}

extension Operand {
  /// The complaint about a builder or method that stands where its result is needed.
  var notCalled: Diagnostic {
    let end = SourceRange(file: range.file, start: range.end, end: range.end)
    return Diagnostic(
      .unexpectedValue, "this is \(value.description)", at: range,
      fixIts: [FixIt("call it", edits: [FixIt.Edit(end, "()")])])
  }
}

extension SchemaValue {
  /// The properties of the schema object; the DSL fills in what is left out.
  var parts: [(key: Word, value: Value)] {
    [
      (.entities, entities?.value ?? .undefined),
      (.links, links?.value ?? .object(ObjectValue())),
      (.rooms, rooms?.value ?? .object(ObjectValue())),
    ]
  }
}
