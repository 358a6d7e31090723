import SchemaDiagnostics

/// `a.b` and `a["b"]`.
extension Evaluator {
  mutating func member(
    of object: ExpressionID, _ name: TokenIndex, in context: Context
  ) -> Value {
    let module = context.module
    let receiver = evaluate(object, in: context)
    let isOptional = module[name.previous].kind == .questionDot
    if isOptional, receiver.isNullish == true { return .undefined }
    return member(
      Located(module.name(of: name), at: module.range(of: name)),
      of: Operand(receiver, at: module.range(of: object)))
  }

  mutating func element(
    of object: ExpressionID, _ index: ExpressionID, in context: Context
  ) -> Value {
    let module = context.module
    let receiver = Operand(evaluate(object, in: context), at: module.range(of: object))
    let place = module.range(of: index)
    switch evaluate(index, in: context) {
    case .string(let name): return member(Located(name, at: place), of: receiver)
    case .number(let number):
      return member(Located(NumberKey(number).description, at: place), of: receiver)
    case .poisoned: return .poisoned
    case .opaque(let obstacle): return .opaque(obstacle)
    case let other:
      return .opaque(Obstacle("\(other.description) is no name of a property", at: place))
    }
  }

  /// The member of a value.
  mutating func member(_ name: Located<String>, of receiver: Operand) -> Value {
    switch receiver.value {
    case .object(let object):
      return property(name, of: object)
    case .array(let array):
      if let index = Int(name.value), array.elements.indices.contains(index) {
        return array.elements[index]
      }
      if ArrayMethod(rawValue: name.value) != nil {
        return .method(MethodValue(receiver: receiver.value, name: name.value, range: name.range))
      }
      return name.value == "length"
        ? .number(Double(array.elements.count)) : beyond(name, receiver)
    case .builders:
      return builder(name, of: receiver)
    case .attribute:
      return method(name, of: receiver, among: AttributeMethod.self)
    case .entity(let entity):
      if name.value == "attrs" { return .object(entity.attributes) }
      return method(name, of: receiver, among: EntityMethod.self)
    case .schema(let schema):
      return schema.parts.first { $0.name == name.value }?.value
        ?? method(
          name, of: receiver, among: SchemaMethod.self)
    case .builder, .method:
      return notCalled(receiver)
    case .module(let file):
      return exported(name, of: file)
    case .package(let package):
      return member(name, of: package)
    case .intrinsic(.object):
      return Intrinsic(rawValue: "Object." + name.value).map { .intrinsic($0) }
        ?? beyond(name, receiver)
    case .null, .undefined:
      return .opaque(
        Obstacle("`\(name.value)` is asked of \(receiver.value.description)", at: name.range))
    case .opaque(let obstacle):
      return .opaque(obstacle)
    case .poisoned:
      return .poisoned
    case .string, .number, .boolean, .function, .intrinsic:
      return beyond(name, receiver)
    }
  }

  private func property(_ name: Located<String>, of object: ObjectValue) -> Value {
    if let property = object[name.value] { return property.value }
    if let inherits = object.inherits {
      return .opaque(Obstacle("`\(name.value)` may be inherited", at: inherits))
    }
    if Self.inheritedByAll.contains(name.value) {
      return .opaque(
        Obstacle("every object of JavaScript has a `\(name.value)`", at: name.range))
    }
    guard let gap = object.gaps.last else { return .undefined }
    guard let obstacle = gap.obstacle else { return .poisoned }
    return .opaque(
      obstacle.passing("`\(name.value)` may come from what is spread here", at: gap.range))
  }

  private static let inheritedByAll: Set = [
    "constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString",
    "toString", "valueOf", "__proto__", "__defineGetter__", "__defineSetter__", "__lookupGetter__",
    "__lookupSetter__",
  ]

  private func beyond(_ name: Located<String>, _ receiver: Operand) -> Value {
    .opaque(
      Obstacle(
        "`\(name.value)` of \(receiver.value.description) is not evaluated", at: name.range))
  }

  private func member(_ name: Located<String>, of package: PackageValue) -> Value {
    switch name.value {
    case "i": .builders
    case ModuleNames.defaultExport: .package(package)
    default: .opaque(package.obstacle(for: name.value))
    }
  }

  private mutating func builder(_ name: Located<String>, of receiver: Operand) -> Value {
    if let builder = Builder(rawValue: name.value) { return .builder(builder) }
    return fail(
      Diagnostic(
        .unknownBuilder, "there is no builder `\(name.value)`", at: name.range,
        suggesting: Builder.allCases.map(\.rawValue), for: name))
  }

  private mutating func method<Method: CaseIterable & RawRepresentable<String>>(
    _ name: Located<String>, of receiver: Operand, among methods: Method.Type
  ) -> Value {
    if Method(rawValue: name.value) != nil {
      return .method(
        MethodValue(receiver: receiver.value, name: name.value, range: name.range))
    }
    return fail(
      Diagnostic(
        .unknownMethod, "\(receiver.value.description) has no method `\(name.value)`",
        at: name.range, suggesting: methods.allCases.map(\.rawValue), for: name))
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
  var parts: [(name: String, value: Value)] {
    [
      ("entities", entities?.value ?? .undefined),
      ("links", links?.value ?? .object(ObjectValue())),
      ("rooms", rooms?.value ?? .object(ObjectValue())),
    ]
  }
}

extension Diagnostic {
  /// A complaint about a word of a closed vocabulary, with the nearest words as the way out.
  init(
    _ id: DiagnosticID, _ message: String, at range: SourceRange, suggesting candidates: [String],
    for word: Located<String>
  ) {
    guard let nearest = Spelling.nearest(to: word.value, in: candidates) else {
      let list = candidates.map { "`\($0)`" }.joined(separator: ", ")
      self.init(id, message, at: range, notes: ["known are \(list)"])
      return
    }
    self.init(
      id, "\(message); did you mean `\(nearest)`?", at: range,
      fixIts: [
        FixIt(
          "replace `\(word.value)` with `\(nearest)`",
          edits: [FixIt.Edit(word.range, nearest)])
      ])
  }
}
