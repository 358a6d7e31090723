import SchemaDiagnostics

/// The text behind tokens, made when it is asked for.
extension SourceFileSyntax {
  /// The source of a token as it is written.
  func text(of token: TokenIndex) -> String { file.text(in: range(of: token)) }

  /// Whether a name is `text`, without making a string of it. Names with escapes are never equal.
  func token(_ token: TokenIndex, is text: StaticString) -> Bool {
    let bytes = file.bytes[range(of: token).offsets]
    guard bytes.count == text.utf8CodeUnitCount else { return false }
    return bytes.elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The property or variable that a token names: a word, the value of a string, or a number as
  /// JavaScript turns it into a key.
  func name(of token: TokenIndex) -> String {
    switch self[token].kind {
    case .string, .template: string(of: token)
    case .number, .bigint: NumberKey(number(of: token)).description
    default: literal(token) { $0.cooked(droppingHead: 0, tail: 0) }
    }
  }

  /// The same as one of the names of a run. Mostly no text is made.
  func name(of token: TokenIndex, in names: inout NameTable) -> Name {
    let here = self[token]
    guard !here.isEscaped, !here.hasError, here.kind.isWord || here.kind == .string else {
      return names.name(name(of: token))
    }
    let quote = here.kind == .string ? 1 : 0
    let offsets = Int(here.start) + quote..<Int(here.end) - quote
    return file.bytes.withUnsafeBufferPointer {
      names.name(UnsafeBufferPointer(rebasing: $0[offsets]))
    }
  }

  /// The value of a string, or of the text of a template between its substitutions.
  func string(of token: TokenIndex) -> String {
    let tail =
      switch self[token].kind {
      case .templateHead, .templateMiddle: 2
      case .string where isUnterminatedString(token): 0
      default: 1
      }
    return literal(token) { $0.cooked(droppingHead: 1, tail: tail) }
  }

  /// Whether a string has no closing quote on its line.
  func isUnterminatedString(_ token: TokenIndex) -> Bool {
    guard self[token].kind == .string, self[token].hasError else { return false }
    let bytes = file.bytes[range(of: token).offsets]
    return bytes.count < 2 || bytes.first != bytes.last
  }

  /// The value of a number, without a sign.
  func number(of token: TokenIndex) -> Double { literal(token) { $0.number } }

  private func literal<Value>(_ token: TokenIndex, _ body: (LiteralText) -> Value) -> Value {
    let offsets = range(of: token).offsets
    return file.bytes.withUnsafeBufferPointer {
      body(
        LiteralText(
          bytes: UnsafeBufferPointer(rebasing: $0[offsets]), isEscaped: self[token].isEscaped))
    }
  }
}
