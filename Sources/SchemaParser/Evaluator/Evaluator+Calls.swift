import SchemaDiagnostics

/// A call as it stands in the source, with its parts evaluated.
struct CallSite {
  let callee: Operand
  let arguments: [Operand]
  let typeArguments: [TypeReference]
  /// The whole call.
  let range: SourceRange
}

/// Calls of builders, methods and functions.
extension Evaluator {
  mutating func call(
    _ expression: Expression, _ callee: ExpressionID, _ list: NodeList<Expression>,
    in context: Context
  ) -> Value {
    let module = context.module
    guard case .member(let object, let name) = module[callee].kind else {
      return call(expression, callee, evaluate(callee, in: context), list, in: context)
    }
    guard enter() else { return .opaque(Self.tooDeep(at: module.range(of: callee))) }
    let receiver = evaluate(object, in: context)
    leave()
    // Chains of methods are what schemas consist of: no value is made for each method by itself.
    if case .attribute(let attribute) = receiver, list.isEmpty,
      let method = AttributeMethod(self.name(of: name, in: module).word)
    {
      return apply(
        method, at: module.range(of: name), to: attribute, through: module.range(of: expression))
    }
    let value = member(of: receiver, at: module.range(of: object), name, in: module)
    return call(expression, callee, value, list, in: context)
  }

  private mutating func call(
    _ expression: Expression, _ callee: ExpressionID, _ value: Value, _ list: NodeList<Expression>,
    in context: Context
  ) -> Value {
    if case .poisoned = value { return .poisoned }
    let module = context.module
    let range = module.range(of: expression)
    var typeArguments: [TypeReference] = []
    if case .instantiation(_, let types) = module[callee].kind {
      typeArguments = module[types].map(context.type)
      if typeArguments.isEmpty { reportEmptyTypeArguments(of: callee, in: module) }
    }
    if module[module[callee].end].kind == .questionDot, value.isNullish == true {
      return .undefined
    }
    guard let arguments = arguments(list, in: context) else { return .poisoned }
    return call(
      CallSite(
        callee: Operand(value, at: module.range(of: callee)), arguments: arguments,
        typeArguments: typeArguments, range: range))
  }

  /// `f<>()`, which TypeScript's parser lets pass.
  private mutating func reportEmptyTypeArguments(of callee: ExpressionID, in module: Module) {
    let end = module[callee].end
    let brackets = module.range(of: end.previous.previous).union(module.range(of: end.previous))
    report(
      Diagnostic(
        .expectedType, "expected a type between `<` and `>`", at: brackets,
        fixIts: [FixIt("remove `<>`", edits: [FixIt.Edit(brackets, "")])]))
  }

  /// The arguments of a call with the elements of spread arrays among them; `nil` if a spread
  /// cannot be evaluated and that has been reported.
  private mutating func arguments(
    _ list: NodeList<Expression>, in context: Context
  ) -> [Operand]? {
    guard !list.isEmpty else { return [] }
    let module = context.module
    var arguments: [Operand] = []
    for id in module[list] {
      let range = module.range(of: id)
      guard case .spread(let inner) = module[id].kind else {
        arguments.append(Operand(evaluate(id, in: context), at: range))
        continue
      }
      switch evaluate(inner, in: context) {
      case .array(let array):
        arguments += array.elements.map { Operand($0, at: range) }
      case .opaque(let obstacle):
        arguments.append(Operand(.opaque(obstacle), at: range))
      case .poisoned:
        return nil
      case let other:
        arguments.append(
          Operand(
            .opaque(Obstacle("\(other.description) cannot be spread here", at: range)), at: range))
      }
    }
    return arguments
  }

  mutating func call(_ site: CallSite) -> Value {
    switch site.callee.value {
    case .builder(let builder):
      return build(builder, site)
    case .method(let method):
      return apply(method, site)
    case .function(let function):
      return call(function, site)
    case .intrinsic(let intrinsic):
      return call(intrinsic, site)
    case .opaque(let obstacle):
      return pass(through: site, obstacle)
    case .package(let package):
      return pass(through: site, package.obstacle(for: ModuleNames.defaultExport))
    case .poisoned:
      return .poisoned
    case let other:
      return .opaque(
        Obstacle("\(other.description) is called, and is no function", at: site.callee.range))
    }
  }

  /// The result of a helper of which nothing is known: the one attribute that it is given, if it
  /// comes from a package, since what wraps an attribute there adds to it for other tools.
  private mutating func pass(through site: CallSite, _ obstacle: Obstacle) -> Value {
    let attributes = site.arguments.filter {
      if case .attribute = $0.value { true } else { false }
    }
    guard obstacle.isPackage, attributes.count == 1 else {
      return .opaque(obstacle.passing("called here", at: site.range))
    }
    report(
      Diagnostic(
        .opaqueHelper, "what this call does to the attribute is not known", at: site.callee.range,
        labels: [Diagnostic.Label(obstacle.cause, at: obstacle.range)],
        notes: ["the attribute is taken as it is given to the call"]))
    return attributes[0].value
  }

  private mutating func call(_ function: FunctionValue, _ site: CallSite) -> Value {
    let module = function.context.module
    let node = module[function.function]
    let name = node.name.map { "`\(module.name(of: $0))`" } ?? "this function"
    guard !node.isAsyncOrGenerator else {
      return .opaque(
        Obstacle("\(name) is asynchronous or a generator", at: function.range)
          .passing("called here", at: site.range))
    }
    guard case .returned(let body, let locals) = node.body else {
      return .opaque(
        Obstacle("\(name) does more than declare variables and return", at: function.range)
          .passing("called here", at: site.range))
    }
    callCount += 1
    guard callCount <= Self.mostCalls else {
      return .opaque(Obstacle("too many functions are called", at: site.range))
    }
    var values: [Name: Value] = [:]
    bind(module[node.parameters].map { module[$0] }, of: function, to: site, in: &values)
    let scope = Scope(
      values, types: types(of: node, function, site), inside: function.context.scope)
    let context = Context(module, scope: scope)
    let value = nested(at: site.range) {
      $0.declare(locals, in: context)
      return $0.evaluate(body, in: context)
    }
    guard case .opaque(let obstacle) = value else { return value }
    return .opaque(obstacle.passing("called here", at: site.range))
  }

  /// What the type parameters of a function stand for in a call.
  private mutating func types(
    of node: FunctionNode, _ function: FunctionValue, _ site: CallSite
  ) -> [String: TypeValue] {
    let parameters = node.signature.typeParameters
    guard !function.context.module[parameters].isEmpty else { return [:] }
    return bind(parameters, to: site.typeArguments.map { resolve($0) }, in: function.context)
  }

  /// Evaluates the variables of a function's body. From its beginning they hide names outside.
  private mutating func declare(_ locals: NodeList<VariableDeclarator>, in context: Context) {
    let module = context.module
    for id in module[locals] {
      let early = Obstacle(
        "this variable is used before it has its value", at: module.range(of: module[id]))
      var values: [Name: Value] = [:]
      bind(module[id].binding, to: .opaque(early), in: context, &values)
      context.scope?.declare(values)
    }
    for id in module[locals] {
      context.scope?.declare(destructure(module[id], in: context))
    }
  }

  private static let mostCalls = 100_000

  private mutating func bind(
    _ parameters: [Parameter], of function: FunctionValue, to site: CallSite,
    in values: inout [Name: Value]
  ) {
    for (index, parameter) in parameters.enumerated() {
      if parameter.isRest {
        let rest = site.arguments.dropFirst(index).map(\.value)
        bind(
          parameter.binding, to: .array(ArrayValue(elements: rest)), in: function.context, &values)
        continue
      }
      var value = index < site.arguments.count ? site.arguments[index].value : .undefined
      if case .undefined = value, let defaultValue = parameter.defaultValue {
        let scope = Scope(values, inside: function.context.scope)
        value = evaluate(defaultValue, in: Context(function.context.module, scope: scope))
      }
      bind(parameter.binding, to: value, in: function.context, &values)
    }
  }
}
