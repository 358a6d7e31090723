/// Which names of a file get another value, or other properties, than their declarations say.
///
/// Nothing is run, so what a change does is not known: a name that is changed anywhere has no value.
/// The names are known by the tokens that declare them; parameters and local names are among them.
struct NameChanges: Sendable {
  private var places: [TokenIndex: TokenIndex] = [:]

  /// Where the name that a token declares is changed; the first place of several.
  subscript(declaration: TokenIndex) -> TokenIndex? { places[declaration] }

  init(in syntax: SourceFileSyntax, names: ModuleNames) {
    guard syntax.mayChangeNames else { return }
    var scan = NameChangeScan(syntax, names)
    for statement in syntax.statements where statement.kind.mayChangeNames {
      scan.visit(statement)
    }
    places = scan.places
    spread(scan.mutations, along: scan.origins)
  }

  /// Carries changes of objects back to the names that the objects came from.
  private mutating func spread(
    _ mutations: [TokenIndex: TokenIndex], along origins: [TokenIndex: [TokenIndex]]
  ) {
    var mutations = mutations
    // In the order of the source, so that of several places the same one is named each time.
    var pending = mutations.sorted { $0.value > $1.value }
    while let (changed, place) = pending.popLast() {
      for origin in origins[changed] ?? [] where mutations[origin] == nil {
        mutations[origin] = place
        if places[origin] == nil { places[origin] = place }
        pending.append((origin, place))
      }
    }
  }
}

extension Statement.Kind {
  /// Whether the statement has code in it.
  fileprivate var mayChangeNames: Bool {
    switch self {
    case .importDeclaration, .exportDeclaration, .typeAlias, .interface: false
    default: true
    }
  }
}

// MARK: - A first look

extension SourceFileSyntax {
  /// Whether anything in the file looks like a change at all; in most schemas nothing does.
  fileprivate var mayChangeNames: Bool {
    statements.contains { $0.kind.mayChangeNames && mayChangeNames($0) }
  }

  private func mayChangeNames(_ statement: Statement) -> Bool {
    var expectedEquals = expectedEquals(of: statement)
    for position in Int(statement.first.index)..<Int(statement.end.index) {
      switch tokens[position].kind {
      case .equal:
        expectedEquals -= 1
        if expectedEquals < 0 { return true }
      case .leftParen:
        if mayCallToChange(position) { return true }
      case .plusPlus, .minusMinus, .deleteKeyword, .forKeyword: return true
      case let kind where OperatorPrecedence.isAssignment(kind): return true
      default: break
      }
    }
    return false
  }

  /// How many `=` belong to the declarations that a statement makes.
  private func expectedEquals(of statement: Statement) -> Int {
    guard case .variables(let list, _) = statement.kind else { return 0 }
    return self[list].reduce(0) { $0 + (self[$1].initializer == nil ? 0 : 1) }
  }

  private func mayCallToChange(_ paren: Int) -> Bool {
    guard paren >= 2 else { return false }
    let callee = TokenIndex(paren - 1)
    switch tokens[paren - 2].kind {
    case .dot, .questionDot:
      if changesItsObject(callee) || changesItsArgument(callee) { return true }
    default:
      break
    }
    return tokens[paren - 1].kind == .rightParen
      || tokens[paren - 1].kind.isIdentifier && tokens[paren + 1].kind.isIdentifier
  }

  /// Whether a method of that name changes what it is called on.
  func changesItsObject(_ name: TokenIndex) -> Bool {
    switch self[name].end - self[name].start {
    case 3: token(name, is: "pop")
    case 4: token(name, is: "push") || token(name, is: "sort") || token(name, is: "fill")
    case 5: token(name, is: "shift")
    case 6: token(name, is: "splice")
    case 7: token(name, is: "unshift") || token(name, is: "reverse")
    case 10: token(name, is: "copyWithin")
    default: false
    }
  }

  /// Whether a function of that name, of `Object` or `Reflect`, changes its first argument.
  func changesItsArgument(_ name: TokenIndex) -> Bool {
    switch self[name].end - self[name].start {
    case 3: token(name, is: "set")
    case 6: token(name, is: "assign")
    case 14:
      token(name, is: "defineProperty") || token(name, is: "deleteProperty")
        || token(name, is: "setPrototypeOf")
    case 16: token(name, is: "defineProperties")
    default: false
    }
  }
}
