/// The tree of a file that is one expression.
struct ParsedValue: Sendable {
  let syntax: SourceFileSyntax
  let expression: ExpressionID
}
