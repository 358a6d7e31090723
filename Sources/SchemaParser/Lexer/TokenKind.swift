/// What a token is. Words are told apart here once, so that nobody compares text again.
enum TokenKind: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  case endOfFile
  /// Bytes that begin no token.
  case unknown

  // Literals and names
  case identifier, privateName
  case number, bigint, string, regularExpression
  /// `` `…` `` without substitutions.
  case template
  /// The parts of a template around its substitutions: `` `…${ ``, `}…${` and `` }…` ``.
  case templateHead, templateMiddle, templateTail
  /// A JSX element without embedded expressions, and the parts of one around them:
  /// `<a b={`, `}>text{` and `}</a>`.
  case jsx, jsxHead, jsxMiddle, jsxTail

  // Punctuation
  case leftBrace, rightBrace, leftParen, rightParen, leftBracket, rightBracket
  case dot, ellipsis, questionDot, comma, semicolon, colon, question, at, arrow
  case less, greater, equal, exclamation
  case plus, minus, asterisk, slash, percent, ampersand, bar, caret, tilde
  case plusPlus, minusMinus, asteriskAsterisk
  case lessEqual
  case equalEqual, equalEqualEqual, exclamationEqual, exclamationEqualEqual
  case ampersandAmpersand, barBar, questionQuestion
  case plusEqual, minusEqual, asteriskEqual, asteriskAsteriskEqual, slashEqual, percentEqual
  case ampersandEqual, barEqual, caretEqual
  case ampersandAmpersandEqual, barBarEqual, questionQuestionEqual

  // Words that JavaScript reserves
  case breakKeyword, caseKeyword, catchKeyword, classKeyword, constKeyword, continueKeyword
  case debuggerKeyword, defaultKeyword, deleteKeyword, doKeyword, elseKeyword, enumKeyword
  case exportKeyword, extendsKeyword, falseKeyword, finallyKeyword, forKeyword, functionKeyword
  case ifKeyword, importKeyword, inKeyword, instanceofKeyword, newKeyword, nullKeyword
  case returnKeyword, superKeyword, switchKeyword, thisKeyword, throwKeyword, trueKeyword
  case tryKeyword, typeofKeyword, varKeyword, voidKeyword, whileKeyword, withKeyword

  // Words that mean something only where the grammar asks for them; names everywhere else
  case abstractKeyword, accessorKeyword, anyKeyword, asKeyword, assertsKeyword, asyncKeyword
  case awaitKeyword, bigintKeyword, booleanKeyword, constructorKeyword, declareKeyword
  case fromKeyword, getKeyword, globalKeyword, implementsKeyword, inferKeyword, interfaceKeyword
  case intrinsicKeyword, isKeyword, keyofKeyword, letKeyword, moduleKeyword, namespaceKeyword
  case neverKeyword, numberKeyword, objectKeyword, ofKeyword, outKeyword, overrideKeyword
  case packageKeyword, privateKeyword, protectedKeyword, publicKeyword, readonlyKeyword
  case requireKeyword, satisfiesKeyword, setKeyword, staticKeyword, stringKeyword, symbolKeyword
  case typeKeyword, undefinedKeyword, uniqueKeyword, unknownKeyword, usingKeyword, yieldKeyword

  /// Words that no variable may be called.
  var isReservedWord: Bool {
    rawValue >= TokenKind.breakKeyword.rawValue && rawValue <= TokenKind.withKeyword.rawValue
  }

  /// Names of variables: identifiers and the words that are not reserved.
  var isIdentifier: Bool {
    self == .identifier || rawValue >= TokenKind.abstractKeyword.rawValue
  }

  /// Names of properties: every word.
  var isWord: Bool { isIdentifier || isReservedWord }

  /// What may stand before the colon of a property.
  var isPropertyName: Bool { isWord || self == .string || self == .number || self == .bigint }

  /// The words of the language.
  static var words: some Sequence<TokenKind> {
    allCases.lazy.filter { $0.isWord && $0 != .identifier }
  }
}
