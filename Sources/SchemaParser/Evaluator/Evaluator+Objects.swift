import SchemaDiagnostics

/// Object literals.
extension Evaluator {
  mutating func object(_ literal: Expression, in context: Context) -> Value {
    guard case .object(let members) = literal.kind else { return .poisoned }
    let module = context.module
    let range = module.range(of: literal)
    var object = ObjectValue(capacity: module[members].count)
    for id in module[members] {
      switch module[id].kind {
      // Kept apart and small, since objects lie in each other and the stack is not deep.
      case .property(let value):
        setProperty(id, evaluate(value, in: context), value, in: &object, of: range, context)
      default:
        set(module[id], in: &object, of: range, context)
      }
    }
    return result(object, at: range)
  }

  private func result(_ object: ObjectValue, at range: SourceRange) -> Value {
    object.asCopiedAttribute(at: range) ?? .object(object)
  }

  private mutating func setProperty(
    _ id: NodeID<ObjectMember>, _ value: Value, _ expression: ExpressionID,
    in object: inout ObjectValue, of literal: SourceRange, _ context: Context
  ) {
    let module = context.module
    let member = module[id]
    let name = locatedName(of: member.first, in: module)
    guard name.value.word != .proto else { return inherit(at: name.range, in: &object) }
    set(
      name, Operand(value, at: module.range(of: expression)), by: member, in: &object, of: literal)
  }

  /// `__proto__: e`, which is no property, unless its key is in brackets or stands alone.
  private mutating func inherit(at key: SourceRange, in object: inout ObjectValue) {
    object.inherits = key
    let word = Word.proto.rawValue
    report(
      Diagnostic(
        .unknownKey, "`\(word)` makes no property: it says what an object inherits",
        at: key, notes: ["`[\"\(word)\"]: …` is a property of that name"]))
  }

  /// Sets what a member other than `key: value` gives.
  private mutating func set(
    _ member: ObjectMember, in object: inout ObjectValue, of literal: SourceRange,
    _ context: Context
  ) {
    let module = context.module
    switch member.kind {
    case .shorthand:
      let name = locatedName(of: member.first, in: module)
      let value = Operand(value(of: member.first, in: context), at: name.range)
      set(name, value, by: member, in: &object, of: literal)
    case .computed(let key, let value):
      guard let name = propertyName(key, in: context, of: &object) else { return }
      let value = Operand(evaluate(value, in: context), at: module.range(of: value))
      set(name, value, by: member, in: &object, of: literal)
    case .method(let name?, let function):
      let method = method(function, at: module.range(of: name), context)
      set(locatedName(of: name, in: module), method, by: member, in: &object, of: literal)
    case .spread(let inner):
      spread(inner, into: &object, in: context)
    case .misplaced(let mark, let value):
      let name = locatedName(of: member.first, in: module)
      let operand = Operand(evaluate(value, in: context), at: module.range(of: value))
      report(misplaced(mark, behind: names[name], before: operand, in: module))
      let known = Operand(.poisoned, at: operand.range)
      set(name, known, by: member, in: &object, of: literal)
    case .method, .property: break
    }
  }

  /// What is wrong with a sign behind a property's name that JavaScript does not know there.
  private func misplaced(
    _ mark: TokenIndex, behind name: Located<String>, before value: Operand, in module: Module
  ) -> Diagnostic {
    let range = module.range(of: mark)
    guard module[mark].kind != .equal else {
      let gap = SourceRange(file: range.file, start: name.range.end, end: range.end)
      return Diagnostic(
        .expectedToken, "expected `:` before `=`", at: range,
        notes: ["only a pattern that takes an object apart has `=` behind a name"],
        fixIts: [FixIt("replace `=` with `:`", edits: [FixIt.Edit(gap, ":")])])
    }
    let removal = FixIt.Edit(range, "")
    var fixIts = [FixIt("remove `\(module.syntax.text(of: mark))`", edits: [removal])]
    if case .attribute = value.value, module[mark].kind == .question {
      let end = SourceRange(file: value.range.file, start: value.range.end, end: value.range.end)
      let edits = [removal, FixIt.Edit(end, ".optional()")]
      fixIts.insert(FixIt("make the attribute optional", edits: edits), at: 0)
    }
    return Diagnostic(
      .expectedToken,
      "a property of an object has no `\(module.syntax.text(of: mark))` behind its name",
      at: range, fixIts: fixIts)
  }

  private func method(
    _ function: NodeID<FunctionNode>?, at place: SourceRange, _ context: Context
  ) -> Operand {
    guard let function else {
      return Operand(
        .opaque(Obstacle("a method of this kind is not evaluated", at: place)), at: place)
    }
    return Operand(
      .function(FunctionValue(function: function, context: context, range: place)), at: place)
  }

  /// Sets a property that a literal writes, and notes it if the literal wrote that key before.
  private mutating func set(
    _ name: Located<Name>, _ value: Operand, by member: ObjectMember,
    in object: inout ObjectValue, of literal: SourceRange
  ) {
    let property = ObjectValue.Property(
      name: name, tokens: TokenRange(member.first, end: member.end), value: value.value,
      valueRange: value.range)
    if let replaced = object.set(property), literal.contains(replaced.name.range) {
      noteDuplicate(names[name.value], first: replaced.name.range, repeated: name.range)
    }
  }

  private mutating func spread(
    _ inner: ExpressionID, into object: inout ObjectValue, in context: Context
  ) {
    let range = context.module.range(of: inner)
    switch evaluate(inner, in: context).withoutPackage {
    case .object(let other):
      object.setAll(of: other, at: range)
    case .schema(let schema):
      for (key, part) in schema.parts {
        object.set(
          ObjectValue.Property(
            name: Located(names.name(key.rawValue), at: range), tokens: nil, value: part,
            valueRange: range))
      }
    case .array(let array):
      for (index, value) in array.elements.enumerated() {
        object.set(
          ObjectValue.Property(
            name: Located(names.name(String(index)), at: range), tokens: nil, value: value,
            valueRange: range))
      }
    case .attribute(let attribute):
      object.copiedAttributes.append(attribute)
    case .null, .undefined, .boolean, .number:
      // JavaScript spreads these without a word, as having no properties.
      break
    case .poisoned:
      object.leaveGap(nil, at: range)
    case .opaque(let obstacle):
      object.leaveGap(obstacle, at: range)
    case let other:
      object.leaveGap(
        Obstacle(
          "only an object can be spread, and this is \(other.description)", at: range,
          id: .unexpectedValue, notes: other.hintForSpread),
        at: range)
    }
  }

  private mutating func propertyName(
    _ key: ExpressionID, in context: Context, of object: inout ObjectValue
  ) -> Located<Name>? {
    let range = context.module.range(of: key)
    switch evaluate(key, in: context) {
    case .string(let text): return Located(names.name(text), at: range)
    case .number(let number):
      return Located(names.name(NumberKey(number).description), at: range)
    case .poisoned:
      object.leaveGap(nil, at: range, isKey: true)
    case .opaque(let obstacle):
      object.leaveGap(obstacle, at: range, isKey: true)
    case let other:
      object.leaveGap(
        Obstacle(
          "a key must be a string, and this is \(other.description)", at: range,
          id: .unexpectedValue),
        at: range, isKey: true)
    }
    return nil
  }
}

extension ObjectValue {
  /// The attribute that the object is a copy of, with properties added that mean nothing to
  /// InstantDB; `nil` if it is a copy of none.
  func asCopiedAttribute(at range: SourceRange) -> Value? {
    guard let copied = copiedAttributes.last else { return nil }
    for property in ordered {
      guard let word = property.name.value.word, Self.attributeProperties.contains(word) else {
        continue
      }
      return .opaque(
        Obstacle(
          "`\(word.rawValue)` is set here in the copy of an attribute",
          at: property.name.range))
    }
    if let gap = gaps.first {
      return .opaque(
        gap.obstacle?.passing("spread here", at: gap.range)
          ?? Obstacle("not all properties of this object are known", at: range))
    }
    return .attribute(copied)
  }

  /// What an attribute is made of.
  private static let attributeProperties: [Word] = [
    .valueType, .required, .isIndexed, .config, .metadata,
  ]
}

extension Value {
  /// How a part of it may be spread that was probably meant.
  fileprivate var hintForSpread: [String] {
    switch self {
    case .schema: ["the entities of a schema are its property `entities`"]
    case .entity: ["the attributes of an entity are its property `attrs`"]
    default: []
    }
  }
}
