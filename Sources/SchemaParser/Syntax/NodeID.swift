/// The address of a node in the arrays of a `SourceFileSyntax`.
struct NodeID<Node>: Hashable, Sendable, BitwiseCopyable {
  let index: UInt32

  init(index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }
}

/// The address of a run of nodes of one kind; `SourceFileSyntax` gives its elements.
struct NodeList<Node>: Hashable, Sendable, BitwiseCopyable {
  /// Where in `SourceFileSyntax.lists` the count stands that the elements follow.
  let offset: UInt32

  init(offset: Int) {
    self.offset = UInt32(truncatingIfNeeded: offset)
  }

  /// The list of nothing, which every file has.
  static var empty: NodeList { NodeList(offset: 0) }

  var isEmpty: Bool { offset == 0 }
}

typealias ExpressionID = NodeID<Expression>
typealias TypeID = NodeID<TypeNode>
