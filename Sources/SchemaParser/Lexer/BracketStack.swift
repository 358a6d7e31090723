/// The brackets that are open at a place, as far as the lexer needs them: to tell a division from a
/// regular expression after a closing bracket, and to know when a template goes on.
struct BracketStack {
  enum Bracket: UInt8 {
    /// The parenthesis of an expression, and that after `if`, `while`, `for` or `with`, which a
    /// statement follows.
    case group, condition
    case square
    /// The braces of a value (an object, mostly) and of statements.
    case value, block
    /// `${` in a template, `{` in JSX: what follows the closing brace is text.
    case template, taggedTemplate, jsx

    fileprivate var isBrace: Bool { rawValue >= Bracket.value.rawValue }
  }

  private var brackets: [Bracket] = []
  /// How many elements are open around each `jsx` bracket, and whether it stands in a tag.
  private var jsxStates: [JSXState] = []

  mutating func open(_ bracket: Bracket) { brackets.append(bracket) }

  mutating func openJSX(_ state: JSXState) {
    brackets.append(.jsx)
    jsxStates.append(state)
  }

  /// Closes the innermost parenthesis, if it is innermost of all.
  mutating func closeParen() -> Bracket? {
    guard let last = brackets.last, last == .group || last == .condition else { return nil }
    return brackets.removeLast()
  }

  mutating func closeSquare() {
    if brackets.last == .square { brackets.removeLast() }
  }

  /// Closes the innermost brace together with what is still open inside it, because braces hold
  /// when parentheses are missing; nothing if no brace is open.
  mutating func closeBrace() -> Bracket? {
    while let bracket = brackets.popLast() {
      if bracket.isBrace { return bracket }
    }
    return nil
  }

  mutating func takeJSXState() -> JSXState { jsxStates.popLast() ?? JSXState() }
}
