/// A statement in a body.
enum Statement {
  case expression(Expression)
  /// `self.name = value`
  case assignToMember(String, Expression)
  /// `name = value`
  case assign(String, Expression)
  /// `self = value`
  case assignToSelf(Expression)
  case `switch`(on: Expression, [SwitchCase])
}

/// One line of a `switch`; cases of generated code have one statement each.
struct SwitchCase {
  enum Pattern {
    case string(String)
    case member(String)
    /// `.name(let variable)`
    case payload(String, variable: String)
    case `default`
  }

  var pattern: Pattern
  var body: Statement
}

enum Expression {
  /// Swift that holds nothing of the schema, or names of types.
  case verbatim(String)
  /// A string literal with this value.
  case string(String)
  /// A parameter or variable.
  case name(String)
  /// `.name`, or `.name(payload)`
  case member(String)
  case memberCall(String, [Argument])
  /// `\.name`
  case keyPath(String)
  /// `base.member`, for example `parentBox.value`
  case access(base: String, member: String)
  case call(String, [Argument], isTrying: Bool = false)
  case array([Expression])
}

struct Argument {
  var label: String?
  var value: Expression

  init(_ label: String? = nil, _ value: Expression) {
    self.label = label
    self.value = value
  }
}
