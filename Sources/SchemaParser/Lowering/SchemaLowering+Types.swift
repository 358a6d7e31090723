import SchemaDiagnostics
import SchemaModel

/// Gives types their shape in the model, or says why they have none.
extension SchemaLowering {
  /// The shape of a builder's type argument.
  mutating func shape(of argument: TypeReference, for valueType: ValueType) -> Located<TypeShape> {
    let range = evaluator.range(of: argument)
    switch valueType {
    case .json, .string:
      progress = ShapeProgress(argument: range, isForString: valueType == .string)
      let reportCount = evaluator.diagnostics.count
      let shape = shape(of: .reference(argument))
      if valueType == .string, evaluator.diagnostics.count == reportCount, !isOfStrings(shape) {
        _ = untyped(UntypedType(reason: "it is no type of strings", range: range))
      }
      return Located(progress.isTooLong ? .json : shape, at: range)
    case .number, .boolean, .date:
      // Whatever it is, it changes nothing; so there is nothing to say about it either.
      var trial = self
      trial.progress = ShapeProgress(argument: range)
      let shape = trial.shape(of: .reference(argument))
      return Located(shape.isPlain ? shape : .json, at: range)
    }
  }

  /// Whether values of a shape are strings, or may be.
  private func isOfStrings(_ shape: TypeShape) -> Bool {
    switch shape {
    case .string, .literals, .json: true
    case .optional(let wrapped): isOfStrings(wrapped)
    case .named(let index):
      if case .literals = namedTypes.types[index].shape { true } else { false }
    case .number, .boolean, .array, .dictionary, .tuple, .object, .union: false
    }
  }

  mutating func shape(of source: TypeSource) -> TypeShape {
    shape(of: evaluator.resolve(source))
  }

  mutating func shape(of type: TypeValue) -> TypeShape {
    guard progress.count() else {
      return untyped(UntypedType(reason: "it has too many parts", range: progress.argument))
    }
    guard evaluator.enter() else {
      return untyped(UntypedType(reason: "it is nested too deeply", range: progress.argument))
    }
    defer { evaluator.leave() }
    switch type {
    case .anything: return .json
    case .string, .openString: return .string
    case .number, .numberLiteral: return .number
    case .boolean: return .boolean
    // A value that is always null is a value of JSON like another.
    case .null: return .json
    case .literal(let literal): return .literals([self.literal(literal)], isOpen: false)
    case .array(let element): return .array(shape(of: element))
    case .dictionary(let value): return .dictionary(shape(of: value))
    case .tuple(let tuple):
      return .tuple(
        tuple.elements.map { TupleElement(label: $0.label, shape: shape(of: $0.type)) })
    case .object(let object): return self.object(object)
    case .union(let union): return self.union(union)
    case .declared(let declared): return self.declared(declared)
    case .untyped(let untyped): return self.untyped(untyped)
    }
  }

  /// A value of an enum or the tag of a variant, with its documentation.
  func literal(_ literal: LiteralType, or other: DocumentedToken? = nil) -> StringLiteral {
    StringLiteral(
      value: literal.value, range: literal.range,
      documentation: evaluator.documentation(before: literal.declaration, or: other),
      canBeDocumented: literal.declaration != nil)
  }

  // MARK: - Objects

  private mutating func object(_ object: ObjectType) -> TypeShape {
    guard object.index == nil else {
      return untyped(
        UntypedType(
          reason: "an object with known and unknown keys has no counterpart in Swift",
          range: object.range))
    }
    guard !object.properties.contains(where: \.name.value.isEmpty) else {
      return untyped(
        UntypedType(
          reason: "a property without a name has no counterpart in Swift", range: object.range))
    }
    // `{}` is every value but null.
    guard !object.properties.isEmpty else { return .json }
    guard progress.begin(object) else { return containsItself(object) }
    defer { progress.endObject() }
    return .object(shape(of: object))
  }

  mutating func containsItself(_ object: ObjectType) -> TypeShape {
    untyped(UntypedType(reason: "it contains itself and has no name", range: object.range))
  }

  mutating func shape(
    of object: ObjectType, leavingOut discriminator: String? = nil
  ) -> ObjectShape {
    ObjectShape(
      properties: object.properties.filter { $0.name.value != discriminator }.map { property in
        let shape = shape(of: property.type)
        return PropertyShape(
          name: property.name, shape: shape, isOptional: property.isOptional,
          documentation: evaluator.documentation(before: property.declaration))
      })
  }

  // MARK: - Untyped

  /// Says why a type becomes untyped JSON, which it then is.
  mutating func untyped(_ type: UntypedType) -> TypeShape {
    let text = evaluator.loader.files.text(in: type.range).onOneLine(limit: 60)
    let quoted = text.contains("`") ? "\"\(text)\"" : "`\(text)`"
    let outcome = progress.isForString ? "is taken for any string" : "becomes untyped JSON"
    evaluator.report(
      Diagnostic(.untypedShape, "\(quoted) \(outcome): \(type.reason)", at: type.range))
    return .json
  }
}

extension TypeShape {
  /// Whether it refers to no type with a name.
  fileprivate var isPlain: Bool {
    switch self {
    case .string, .number, .boolean, .json, .literals: true
    case .array(let inner), .dictionary(let inner), .optional(let inner): inner.isPlain
    case .tuple, .object, .union, .named: false
    }
  }
}

extension TypeValue {
  var isNumber: Bool {
    switch self {
    case .number, .numberLiteral: true
    default: false
    }
  }
}

extension String {
  /// The text with every run of white space made one space, and cut where it grows too long.
  fileprivate func onOneLine(limit: Int) -> String {
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= limit ? line : line.prefix(limit) + "…"
  }
}
