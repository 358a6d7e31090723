import SchemaDiagnostics

/// A place at the top of a file that is being evaluated: what is declared behind it has no value
/// yet, except functions.
struct Moment {
  let file: FileID
  /// The first token of an expression or a declaration.
  let token: TokenIndex
}

/// The order in which a program runs. Names are evaluated when they are asked for, and yet see no
/// more than they would if the file ran from its first line to its last.
extension Evaluator {
  /// The value of an expression that stands at the top of a file, outside of functions.
  mutating func evaluateAtTop(_ id: ExpressionID, of module: Module) -> Value {
    during(Moment(file: module.file, token: module[id].first)) {
      $0.evaluate(id, in: Context(module))
    }
  }

  mutating func during<Result>(
    _ moment: Moment, _ evaluate: (inout Evaluator) -> Result
  ) -> Result {
    let before = self.moment
    self.moment = moment
    defer { self.moment = before }
    return evaluate(&self)
  }

  /// Why a name has no value yet where it is used.
  func tooEarly(
    _ declared: ModuleNames.Declared<ModuleNames.Value>, in module: Module,
    usedAt use: SourceRange
  ) -> Obstacle? {
    guard isTooEarly(declared.token, in: module), !declared.meaning.isKnownFromTheStart else {
      return nil
    }
    let name = module.name(of: declared.token)
    return Obstacle("`\(name)` is used here before it has its value", at: use)
      .passing("`\(name)` is declared here", at: module.range(of: declared.token))
  }

  /// Whether a file has not come to a token yet.
  func isTooEarly(_ token: TokenIndex?, in module: Module) -> Bool {
    guard let token, let moment, moment.file == module.file else { return false }
    return token > moment.token
  }
}

extension ModuleNames.Value {
  /// Whether its file need not have come to the declaration.
  var isKnownFromTheStart: Bool {
    switch self {
    case .function, .imported: true
    case .variable, .destructured, .enumeration, .skipped: false
    }
  }
}
