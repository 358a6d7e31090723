/// The place of a token in the token array of its file. Names and literals are kept as such; their
/// text is made when somebody asks for it.
struct TokenIndex: Hashable, Comparable, Sendable, BitwiseCopyable {
  let index: UInt32

  init(_ index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }

  static func < (left: TokenIndex, right: TokenIndex) -> Bool { left.index < right.index }

  var next: TokenIndex { TokenIndex(Int(index) + 1) }
  var previous: TokenIndex { TokenIndex(Int(index) - 1) }
}

extension [Token] {
  subscript(index: TokenIndex) -> Token { self[Int(index.index)] }
}

/// A run of tokens.
struct TokenRange: Hashable, Sendable, BitwiseCopyable {
  let first: TokenIndex
  /// The token after the last.
  let end: TokenIndex

  init(_ first: TokenIndex, end: TokenIndex) {
    self.first = first
    self.end = end
  }
}
