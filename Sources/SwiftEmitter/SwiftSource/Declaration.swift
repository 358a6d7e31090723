// The pieces of Swift that emitters describe and the printer writes. A piece holds no other piece:
// what stands inside one is described to the printer when it gets there.
//
// Names stand here as they are; whether one needs backticks where it stands is the printer's
// business.

/// How far a declaration can be seen.
enum Visibility {
  /// As far as the options ask for.
  case exported
  case `private`
}

/// A struct, an enum or an extension without its members; all three are `nonisolated`.
struct TypeHead {
  enum Kind {
    case `struct`, `enum`, `extension`
  }

  var documentation: [String] = []
  var kind: Kind
  /// For an extension the whole path, such as `Todo.Address`.
  var name: String
  var inheritance: [String] = []
}

/// A property without its value.
struct Property {
  var documentation: [String] = []
  var visibility = Visibility.exported
  var isStatic = false
  var isConstant = false
  var name: String
  /// `nil` to let the compiler infer it.
  var type: String?
}

struct EnumCase {
  var documentation: [String] = []
  var name: String
  var payload: String?
}

/// An expression without lists.
enum Expression {
  /// Swift that holds nothing of the schema.
  case verbatim(StaticString)
  /// A string literal with this value.
  case string(String)
  /// A parameter or variable.
  case name(String)
  /// `.name`
  case member(String)
  /// `\.name`
  case keyPath(String)
  /// `base.member`, for example `parentBox.value`
  case access(base: String, member: String)
}

/// What a case of a `switch` stands for.
enum Pattern {
  case string(String)
  case member(String)
  /// `.name(let variable)`
  case payload(String, variable: String)
  case `default`
}
