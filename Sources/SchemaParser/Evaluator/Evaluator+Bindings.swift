import SchemaDiagnostics

/// Destructuring: the names that a pattern takes out of a value.
extension Evaluator {
  /// The names that a declaration with a pattern binds.
  mutating func destructure(
    _ declarator: VariableDeclarator, in context: Context
  ) -> [Name: Value] {
    var values: [Name: Value] = [:]
    let value = declarator.initializer.map { evaluate($0, in: context) } ?? .undefined
    bind(declarator.binding, to: value, in: context, &values)
    return values
  }

  /// The same at the top of a file: what the pattern names has no value before the pattern does.
  mutating func destructureAtTop(
    _ declarator: VariableDeclarator, of module: Module
  ) -> [Name: Value] {
    let value = declarator.initializer.map { initializer in
      during(Moment(file: module.file, token: declarator.first)) {
        $0.evaluate(initializer, in: Context(module))
      }
    }
    return during(Moment(file: module.file, token: declarator.end)) {
      var values: [Name: Value] = [:]
      $0.bind(declarator.binding, to: value ?? .undefined, in: Context(module), &values)
      return values
    }
  }

  /// Binds the names of a pattern to the parts of a value.
  mutating func bind(
    _ binding: Binding, to value: Value, in context: Context, _ values: inout [Name: Value]
  ) {
    let module = context.module
    switch binding {
    case .missing: break
    case .name(let token):
      values[name(of: token, in: module)] =
        module.obstacle(toKnowing: token).map { .opaque($0) } ?? value
    case .object(let elements):
      var taken: [Name] = []
      for id in module[elements] {
        bindProperty(module[id], of: value, in: context, &taken, &values)
      }
    case .array(let elements):
      for (index, id) in module[elements].enumerated() {
        bindElement(module[id], at: index, of: value, in: context, &values)
      }
    }
  }

  private mutating func bindProperty(
    _ element: BindingElement, of value: Value, in context: Context, _ taken: inout [Name],
    _ values: inout [Name: Value]
  ) {
    let module = context.module
    let range = module.range(of: element)
    if element.isRest {
      bind(element.target, to: value.without(taken, at: range), in: context, &values)
      return
    }
    guard let key = element.key else {
      let computed = Obstacle("a computed key in a pattern is not evaluated", at: range)
      return bind(element.target, to: .opaque(computed), in: context, &values)
    }
    let name = locatedName(of: key, in: module)
    taken.append(name.value)
    let part = member(name, of: Operand(value, at: range))
    bind(element, to: part, in: context, &values)
  }

  private mutating func bindElement(
    _ element: BindingElement, at index: Int, of value: Value, in context: Context,
    _ values: inout [Name: Value]
  ) {
    let range = context.module.range(of: element)
    guard case .array(let array) = value else {
      let part: Value =
        switch value {
        case .opaque, .poisoned: value
        default: .opaque(Obstacle("\(value.description) is taken apart as an array", at: range))
        }
      return bind(element.target, to: part, in: context, &values)
    }
    if element.isRest {
      let rest = ArrayValue(
        elements: Array(array.elements.dropFirst(index)), isConst: array.isConst)
      return bind(element.target, to: .array(rest), in: context, &values)
    }
    let part = array.elements.indices.contains(index) ? array.elements[index] : .undefined
    bind(element, to: part, in: context, &values)
  }

  private mutating func bind(
    _ element: BindingElement, to part: Value, in context: Context, _ values: inout [Name: Value]
  ) {
    var part = part
    if case .undefined = part, let defaultValue = element.defaultValue {
      part = evaluate(defaultValue, in: context)
    }
    bind(element.target, to: part, in: context, &values)
  }
}

extension Value {
  /// What `...rest` of an object pattern holds.
  fileprivate func without(_ names: [Name], at range: SourceRange) -> Value {
    switch self {
    case .object(let object):
      var rest = ObjectValue()
      for property in object.ordered where !names.contains(property.name.value) {
        rest.set(property)
      }
      for gap in object.gaps { rest.leaveGap(gap.obstacle, at: gap.range) }
      return .object(rest)
    case .opaque, .poisoned: return self
    default: return .opaque(Obstacle("\(description) is taken apart as an object", at: range))
    }
  }
}
