/// A part of the tree that covers a run of tokens.
protocol SyntaxNode: Sendable, BitwiseCopyable {
  /// The first token.
  var first: TokenIndex { get }
  /// The token after the last; equal to `first` for a node that the source leaves out.
  var end: TokenIndex { get }
}
