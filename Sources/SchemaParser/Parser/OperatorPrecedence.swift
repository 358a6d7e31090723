/// How tightly binary operators bind; higher numbers bind tighter.
enum OperatorPrecedence {
  static let lowest = 1
  static let exponent = 15

  /// The precedence of an operator other than comma and assignment, 0 if the token is none.
  static func of(_ kind: TokenKind) -> Int {
    switch kind {
    case .questionQuestion: 4
    case .barBar: 5
    case .ampersandAmpersand: 6
    case .bar: 7
    case .caret: 8
    case .ampersand: 9
    case .equalEqual, .exclamationEqual, .equalEqualEqual, .exclamationEqualEqual: 10
    case .less, .greater, .lessEqual, .instanceofKeyword, .inKeyword, .asKeyword,
      .satisfiesKeyword:
      11
    case .plus, .minus: 13
    case .asterisk, .slash, .percent: 14
    case .asteriskAsterisk: exponent
    default: 0
    }
  }

  /// The precedence of `<<`, `>>` and `>>>`, which are tokens of one sign each.
  static let shift = 12

  static func isAssignment(_ kind: TokenKind) -> Bool {
    switch kind {
    case .equal, .plusEqual, .minusEqual, .asteriskEqual, .asteriskAsteriskEqual, .slashEqual,
      .percentEqual, .ampersandEqual, .barEqual, .caretEqual, .ampersandAmpersandEqual,
      .barBarEqual, .questionQuestionEqual:
      true
    default: false
    }
  }
}
