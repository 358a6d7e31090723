/// A kind of list with separators or a closing bracket. While one is read, the lists around it tell
/// whether a token that fits nowhere inside belongs to them.
enum ListContext: UInt32 {
  case objectMembers, arrayElements, arguments
  case parameters, typeParameters, typeArguments
  case objectBindings, arrayBindings, variables
  case tupleMembers, typeMembers, heritage
  case enumMembers, importSpecifiers, exportSpecifiers

  /// What to call an element in messages.
  var element: String {
    switch self {
    case .objectMembers: "a property"
    case .arrayElements: "an element or `,`"
    case .arguments: "an argument"
    case .parameters: "a parameter"
    case .typeParameters: "a type parameter"
    case .typeArguments: "a type argument"
    case .objectBindings: "a property to take apart"
    case .arrayBindings: "an element to take apart"
    case .variables: "a variable"
    case .tupleMembers: "a type or `,`"
    case .typeMembers: "a property or signature"
    case .heritage: "a type"
    case .enumMembers: "a member of the enum"
    case .importSpecifiers, .exportSpecifiers: "a name"
    }
  }

  /// Whether `;` stands between elements, or may have been meant as `,` there.
  var acceptsSemicolons: Bool {
    self == .objectMembers || self == .enumMembers || self == .typeMembers
  }
}

/// The kinds of list that are being read.
struct ListContexts {
  private var bits: UInt32 = 0
  private(set) var innermost: ListContext?

  func contains(_ context: ListContext) -> Bool { bits & 1 << context.rawValue != 0 }

  mutating func insert(_ context: ListContext) {
    bits |= 1 << context.rawValue
    innermost = context
  }
}
