/// A type: the tokens it covers and what it is.
struct TypeNode: SyntaxNode {
  let first: TokenIndex
  let end: TokenIndex
  let kind: Kind

  enum Kind: Sendable, BitwiseCopyable {
    /// A type that should stand here and does not; a diagnostic says so already.
    case missing
    /// `string`, `number`, `any`, `null`, `undefined` and other words of the language: the kind of
    /// the token `first`.
    case keyword
    /// `A`, `A.B`, `A<X>`
    case reference(name: TypeName, arguments: NodeList<TypeNode>)
    /// A string, or a template without substitutions: the token `first`.
    case string
    /// A number, with a `-` before it if that is the token `first`.
    case number
    case boolean(Bool)
    /// `T[]`
    case array(TypeID)
    case tuple(NodeList<TupleMember>)
    case object(NodeList<TypeMember>)
    case union(NodeList<TypeNode>)
    case intersection(NodeList<TypeNode>)
    /// `T[K]`
    case indexedAccess(object: TypeID, index: TypeID)
    case keyOf(TypeID)
    /// `typeof a.b`
    case typeQuery(name: TypeName, arguments: NodeList<TypeNode>)
    /// `readonly T[]`
    case readonly(TypeID)
    case parenthesized(TypeID)
    /// A type that is read and not evaluated.
    case unsupported(Unsupported)
  }

  /// Why a type is not evaluated.
  enum Unsupported: UInt8, Sendable, BitwiseCopyable {
    case conditional, mapped, template, function, constructor, importType, infer, uniqueSymbol
    case predicate, this, bigint
  }
}

/// One word, or several with a dot between each two.
struct TypeName: Hashable, Sendable, BitwiseCopyable {
  let firstWord: TokenIndex
  let lastWord: TokenIndex

  var isQualified: Bool { firstWord != lastWord }

  /// The words, without the dots.
  var words: some Sequence<TokenIndex> {
    stride(from: firstWord.index, through: lastWord.index, by: 2).lazy.map { TokenIndex(Int($0)) }
  }
}

/// One place of a tuple type.
struct TupleMember: SyntaxNode {
  let first: TokenIndex
  let end: TokenIndex
  /// `x` in `[x: number]`.
  let label: TokenIndex?
  let type: TypeID
  /// `T?` and `x?: T`
  let isOptional: Bool
  /// `...T`
  let isRest: Bool
}
