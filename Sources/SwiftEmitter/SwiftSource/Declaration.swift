/// A piece of Swift at the level of declarations: what the emitters build and the printer writes.
///
/// Names stand here as they are; whether one needs backticks where it stands is the printer's
/// business.
enum Declaration {
  case type(TypeDeclaration)
  case property(Property)
  case initializer(Initializer)
  case enumCase(EnumCase)
  case typeAlias(TypeAlias)
}

/// How far a declaration can be seen.
enum Visibility {
  /// As far as the options ask for.
  case exported
  case `private`
  /// Nothing is written: what the context gives.
  case inherited
}

/// A struct, an enum or an extension with its members; all three are `nonisolated`.
struct TypeDeclaration {
  enum Kind: String {
    case `struct`, `enum`, `extension`
  }

  var documentation: [String] = []
  var kind: Kind
  /// For an extension the whole path, such as `Todo.Address`.
  var name: String
  var inheritance: [String] = []
  var members: [Declaration] = []
}

struct Property {
  enum Value {
    /// A stored property without an initial value.
    case stored
    case initial(Expression)
    /// A computed property whose getter is one expression.
    case computed(Expression)
    /// A computed property whose getter is one statement.
    case statement(Statement)
    case accessors(get: Expression, set: Statement)
  }

  var documentation: [String] = []
  var visibility = Visibility.exported
  var isStatic = false
  var isConstant = false
  var name: String
  /// `nil` to let the compiler infer it.
  var type: String?
  var value = Value.stored
}

struct Initializer {
  var parameters: [Parameter]
  var isThrowing = false
  var body: [Statement]
}

struct Parameter {
  /// What callers write.
  var label: String
  /// What the body writes, if it is another name.
  var innerName: String?
  var type: String
  var defaultValue: Expression?
}

struct EnumCase {
  var documentation: [String] = []
  var name: String
  var payload: String?
}

/// A private other name for a type.
struct TypeAlias {
  var name: String
  var type: String
}
